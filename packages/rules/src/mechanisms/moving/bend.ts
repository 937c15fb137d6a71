import { MAX_SQUARES, NOWHERE } from '../../kernel/cells.ts';
import { ORTHOGONAL } from '../../kernel/geometry.ts';
import type { Geometry } from '../../kernel/geometry.ts';
import type { Movement } from '../../spec/ruleset.ts';
import type { Path } from './path.ts';

/** Exactly so many orthogonal steps with one turn by a right angle somewhere on the way. */
export const bendPaths = (
  movement: Extract<Movement, { type: 'bend' }>,
  geometry: Geometry,
  from: number,
): Path[] => {
  const paths: Path[] = [];
  for (const first of ORTHOGONAL) {
    for (const second of [(first + 2) % 8, (first + 6) % 8]) {
      for (let before = 1; before < movement.steps; before++) {
        const entered = walk(geometry, from, first, before, second, movement.steps - before);
        const target = entered?.at(-1);
        if (entered && target !== undefined) paths.push({ target, through: entered.slice(0, -1) });
      }
    }
  }
  return paths;
};

const walk = (
  geometry: Geometry,
  from: number,
  first: number,
  before: number,
  second: number,
  after: number,
): number[] | null => {
  const entered: number[] = [];
  let square = from;
  for (let step = 0; step < before + after; step++) {
    square = geometry.step[(step < before ? first : second) * MAX_SQUARES + square] ?? NOWHERE;
    if (square === NOWHERE) return null;
    entered.push(square);
  }
  return entered;
};
