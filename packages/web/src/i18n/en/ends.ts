import type { EndReason, Square } from '@calculi/rules';
import type { Victories } from '../../words/result.ts';
import { makeGrammar } from '../grammar.ts';

const { and, count } = makeGrammar('en');

/** By what games end. */
export const ends = {
  reason: {
    victory: 'By a victory of the rules.',
    'last-piece': 'A side has no piece left.',
    'no-turn': 'Neither side has a turn.',
    blockade: 'The side to play is blocked, and the captures are counted.',
    'last-stone': 'A side has at most one stone left, and the captures are counted.',
    repetition: 'The position has come back too often.',
    quiet: 'Too many turns have passed without a capture.',
    resignation: 'By resignation.',
    agreement: 'By agreement.',
    time: 'Time is up.',
    absence: 'A player left and did not come back.',
    abort: 'Before both sides had played.',
  } as Readonly<Record<EndReason | 'time' | 'absence' | 'abort', string>>,
  plunder: (pieces: number, sum: number, digits: number) =>
    `By plunder: ${count(pieces, { one: '# piece', other: '# pieces' })}, sum ${sum}, ${count(digits, { one: '# digit', other: '# digits' })}.`,
  digits: (digits: string) => `By the agreed digits ${digits} among the captures.`,
  harmony: (grade: string, kinds: readonly string[], terms: readonly string[]) =>
    `${grade}: ${terms.join(', ')}, ${and(kinds)}.`,
  captures: (more: number, less: number, withBound: boolean) =>
    `Captures${withBound ? ' and bound stones' : ''}: ${more} to ${less}.`,
  term: (value: number, square: Square) => `${value} on ${square}`,
  victories: {
    halle: { small: 'Victoria magna', great: 'Victoria maior', excellent: 'Victoria praestantissima' },
    greatest: 'The greatest harmony',
    scholars: { small: 'Small victory', great: 'Great victory', excellent: 'Mighty victory' },
    boutin: { small: 'Mediocre victory', great: 'Great victory', excellent: 'Excellent victory' },
    perfect: 'Perfect victory',
  } as Victories,
};
