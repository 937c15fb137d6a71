import type { Stones } from '../kernel/stones.ts';
import type { Position } from '../position.ts';
import type { Side } from '../spec/ruleset.ts';
import { makeSquare } from '../square.ts';
import { enclosedStones } from './enclosures.ts';
import type { Failure, WhyKind } from './why.ts';

/** Why a stone is, or is not, enclosed. */
export const explainEnclosure = (
  position: Position,
  stones: Stones,
  square: number,
  taker: Side,
): WhyKind[] => {
  const { rules, cells } = position;
  const { clauses, binding } = stones.play;
  const name = (each: number) => makeSquare(rules.geometry, each);
  const isFree = (each: number) => cells[each]! >> 6 === taker + 1;
  const captures = enclosedStones(position, taker).filter((each) => each.square === name(square));
  const pairs = stones.enclosure.guardPairs(square);
  const held = pairs.find((pair) => pair.every(isFree));
  const failures: Failure[] = [];
  if (captures.length === 0) {
    if (held) failures.push({ condition: 'not-anew', by: held.map(name) });
    else
      failures.push({
        condition: 'no-pair',
        squares: pairs.map(([one, other]) => [name(one), name(other)] as const),
      });
    failures.push(...openSquares(pairs.flat(), isFree, name));
  }
  return [
    {
      kind: 'enclosure',
      clause: stones.enclosure.isCorner(square) ? clauses.corner : clauses.enclosure,
      timing: binding ? 'bound' : 'sweep',
      stands: captures.length > 0,
      captures,
      failures,
    },
  ];
};

/** The squares beside it where no free enemy stands. */
const openSquares = (
  around: readonly number[],
  isFree: (square: number) => boolean,
  name: (square: number) => string,
): Failure[] => {
  const open = around.filter((square) => !isFree(square));
  return open.length === 0 ? [] : [{ condition: 'free', squares: open.map(name) }];
};
