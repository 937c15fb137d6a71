/** The flags there are. Each command says which of them it takes. */

export type ValueFlag = 'position' | 'option';
export type Switch = 'json' | 'stdin' | 'all' | 'help' | 'version';
export type Flag = ValueFlag | Switch;

interface FlagText {
  /** What stands after it, for a flag with a value. */
  readonly value?: string;
  readonly about: string;
}

export const FLAGS: Readonly<Record<Flag, FlagText>> = {
  position: { value: 'P', about: 'a position as text, in quotes; without it the initial position' },
  option: { value: 'k=v', about: 'an option of the rule set; may be given several times' },
  json: { about: 'JSON for programs' },
  stdin: { about: 'read one position a line, write one JSON line for each' },
  all: { about: 'leave nothing out of a long list' },
  help: { about: 'this text' },
  version: { about: 'the version' },
};

export const FLAG_NAMES = Object.keys(FLAGS) as readonly Flag[];

/** What every command that takes a position understands. */
export const POSITION_FLAGS: readonly Flag[] = ['position', 'option', 'json', 'stdin'];

export const isFlag = (name: string): name is Flag => Object.hasOwn(FLAGS, name);

export const isValueFlag = (flag: Flag): flag is ValueFlag => FLAGS[flag].value !== undefined;
