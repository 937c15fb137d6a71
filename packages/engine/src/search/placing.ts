import { action, cell, Stones } from '@calculi/rules/kernel';
import type { Geometry, Kernel } from '@calculi/rules/kernel';

const { PLACE, second, typeOf } = action;

type Mapping = (file: number, rank: number) => readonly [number, number];

/** The board turned and mirrored; those that change files into ranks only where it is square. */
const mappings = ({ files, ranks }: Geometry): Mapping[] => {
  const [right, top] = [files - 1, ranks - 1];
  const upright: Mapping[] = [
    (f, r) => [right - f, r],
    (f, r) => [f, top - r],
    (f, r) => [right - f, top - r],
  ];
  const turned: Mapping[] = [
    (f, r) => [r, f],
    (f, r) => [top - r, f],
    (f, r) => [r, right - f],
    (f, r) => [top - r, right - f],
  ];
  return files === ranks ? [...upright, ...turned] : upright;
};

const applied = ({ files }: Geometry, mapping: Mapping, square: number): number => {
  const [file, rank] = mapping(square % files, Math.floor(square / files));
  return rank * files + file;
};

/** With so few stones left to place, both sides together, the search sees what comes of them. */
const LAST = 2;

/** Squares to place a stone on; none between two enemies while there are others and the end of the placing is far. */
export const worthPlacing = (kernel: Kernel, geometry: Geometry, actions: readonly number[]): number[] => {
  const { program, cells } = kernel;
  if (!(program instanceof Stones) || !actions.every((code) => typeOf(code) === PLACE)) return [...actions];
  if (cells[cell.HAND]! + cells[cell.HAND + 1]! <= LAST) return withoutMirrored(kernel, geometry, actions);
  const enemy = 2 - kernel.side;
  const isEnemy = (square: number) => cell.ownerOf(cells[square]!) === enemy;
  const safe = actions.filter(
    (code) => !program.enclosure.guardPairs(second(code)).some((pair) => pair.every(isEnemy)),
  );
  return withoutMirrored(kernel, geometry, safe.length > 0 ? safe : actions);
};

/**
 * While stones are being placed the board is often its own mirror image; then one of the squares that mirror each other is
 * enough. Which stone stands where does not matter, only whose.
 */
const withoutMirrored = (kernel: Kernel, geometry: Geometry, actions: readonly number[]): number[] => {
  const squares = Array.from({ length: geometry.size }, (_, square) => square);
  const owner = (square: number) => cell.ownerOf(kernel.cells[square]!);
  const mirrors = mappings(geometry).filter((mapping) =>
    squares.every((square) => owner(square) === owner(applied(geometry, mapping, square))),
  );
  return actions.filter((code) => {
    const square = second(code);
    return mirrors.every((mapping) => applied(geometry, mapping, square) >= square);
  });
};
