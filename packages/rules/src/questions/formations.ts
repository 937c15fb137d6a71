import { MAX_SQUARES, NOWHERE } from '../kernel/cells.ts';
import { inCamp, offsetSquare } from '../kernel/geometry.ts';
import type { Geometry } from '../kernel/geometry.ts';
import type { FormationSpec } from '../spec/ruleset.ts';

/** Squares of the enemy camp on which a harmony may stand, in the order of its terms. */
export type Formation = readonly number[];

/** Straight lines of so many squares within a camp, both ways round. */
const lines = (
  geometry: Geometry,
  camp: (square: number) => boolean,
  spec: FormationSpec,
  size: number,
): Formation[] => {
  const found: Formation[] = [];
  const step = spec.directions === 'all' ? 1 : 2;
  for (let start = 0; start < geometry.size; start++) {
    if (!camp(start)) continue;
    for (let direction = 0; direction < 8; direction += step) {
      const along = ray(geometry, camp, start, direction);
      found.push(...choose(along, size - 1, spec.spacing === 'equal').map((rest) => [start, ...rest]));
    }
  }
  return found;
};

const ray = (
  geometry: Geometry,
  camp: (square: number) => boolean,
  start: number,
  direction: number,
): number[] => {
  const squares: number[] = [];
  let square = geometry.step[direction * MAX_SQUARES + start]!;
  while (square !== NOWHERE && camp(square)) {
    squares.push(square);
    square = geometry.step[direction * MAX_SQUARES + square]!;
  }
  return squares;
};

/** So many of the squares, in order; equally spaced where that is asked. */
const choose = (squares: readonly number[], count: number, equal: boolean): number[][] => {
  if (equal) {
    const gaps = Array.from({ length: Math.floor(squares.length / count) }, (_, index) => index + 1);
    return gaps.map((gap) => Array.from({ length: count }, (_, index) => squares[gap * (index + 1) - 1]!));
  }
  if (count === 0) return [[]];
  return squares.flatMap((square, index) =>
    choose(squares.slice(index + 1), count - 1, false).map((rest) => [square, ...rest]),
  );
};

/** Right angles with equal legs, the middle term at the corner. */
const angles = (geometry: Geometry, camp: (square: number) => boolean): Formation[] => {
  const found: Formation[] = [];
  eachOffset(geometry, camp, (corner, size) => {
    for (const files of [-size, size]) {
      for (const ranks of [-size, size]) {
        const one = offsetSquare(geometry, corner, files, 0);
        const other = offsetSquare(geometry, corner, 0, ranks);
        if (camp(one) && camp(other)) found.push([one, corner, other], [other, corner, one]);
      }
    }
  });
  return found;
};

/** Upright squares, in every order of their corners. */
const squares = (geometry: Geometry, camp: (square: number) => boolean): Formation[] => {
  const found: Formation[] = [];
  eachOffset(geometry, camp, (corner, size) => {
    const corners = [
      corner,
      offsetSquare(geometry, corner, size, 0),
      offsetSquare(geometry, corner, 0, size),
      offsetSquare(geometry, corner, size, size),
    ];
    if (corners.every(camp)) found.push(...orders(corners));
  });
  return found;
};

const eachOffset = (
  geometry: Geometry,
  camp: (square: number) => boolean,
  visit: (corner: number, size: number) => void,
): void => {
  for (let corner = 0; corner < geometry.size; corner++) {
    if (!camp(corner)) continue;
    for (let size = 1; size < Math.max(geometry.files, geometry.ranks); size++) visit(corner, size);
  }
};

const orders = (items: readonly number[]): number[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) => orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));

const known = new WeakMap<Geometry, Map<string, Formation[]>>();

/** Every formation of three or four in the camp that a side attacks. */
export const formations = (
  geometry: Geometry,
  side: number,
  spec: FormationSpec,
  size: 3 | 4,
): readonly Formation[] => {
  const key = [side, size, spec.directions, spec.spacing, spec.corners].join();
  const found = known.get(geometry) ?? new Map<string, Formation[]>();
  known.set(geometry, found);
  const made = found.get(key) ?? makeFormations(geometry, side, spec, size);
  found.set(key, made);
  return made;
};

const makeFormations = (geometry: Geometry, side: number, spec: FormationSpec, size: 3 | 4): Formation[] => {
  const camp = (square: number) => square < geometry.size && inCamp(geometry, 1 - side, square);
  const inLine = lines(geometry, camp, spec, size);
  if (!spec.corners) return inLine;
  return [...inLine, ...(size === 3 ? angles(geometry, camp) : squares(geometry, camp))];
};
