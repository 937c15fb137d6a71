import { fail, readAll } from '../spec/problem.ts';
import type { Place } from '../spec/problem.ts';
import type { Side } from '../spec/ruleset.ts';
import type { Rules } from '../rules.ts';

/** Parts that several texts have. */

export const parseCount = (
  text: string | number,
  at: Place,
  least = 0,
  most: number = 1_000_000_000,
): number => {
  const value = /^\d{1,10}$/.test(`${text}`) ? Number(text) : NaN;
  return value >= least && value <= most ? value : fail(at, 'number', `${text}`, least, most);
};

/** Which of these a text is. */
export const parseChoice = (text: string, among: readonly string[], at: Place): number => {
  const index = among.indexOf(text);
  return index < 0 ? fail(at, 'choice', text, among) : index;
};

/** Two parts with a slash between. */
export const parsePair = (text: string, at: Place): [string, string] => {
  const parts = text.split('/');
  const [one = '', other = ''] = parts.length === 2 ? parts : fail(at, 'pair', text);
  return [one, other];
};

/** Texts `name=value`, each name once and, where those are given, one of the known. */
export const parseSettings = (
  texts: readonly string[],
  at: Place,
  known?: readonly string[],
): Map<string, string> => {
  const settings = new Map<string, string>();
  readAll(
    texts.map((text) => () => {
      const [, name = '', value = ''] = /^([a-z-]+)=(.+)$/.exec(text) ?? fail(at, 'setting', text);
      if (known) parseChoice(name, known, at);
      if (settings.has(name)) fail(at, 'twice', name);
      settings.set(name, value);
    }),
  );
  return settings;
};

export const parseSide = ({ ruleSet }: Rules, text: string): Side => {
  const letters = ruleSet.sides.map((name) => name.slice(0, 1));
  return parseChoice(text, letters, ['side']) as Side;
};
