import { FLAG_NAMES, FLAGS, isFlag, isValueFlag } from './flags.ts';
import type { Flag, Switch, ValueFlag } from './flags.ts';
import { suggestion } from './nearest.ts';
import type { Complaint } from './problem.ts';

/** A command line, read but not yet judged by a command. */
export interface Args {
  /** Everything that is not a flag, the command first. */
  readonly words: readonly string[];
  readonly switches: ReadonlySet<Switch>;
  readonly position: string | undefined;
  /** The texts after flags with a value, those of --option apart. */
  readonly values: ReadonlyMap<ValueFlag, string>;
  readonly options: Readonly<Record<string, string>>;
  readonly given: ReadonlySet<Flag>;
  /** All that is wrong, so that it can be told at once. */
  readonly problems: readonly Complaint[];
}

/** The flags that a command takes; all there are where no command is known. */
type FlagsOf = (command: string | undefined) => readonly Flag[];

class Reader {
  readonly words: string[] = [];
  readonly switches = new Set<Switch>();
  readonly given = new Set<Flag>();
  readonly options = new Map<string, string>();
  readonly values = new Map<ValueFlag, string>();
  private readonly found: (() => Complaint)[] = [];
  private readonly rest: string[];
  private readonly flagsOf: FlagsOf;

  constructor(argv: readonly string[], flagsOf: FlagsOf) {
    this.rest = [...argv];
    this.flagsOf = flagsOf;
  }

  /** Told once all is read: only then is it known which flags may have been meant. */
  get problems(): Complaint[] {
    return this.found.map((tell) => tell());
  }

  readAll(): void {
    for (let word = this.rest.shift(); word !== undefined; word = this.rest.shift()) {
      // A position’s fields begin with - too (`-/-`), so only a letter makes a flag.
      if (word === '--') this.words.push(...this.rest.splice(0));
      else if (word === '-h') this.readFlag('--help');
      else if (/^-[a-z]/i.test(word)) this.problem(word, 'is not a known flag');
      else if (word.startsWith('--')) this.readFlag(word);
      else this.words.push(word);
    }
  }

  private problem(at: string, message: string): void {
    this.found.push(() => ({ at, message }));
  }

  private problemOfUnknown(name: string): void {
    this.found.push(() => ({
      at: `--${name}`,
      message: `is not a known flag${suggestion(name, this.flagsOf(this.words[0]), '--')}`,
    }));
  }

  private readFlag(word: string): void {
    const [, name = '', value] = /^--([^=]*)(?:=([\s\S]*))?$/.exec(word) ?? [];
    if (!isFlag(name)) return this.problemOfUnknown(name);
    this.given.add(name);
    if (isValueFlag(name)) return this.readValue(name, value ?? this.nextValue());
    if (value !== undefined) return this.problem(`--${name}`, 'takes no value');
    this.switches.add(name);
    return undefined;
  }

  private nextValue(): string | undefined {
    return this.rest[0]?.startsWith('--') ? undefined : this.rest.shift();
  }

  private readValue(flag: ValueFlag, value: string | undefined): void {
    if (value === undefined)
      return this.problem(`--${flag}`, `needs a value: --${flag} ${FLAGS[flag].value}`);
    if (flag === 'option') return this.readOption(value);
    if (this.values.has(flag)) return this.problem(`--${flag}`, 'is given twice');
    this.values.set(flag, value);
    return undefined;
  }

  private readOption(text: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([\s\S]*)$/.exec(text) ?? [];
    if (name === '') return this.problem('--option', `“${text}” is not name=value, such as count=steps`);
    if (this.options.has(name)) return this.problem(`option ${name}`, 'is given twice');
    this.options.set(name, value);
    return undefined;
  }
}

export const parseArgs = (argv: readonly string[], flagsOf: FlagsOf = () => FLAG_NAMES): Args => {
  const reader = new Reader(argv, flagsOf);
  reader.readAll();
  const { words, switches, values, given, problems } = reader;
  const options = Object.fromEntries(reader.options);
  return { words, switches, position: values.get('position'), values, options, given, problems };
};
