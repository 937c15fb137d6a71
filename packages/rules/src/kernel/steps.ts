import { stepsAt } from '../numbers/relation.ts';
import type { AssaultRelation, CaptureSpec } from '../spec/ruleset.ts';
import type { Army } from './army.ts';

export type AssaultSpec = Extract<CaptureSpec, { kind: 'assault' }>;

const LONGEST_LINE = 15;

/** The one distance at which a relation can hold between two numbers, or 0. */
const distanceFor = (relation: AssaultRelation, u: number, v: number): number => {
  switch (relation) {
    case 'multiple':
      return v % u === 0 ? v / u : 0;
    case 'part':
      return u % v === 0 ? u / v : 0;
    case 'distance':
      return u * v;
  }
};

/** The numbers of steps, a bit each, at which one number takes another. */
const stepsBetween = (spec: AssaultSpec, u: number, v: number): number => {
  let bits = 0;
  for (const relation of spec.relations) {
    const distance = distanceFor(relation, u, v);
    const steps = stepsAt(spec.count, distance);
    if (distance > 0 && steps > 0 && steps <= LONGEST_LINE) bits |= 1 << steps;
  }
  return bits;
};

/** All steps at which an assault counts a distance at all. */
const openSteps = (spec: AssaultSpec): number =>
  (2 << LONGEST_LINE) - (1 << Math.max(1, stepsAt(spec.count, 1)));

/**
 * The numbers of steps, a bit each, at which an attacker takes a victim by one of these assaults, with the numbers that
 * both have: both are given by their codes (see Army). Tables are filled as codes come up, for a pyramid has many.
 */
export class Steps {
  private readonly specs: readonly AssaultSpec[];
  private readonly army: Army;
  private readonly tables: Int32Array[] = [];

  constructor(specs: readonly AssaultSpec[], army: Army) {
    this.specs = specs;
    this.army = army;
  }

  between(attacker: number, victim: number): number {
    const table = (this.tables[attacker] ??= new Int32Array(this.army.worth.length).fill(-1));
    const known = table[victim]!;
    return known >= 0 ? known : (table[victim] = this.reckon(attacker, victim));
  }

  /** A third piece may complete any product: all steps are open then. */
  private reckon(attacker: number, victim: number): number {
    const { attack, target } = this.army;
    let bits = 0;
    for (const spec of this.specs) {
      if (spec.completion.length > 0) bits |= openSteps(spec);
      for (const u of attack[attacker]!) for (const v of target[victim]!) bits |= stepsBetween(spec, u, v);
    }
    return bits;
  }
}
