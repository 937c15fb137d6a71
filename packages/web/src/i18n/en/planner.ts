import type { Square } from '@calculi/rules';
import { makeGrammar } from '../grammar.ts';

const { count } = makeGrammar('en');

/** The panels that explain a piece and plan a harmony. */
export const planner = {
  why: {
    title: 'Why / why not',
    short: 'Why?',
    choose:
      'Choose a piece on the board: every way in which it can be taken is shown here, whether it stands or not.',
    can: (piece: string) => `How can ${piece} be taken?`,
    further: (failures: number) => count(failures, { one: '# further case', other: '# further cases' }),
    fewer: 'Fewer',
    bound: 'It is bound, and can be taken at its captor’s next turn.',
    marked: 'It is marked, and is taken if an attack still stands after its owner’s turn.',
  },
  harmony: {
    title: 'Harmonies',
    side: 'For',
    kind: 'Kind',
    every: 'every kind',
    looking: 'Looking for harmonies…',
    failed: 'The harmonies could not be reckoned.',
    atLeast: (turns: number) => count(turns, { one: 'at least # turn', other: 'at least # turns' }),
    stands: 'stands already',
    none: (side: string) => `No such harmony is within reach of ${side}.`,
    found: (harmonies: number) =>
      count(harmonies, { one: '# harmony within reach', other: '# harmonies within reach' }),
    reckoned: 'The turns are counted as if no other piece stood in the way.',
    notYet: 'It counts only once the enemy pyramid has fallen.',
    moves: (from: Square, to: Square) => `${from} to ${to}`,
    stays: (square: Square) => `stays on ${square}`,
    laid: (square: Square) => `from the hand to ${square}`,
    more: 'Show more',
    tables: 'All progressions of these rules',
  },
};
