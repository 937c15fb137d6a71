import { arithmetic, piecesOnBoard, progressions } from '@calculi/rules';
import type { Position } from '@calculi/rules';
import type { Numbers } from '@calculi/rules/kernel';
import type { Weights } from './weights.ts';

/** What each piece is worth by itself: what its number can take, and in how many harmonies it can stand. */

/** How easily each kind of capture comes about. */
const EASE = {
  encounter: 1,
  power: 0.8,
  assault: 0.6,
  ambush: 0.08,
  progression: 0.06,
  siege: 0,
  enclosure: 0,
};
/** Many ways to take the same piece are hardly more than a few. */
const ENOUGH = 1.2;

/** By piece id, for pieces on the board of a position; 0 for others. */
const offences = (position: Position, count: number): Float64Array => {
  const found = new Float64Array(count);
  for (const { id, square } of piecesOnBoard(position)) {
    const byVictim = new Map<string, number>();
    for (const { victim, kind } of arithmetic(position, square)) {
      byVictim.set(victim, (byVictim.get(victim) ?? 0) + EASE[kind]);
    }
    for (const ease of byVictim.values()) found[id]! += Math.min(ease, ENOUGH);
  }
  return found;
};

/** By piece id: in how many progressions of its own army's numbers it can stand. */
const concords = ({ field: { army }, play }: Numbers): Float64Array => {
  const found = new Float64Array(army.pieces.length);
  if (!play.victories.some(({ type }) => type === 'harmony')) return found;
  for (const side of [0, 1]) {
    const own = army.pieces.filter((piece) => piece.side === side && piece.layerOf === null);
    const all = progressions(own.map(({ value }) => value));
    for (const { id, value } of own) found[id] = all.filter(({ values }) => values.includes(value)).length;
  }
  return found;
};

const mean = (numbers: Float64Array): number => {
  const some = numbers.filter((each) => each > 0);
  return some.length === 0 ? 1 : some.reduce((sum, each) => sum + each, 0) / some.length;
};

/** The worth of every piece by id, layers included; a pyramid's is that of its layers and a crown of its own. */
export const makeWorths = (position: Position, numbers: Numbers, weights: Weights): Int32Array => {
  const { pieces } = numbers.field.army;
  const offence = offences(position, pieces.length);
  const concord = concords(numbers);
  const [usualOffence, usualConcord] = [mean(offence), mean(concord)];
  const { piece, offence: byOffence, concord: byConcord } = weights;
  const worths = Int32Array.from(pieces, ({ id }) =>
    Math.round(
      piece *
        (1 -
          byOffence -
          byConcord +
          byOffence * Math.min(2.5, offence[id]! / usualOffence) +
          byConcord * Math.min(2.5, concord[id]! / usualConcord)),
    ),
  );
  for (const { id, layerOf } of pieces) if (layerOf !== null) worths[id] = Math.round(0.7 * piece);
  return worths;
};
