import { bendPaths } from '../mechanisms/moving/bend.ts';
import { leapPaths } from '../mechanisms/moving/leap.ts';
import { slidePaths } from '../mechanisms/moving/slide.ts';
import type { Path } from '../mechanisms/moving/path.ts';
import type { Movement } from '../spec/ruleset.ts';
import { NOWHERE, WORDS } from './cells.ts';
import type { Geometry } from './geometry.ts';

/**
 * The paths of all kinds of movers from every square, one entry for each target; a mover on a square has a row. A path
 * is one integer: target, then three squares that must be empty, a byte each, short paths filled up with NOWHERE.
 */
export interface PathTable {
  readonly paths: Int32Array;
  /** The other way to the same target where a path can bend either way; null where no path of the table can. */
  readonly others: Int32Array | null;
  /** Whether some path has three squares before its target. */
  readonly deep: boolean;
  /** Entries of a row are start[row] up to start[row + 1]. */
  readonly start: Uint16Array;
  /** By `row * WORDS`: the set of squares that paths lead to. */
  readonly targets: Int32Array;
  /** By `row * WORDS`: the set of squares that paths enter, their targets included. */
  readonly entered: Int32Array;
}

export const pathTarget = (path: number): number => path & 255;

/** What stands on the squares of a path before its target: 0 if nothing does. */
export const inTheWay = (cells: Int32Array, path: number): number =>
  cells[(path >>> 8) & 255]! | cells[(path >>> 16) & 255]! | cells[path >>> 24]!;

/** Whether one of an entry's ways to its target is free. */
export const isOpen = ({ paths, others }: PathTable, cells: Int32Array, entry: number): boolean =>
  inTheWay(cells, paths[entry]!) === 0 || (others !== null && inTheWay(cells, others[entry]!) === 0);

/** Every path of a row, as target and squares before it. */
export const pathsOfRow = ({ paths, others, start }: PathTable, row: number): Path[] => {
  const read = (path: number): Path => ({
    target: pathTarget(path),
    through: [(path >>> 8) & 255, (path >>> 16) & 255, path >>> 24].filter((square) => square !== NOWHERE),
  });
  const found: Path[] = [];
  for (let entry = start[row]!; entry < start[row + 1]!; entry++) {
    found.push(read(paths[entry]!));
    if (others && others[entry] !== paths[entry]) found.push(read(others[entry]!));
  }
  return found;
};

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

const mark = (sets: Int32Array, row: number, square: number): void => {
  sets[row * WORDS + (square >> 5)]! |= 1 << (square & 31);
};

/** Every path of one shape, by the square it starts from. */
export type ShapePaths = readonly (readonly Path[])[];

export const shapePaths = (movements: readonly Movement[], geometry: Geometry): ShapePaths =>
  Array.from({ length: geometry.size }, (_, from) =>
    movements.flatMap((movement) => pathsOf(movement, geometry, from)),
  );

/** The table of several movers, each given by the shapes it moves as: its rows begin at its index times the board. */
export const makePathTable = (movers: readonly (readonly ShapePaths[])[], { size }: Geometry): PathTable => {
  const start = new Uint16Array(movers.length * size + 1);
  const targets = new Int32Array(movers.length * size * WORDS);
  const entered = new Int32Array(movers.length * size * WORDS);
  const paths: number[] = [];
  const others: number[] = [];
  movers.forEach((shapes, mover) => {
    for (let from = 0; from < size; from++) {
      const row = mover * size + from;
      for (const shape of shapes) {
        for (const path of shape[from]!) {
          mark(targets, row, path.target);
          mark(entered, row, path.target);
          for (const square of path.through) mark(entered, row, square);
          addWay(paths, others, start[row]!, path);
        }
      }
      start[row + 1] = paths.length;
    }
  });
  const bends = paths.some((path, entry) => path !== others[entry]);
  // One more, because entries are looked at two at a time.
  const deep = paths.some((path) => path >>> 24 !== NOWHERE);
  paths.push(0);
  others.push(0);
  return {
    paths: Int32Array.from(paths),
    others: bends ? Int32Array.from(others) : null,
    deep,
    start,
    targets,
    entered,
  };
};

/** A target has one entry: its way, or the two ways a bend can take; a leap needs no other. */
const addWay = (paths: number[], others: number[], begin: number, path: Path): void => {
  const packed = pack(path);
  let entry = begin;
  while (entry < paths.length && pathTarget(paths[entry]!) !== path.target) entry++;
  if (entry === paths.length || path.through.length === 0) paths[entry] = packed;
  else if (isLeap(paths[entry]!)) return;
  others[entry] = packed;
};

const isLeap = (path: number): boolean => ((path >>> 8) & 255) === NOWHERE;

export const isIrregular = (movement: Movement): boolean => movement.type === 'leap' && movement.irregular;
