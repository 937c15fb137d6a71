import type { Directions, Movement, MovesSpec } from '../spec/ruleset.ts';

/** Ways of moving that several rule sets use. */

export const slide = (directions: Directions, steps: number): Movement => ({
  type: 'slide',
  directions,
  steps,
});

export const bend = (steps: number): Movement => ({ type: 'bend', steps });

/** Straight, orthogonally, by any one of these numbers of steps. */
export const straight = (...steps: number[]): Movement[] => steps.map((each) => slide('orthogonal', each));

/**
 * Rounds one step diagonally, triangles two and squares three orthogonally; triangles also leap like a knight and
 * squares like a camel, regularly or not.
 */
export const leapingMoves = (clause: string, irregular: boolean): MovesSpec => ({
  clause,
  round: [slide('diagonal', 1)],
  triangle: [slide('orthogonal', 2), { type: 'leap', by: [2, 1], irregular }],
  square: [slide('orthogonal', 3), { type: 'leap', by: [3, 1], irregular }],
  pyramid: 'as-layers',
});
