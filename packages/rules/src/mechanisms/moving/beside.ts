import { EDGE, MAX_SQUARES, NOWHERE } from '../../kernel/cells.ts';
import type { Geometry } from '../../kernel/geometry.ts';

/** By `square * 4`: the orthogonal neighbours; beyond the edge the cell EDGE, which is never empty. */
export const besideTable = (geometry: Geometry): Uint8Array =>
  Uint8Array.from({ length: 4 * (MAX_SQUARES + 2) }, (_, index) => {
    const square = index >> 2;
    const next = square < geometry.size ? geometry.step[2 * (index & 3) * MAX_SQUARES + square]! : NOWHERE;
    return next === NOWHERE ? EDGE : next;
  });
