import { bendPaths } from '../mechanisms/moving/bend.ts';
import { leapPaths } from '../mechanisms/moving/leap.ts';
import { slidePaths } from '../mechanisms/moving/slide.ts';
import type { Path } from '../mechanisms/moving/path.ts';
import type { Movement } from '../spec/ruleset.ts';
import { NOWHERE } from './geometry.ts';
import type { Geometry } from './geometry.ts';

/**
 * All paths of one kind of mover from every square. A path is one integer: target, then three squares that
 * must be empty, a byte each, short paths filled up with NOWHERE. Several paths to one target follow each other.
 */
export interface PathTable {
  readonly paths: Int32Array;
  /** Paths from a square are paths[start[square]] up to paths[start[square + 1]]. */
  readonly start: Uint16Array;
}

export const pathTarget = (path: number): number => path & 255;
export const pathFirst = (path: number): number => (path >>> 8) & 255;
export const pathSecond = (path: number): number => (path >>> 16) & 255;
export const pathThird = (path: number): number => path >>> 24;

const pathsOf = (movement: Movement, geometry: Geometry, from: number): Path[] => {
  switch (movement.type) {
    case 'slide':
      return slidePaths(movement, geometry, from);
    case 'bend':
      return bendPaths(movement, geometry, from);
    case 'leap':
      return leapPaths(movement, geometry, from);
  }
};

const pack = ({ target, through: [a = NOWHERE, b = NOWHERE, c = NOWHERE] }: Path): number =>
  target | (a << 8) | (b << 16) | (c << 24);

export const makePathTable = (movements: readonly Movement[], geometry: Geometry): PathTable => {
  const start = new Uint16Array(geometry.size + 1);
  const paths: number[] = [];
  for (let from = 0; from < geometry.size; from++) {
    const found = movements.flatMap((movement) => pathsOf(movement, geometry, from));
    const packed = [...new Set(found.map(pack))].sort((a, b) => pathTarget(a) - pathTarget(b));
    paths.push(...packed);
    start[from + 1] = paths.length;
  }
  return { paths: Int32Array.from(paths), start };
};

export const isIrregular = (movement: Movement): boolean => movement.type === 'leap' && movement.irregular;
