import { fail } from '../spec/problem.ts';
import type { Side } from '../spec/ruleset.ts';
import type { Rules } from '../rules.ts';

/** Fields that every position text has. */

export const parseCount = (text: string, at: string, most = 1_000_000_000): number => {
  const value = /^\d{1,10}$/.test(text) ? Number(text) : fail(at, `“${text}” is not a number`);
  return value <= most ? value : fail(at, `${value} is more than ${most}`);
};

/** Two parts with a slash between. */
export const parsePair = (text: string, at: string): [string, string] => {
  const parts = text.split('/');
  const [one = '', other = ''] =
    parts.length === 2 ? parts : fail(at, `“${text}” is not two parts with / between`);
  return [one, other];
};

export const parseSide = ({ ruleSet }: Rules, text: string): Side => {
  const side = ruleSet.sides.findIndex((name) => name.slice(0, 1) === text);
  return side < 0
    ? fail('side', `“${text}” is not ${ruleSet.sides.map((name) => name.slice(0, 1)).join(' or ')}`)
    : (side as Side);
};
