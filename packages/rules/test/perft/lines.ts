import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { initialPosition, parseOptions, parsePosition } from '../../src/index.ts';
import type { Position } from '../../src/index.ts';
import { once, rulesOf } from '../cases.ts';

/** A line of a perft file: `options | position or "initial" | depth: counts…`. */
export interface PerftLine {
  readonly text: string;
  readonly options: Readonly<Record<string, string>>;
  readonly position: Position;
  readonly counts: readonly number[];
}

export const perftFile = (id: string): string => fileURLToPath(new URL(`${id}.txt`, import.meta.url));

const parseLine = (id: string, text: string): PerftLine => {
  const [optionText = '', place = '', figures = ''] = text.split('|').map((part) => part.trim());
  const options = parseOptions(optionText === '-' ? '' : optionText);
  const position = once(() => {
    const rules = rulesOf(id, options);
    return place === 'initial' ? initialPosition(rules) : parsePosition(rules, place);
  });
  const [depth = '', ...counts] = figures.split(/[: ]+/);
  if (Number(depth) !== counts.length || counts.length === 0)
    throw new Error(`depth and counts disagree: ${text}`);
  return {
    text,
    options,
    counts: counts.map(Number),
    get position() {
      return position();
    },
  };
};

/** The lines of a rule set's file; there must be one. */
export const readPerft = (id: string): PerftLine[] =>
  readFileSync(perftFile(id), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => parseLine(id, line));
