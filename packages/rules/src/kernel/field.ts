import type { Movement, NumbersPlay } from '../spec/ruleset.ts';
import { makeArmy, OWN_WAY } from './army.ts';
import type { Army } from './army.ts';
import type { Geometry } from './geometry.ts';
import { isIrregular, makePathTable } from './movement.ts';
import type { PathTable } from './movement.ts';

/** What never changes during a game of numbers: the board, the pieces and their ways. */
export interface Field {
  readonly geometry: Geometry;
  readonly army: Army;
  /** Regular ways, by mover bits. */
  readonly ways: readonly PathTable[];
  /** Irregular leaps, by mover bits; null where no piece has any. */
  readonly leaps: readonly PathTable[] | null;
}

export const makeField = (play: NumbersPlay, geometry: Geometry): Field => {
  const { round, triangle, square, pyramid } = play.moves;
  const movementsOf = (mover: number): Movement[] => {
    if (mover === OWN_WAY) return pyramid === 'as-layers' ? [] : [...pyramid];
    return [...(mover & 1 ? round : []), ...(mover & 2 ? triangle : []), ...(mover & 4 ? square : [])];
  };
  const movers = Array.from({ length: OWN_WAY + 1 }, (_, mover) => movementsOf(mover));
  const table = (wanted: boolean) =>
    movers.map((movements) => makePathTable(movements.filter((each) => isIrregular(each) === wanted), geometry));
  return {
    geometry,
    army: makeArmy(play, geometry),
    ways: table(false),
    leaps: movers.flat().some(isIrregular) ? table(true) : null,
  };
};
