import type { PieceItem } from '../notation/item.ts';
import type { Movement, MovesSpec, NumbersPlay } from '../spec/ruleset.ts';
import { codeOf, makeArmy, OWN_WAY } from './army.ts';
import type { Army } from './army.ts';
import { squareOf, WHERE } from './cells.ts';
import type { Geometry } from './geometry.ts';
import { isIrregular, makePathTable, shapePaths } from './movement.ts';
import type { PathTable, ShapePaths } from './movement.ts';

/** What never changes during a game of numbers: the board, the pieces and their ways. */
export interface Field {
  readonly geometry: Geometry;
  readonly army: Army;
  /** Regular ways. */
  readonly ways: PathTable;
  /** Irregular leaps, in the same rows; null where no piece has any. */
  readonly leaps: PathTable | null;
}

/** The shapes that every kind of mover moves as, by its bits (see Army). */
const moversOf = (
  round: ShapePaths,
  triangle: ShapePaths,
  square: ShapePaths,
  pyramid: ShapePaths,
): ShapePaths[][] =>
  Array.from({ length: OWN_WAY + 1 }, (_, mover) =>
    [round, triangle, square, pyramid].filter((_shape, index) => (mover >> index) & 1),
  );

const makeWays = (
  { round, triangle, square, pyramid }: MovesSpec,
  geometry: Geometry,
  irregular: boolean,
): PathTable => {
  const paths = (movements: readonly Movement[]) =>
    shapePaths(
      movements.filter((each) => isIrregular(each) === irregular),
      geometry,
    );
  const own = pyramid === 'as-layers' ? [] : pyramid;
  return makePathTable(moversOf(paths(round), paths(triangle), paths(square), paths(own)), geometry);
};

export const makeField = (play: NumbersPlay, geometry: Geometry, items?: readonly PieceItem[]): Field => {
  const { round, triangle, square, pyramid } = play.moves;
  const all = [round, triangle, square, pyramid === 'as-layers' ? [] : pyramid].flat();
  return {
    geometry,
    army: makeArmy(play, geometry, items),
    ways: makeWays(play.moves, geometry, false),
    leaps: all.some(isIrregular) ? makeWays(play.moves, geometry, true) : null,
  };
};

/** The row of a standing piece in the tables of ways. */
export const rowOf = ({ army }: Field, cells: Int32Array, id: number): number =>
  army.row[codeOf(army, cells, id)]! + squareOf(cells[WHERE + id]!);
