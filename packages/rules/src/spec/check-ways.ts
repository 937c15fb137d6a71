import { MOST_REACHERS } from '../kernel/survey.ts';
import { parseCount } from '../notation/fields.ts';
import { fail } from './problem.ts';
import type { Movement, MovesSpec } from './ruleset.ts';

/** The movements of each shape; of a pyramid its own. */
export const listMoves = ({ round, triangle, square, pyramid }: MovesSpec) => ({
  round,
  triangle,
  square,
  pyramid: pyramid === 'as-layers' ? [] : pyramid,
});

const pair = (one: number, other: number): string => `${Math.min(one, other)},${Math.max(one, other)}`;

/** How far a movement leads, along the files and the ranks or the other way round. */
const offsetsOf = (move: Movement): string[] => {
  if (move.type === 'leap') return [pair(...move.by)];
  const { type, steps } = move;
  if (type === 'bend')
    return Array.from({ length: steps - 1 }, (_, index) => pair(index + 1, steps - 1 - index));
  const ends = { orthogonal: [0], diagonal: [steps], all: [0, steps] };
  return ends[move.directions].map((end) => pair(end, steps));
};

const NOTHING_BETWEEN = 'leap';

/** A slide of one step enters no square on its way, like a leap. */
const wayOf = (move: Movement): string =>
  move.type === 'leap'
    ? move.irregular
      ? 'irregular'
      : NOTHING_BETWEEN
    : move.steps === 1
      ? NOTHING_BETWEEN
      : move.type;

/** Refuses ways that cannot be told apart or kept, of movements that are sound by themselves. */
export const checkWays = (moves: MovesSpec): void => {
  const at = ['play', 'moves'];
  const lists = Object.values(listMoves(moves));
  const all = lists.flat();
  // A pyramid may have the ways of all its layers together.
  for (const list of moves.pyramid === 'as-layers' ? [all] : lists) {
    for (const offset of list.flatMap(offsetsOf)) {
      const ways = new Set(list.filter((move) => offsetsOf(move).includes(offset)).map(wayOf));
      // Regular and irregular moves are written alike, and beside the two ways of a bend there is room for none but a leap.
      if (ways.size > 1 && (ways.has('irregular') || !ways.has(NOTHING_BETWEEN))) fail(at, 'twice', offset);
    }
  }
  let squares = 0;
  for (const offset of new Set(all.flatMap(offsetsOf))) squares += /^(0|(\d+),\2$)/.test(offset) ? 4 : 8;
  parseCount(squares, [...at, 'squares'], 0, MOST_REACHERS);
};
