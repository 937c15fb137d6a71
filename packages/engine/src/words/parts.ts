import type { CaptureKind, ProgressionKind } from '@calculi/rules';
import type { CaptureFact } from '../advice/reason.ts';
import { numberOf } from '../advice/worth.ts';

/** What a piece is, for its name: a number, a whole pyramid, a layer of one, or a stone. */
export interface Spoken {
  readonly type: 'number' | 'pyramid' | 'layer' | 'stone';
  readonly number: number;
}

export const spoken = (piece: string): Spoken => {
  const number = numberOf(piece);
  if (number === 0) return { type: 'stone', number };
  if (!/^p/i.test(piece)) return { type: 'number', number };
  return { type: piece.includes('+') ? 'pyramid' : 'layer', number };
};

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** An equation of the rules in a language's own signs: `3⁴ = 81`, `6 · 5 = 30`. */
export const speakEquation = (
  equation: string,
  times: string,
  progressions: Readonly<Record<ProgressionKind, string>>,
): string =>
  equation
    .replace(/ \^ (\d+)/g, (_, digits: string) =>
      digits
        .split('')
        .map((digit) => SUPERSCRIPTS[Number(digit)] ?? digit)
        .join(''),
    )
    .replaceAll('×', times)
    .replace(
      /^([\d, ]+) (arithmetic|geometric|harmonic)$/,
      (_, numbers: string, kind: ProgressionKind) => `${numbers} (${progressions[kind]})`,
    )
    // A line is not broken within an equation.
    .replaceAll(' ', '\u00a0');

/** The rule set's own term for a capture, or the language's. */
export const termOf = (
  { kind, clause }: Pick<CaptureFact, 'kind' | 'clause'>,
  terms: Readonly<Record<string, string>>,
  kinds: Readonly<Record<CaptureKind, string>>,
): string => terms[clause.slice(clause.lastIndexOf('.') + 1)] ?? kinds[kind];

/** `a`, `a and b`, `a, b and c`. */
export const listed = (items: readonly string[], and: string, comma = ', '): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(comma)}${and}${items[items.length - 1] ?? ''}`;

/** An action as people read it: the signs of the notation, with a real dash. */
export const speakActions = (actions: readonly string[]): string =>
  actions
    .filter((action) => action !== 'done')
    .map((action) => action.replace('-', '–').replace('x', '×'))
    .join(' ');

/** The terms of a harmony as they are told, whatever their order on the board. */
export const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** With which of its own turns a side wins if the game ends after so many turns of both sides, its own first. */
export const ownTurns = (turns: number): number => Math.floor(turns / 2) + 1;
