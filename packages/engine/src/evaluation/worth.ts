import { arithmetic, piecesOnBoard, progressions } from '@calculi/rules';
import type { Position } from '@calculi/rules';
import type { Numbers } from '@calculi/rules/kernel';
import type { Weights } from './weights.ts';

/** What each piece is worth by itself. */

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

/** Where a pyramid must fall a layer is less than a piece of its own, but the layers share what that fall is worth. */
const LAYER = 0.4;

/**
 * The worth of every piece by id; a pyramid's is that of all its layers. Pieces are worth the same: a search goes deeper
 * where scores are often equal, and what sets pieces apart is weighed once for each turn (see `makeTalents`).
 */
export const makeWorths = (numbers: Numbers, weights: Weights): Int32Array => {
  const { piece, crown } = weights;
  const { pieces } = numbers.field.army;
  const worths = new Int32Array(pieces.length).fill(piece);
  const mustFall = pyramidFirst(numbers);
  for (const { id, layers } of pieces) {
    const share = mustFall ? LAYER * piece + crown / layers.length : weights.layer;
    for (const layer of layers) worths[layer] = Math.round(share);
    if (layers.length > 0) worths[id] = layers.reduce((sum, layer) => sum + worths[layer]!, 0);
  }
  return worths;
};

/** By piece id: how much more than others it can take, and in how many more harmonies it can stand. */
export const makeTalents = (position: Position, numbers: Numbers, weights: Weights): Int32Array => {
  const { pieces } = numbers.field.army;
  const offence = offences(position, pieces.length);
  const concord = concords(numbers);
  const [usualOffence, usualConcord] = [mean(offence), mean(concord)];
  const excess = (own: number, usual: number) => Math.min(2.5, own / usual) - 1;
  return Int32Array.from(pieces, ({ id, shape, layerOf }) =>
    shape === 'pyramid' || layerOf !== null
      ? 0
      : Math.round(
          weights.offence * excess(offence[id]!, usualOffence) +
            weights.concord * excess(concord[id]!, usualConcord),
        ),
  );
};

/** Whether some harmony counts only once the enemy pyramid has fallen. */
export const pyramidFirst = ({ play }: Numbers): boolean =>
  play.victories.some((victory) => victory.type === 'harmony' && victory.pyramidFirst);
