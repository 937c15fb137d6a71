import { MAX_SQUARES, NOWHERE } from '../../kernel/cells.ts';
import { directionsOf } from '../../kernel/geometry.ts';
import type { Geometry } from '../../kernel/geometry.ts';
import type { Movement } from '../../spec/ruleset.ts';
import type { Path } from './path.ts';

/** Exactly so many steps in a straight line; every square on the way must be empty. */
export const slidePaths = (
  movement: Extract<Movement, { type: 'slide' }>,
  geometry: Geometry,
  from: number,
): Path[] =>
  directionsOf(movement.directions).flatMap((direction) => {
    const entered: number[] = [];
    let square = from;
    for (let step = 0; step < movement.steps; step++) {
      square = geometry.step[direction * MAX_SQUARES + square] ?? NOWHERE;
      if (square === NOWHERE) return [];
      entered.push(square);
    }
    return [{ target: square, through: entered.slice(0, -1) }];
  });
