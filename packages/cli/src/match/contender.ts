import { parseSetting } from '../setting.ts';
import type { SettingAndLimits } from '../setting.ts';
import { refuse } from '../problem.ts';

/** Who plays in a match: a setting of our engine, or a program that speaks UGI. Plain data. */
export type Contender =
  | ({ readonly kind: 'setting'; readonly name: string } & SettingAndLimits)
  | { readonly kind: 'command'; readonly name: string; readonly command: readonly string[] };

const COMMAND = 'cmd:';

/** The words of a command; quotes hold together what contains spaces. */
export const splitWords = (text: string): string[] =>
  [...text.matchAll(/(?:[^\s"']+|"[^"]*"|'[^']*')+/g)].map(([word]) =>
    word.replaceAll(/"([^"]*)"|'([^']*)'/g, (_, double?: string, single?: string) => double ?? single ?? ''),
  );

/** A command may be in quotes as a whole: `cmd:"node other.mjs"`. */
const readCommand = (text: string): string[] => {
  const whole = /^"([^"]*)"$|^'([^']*)'$/.exec(text);
  return splitWords(whole ? (whole[1] ?? whole[2] ?? '') : text);
};

export const parseContender = (text: string): Contender => {
  const at = `player “${text}”`;
  if (!text.startsWith(COMMAND)) return { kind: 'setting', name: text, ...parseSetting(at, text) };
  const command = readCommand(text.slice(COMMAND.length));
  if (command.length === 0) refuse(at, 'the command is missing, such as cmd:"node other.mjs"');
  return { kind: 'command', name: text, command };
};
