import { makeEquation } from '../effect.ts';
import { kindNames, progressionAmong } from '../numbers/progression.ts';
import { ambushHolds, assaultHolds, exponentOf } from '../numbers/relation.ts';
import type { CaptureSpec } from '../spec/ruleset.ts';

/** The equations by which numbers u and w take the number v, wherever the pieces stand; null where there is none. */

export type LoneSpec = Extract<CaptureSpec, { kind: 'encounter' | 'power' }>;
export type PairSpec = Extract<CaptureSpec, { kind: 'ambush' | 'progression' }>;
export type AssaultSpec = Extract<CaptureSpec, { kind: 'assault' }>;

/** Of one number by itself. */
export const loneEquation = ({ kind }: LoneSpec, u: number, v: number): string | null => {
  if (kind === 'encounter') return u === v ? makeEquation('equal', u, 0, v, 0) : null;
  const up = exponentOf(u, v);
  const down = exponentOf(v, u);
  if (up) return makeEquation('power', u, 0, v, up);
  return down ? makeEquation('root', u, 0, v, down) : null;
};

/** Of two numbers together. */
export const pairEquation = (spec: PairSpec, u: number, w: number, v: number): string | null => {
  const relation =
    spec.kind === 'ambush'
      ? spec.relations.find((each) => ambushHolds(each, u, w, v))
      : kindNames(progressionAmong(u, w, v))[0];
  return relation ? makeEquation(relation, u, w, v, 0) : null;
};

/** Of a number at the counted distance n, with what a third piece adds. */
export const assaultEquation = (
  { relations }: AssaultSpec,
  u: number,
  w: number,
  v: number,
  n: number,
): string | null => {
  const relation = n < 1 ? undefined : relations.find((each) => assaultHolds(each, u, n, v - w));
  return relation ? makeEquation(relation, u, w, v, n) : null;
};
