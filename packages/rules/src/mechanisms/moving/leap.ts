import { NOWHERE } from '../../kernel/cells.ts';
import { offsetSquare } from '../../kernel/geometry.ts';
import type { Geometry } from '../../kernel/geometry.ts';
import type { Movement } from '../../spec/ruleset.ts';
import type { Path } from './path.ts';

/** Straight to a square so many files and ranks away, whatever stands between. */
export const leapPaths = (
  movement: Extract<Movement, { type: 'leap' }>,
  geometry: Geometry,
  from: number,
): Path[] => {
  const [long, short] = movement.by;
  const offsets = [
    [long, short],
    [short, long],
  ].flatMap(([x = 0, y = 0]) => [
    [x, y],
    [-x, y],
    [x, -y],
    [-x, -y],
  ]);
  const targets = offsets.map(([x = 0, y = 0]) => offsetSquare(geometry, from, x, y));
  return [...new Set(targets)]
    .filter((target) => target !== NOWHERE)
    .map((target) => ({ target, through: [] }));
};
