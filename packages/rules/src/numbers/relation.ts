import type { AmbushRelation, AssaultRelation, DistanceCount } from '../spec/ruleset.ts';

/** How numbers make a capture. Every function is exact and says only whether the equation holds. */

/** The exponent n ≥ 2 with base ** n = power, or 0. The number 1 takes no part. */
export const exponentOf = (base: number, power: number): number => {
  if (base < 2) return 0;
  let product = base * base;
  let exponent = 2;
  while (product < power) {
    product *= base;
    exponent += 1;
  }
  return product === power ? exponent : 0;
};

/** Two attackers' numbers against a victim's. */
export const ambushHolds = (relation: AmbushRelation, u: number, w: number, victim: number): boolean => {
  switch (relation) {
    case 'sum':
      return u + w === victim;
    case 'difference':
      return u - w === victim || w - u === victim;
    case 'product':
      return u * w === victim;
    case 'quotient':
      return victim * w === u || victim * u === w;
  }
};

/** One attacker's number and a distance against a victim's. */
export const assaultHolds = (
  relation: AssaultRelation,
  u: number,
  distance: number,
  victim: number,
): boolean => {
  switch (relation) {
    case 'multiple':
      return u * distance === victim;
    case 'part':
      return victim * distance === u;
    case 'distance':
      return u * victim === distance;
  }
};

const COUNT_OFFSET: Readonly<Record<DistanceCount, number>> = { between: -1, steps: 0, inclusive: 1 };

/** The distance in the rule set's counting, from the number of king's steps. */
export const countedDistance = (count: DistanceCount, steps: number): number => steps + COUNT_OFFSET[count];

/** The number of king's steps that a counted distance means. */
export const stepsAt = (count: DistanceCount, distance: number): number => distance - COUNT_OFFSET[count];
