import { stepsAt } from '../numbers/relation.ts';
import type { AssaultRelation, CaptureSpec } from '../spec/ruleset.ts';
import type { Army } from './army.ts';
import { ALIGNED, HELD, MAX_PIECES, squareOf, WHERE } from './cells.ts';
import { directionBits, MAX_SQUARES } from './geometry.ts';
import type { Geometry } from './geometry.ts';
import type { Kernel } from './kernel.ts';

type AssaultSpec = Extract<CaptureSpec, { kind: 'assault' }>;

const LONGEST_LINE = 15;

/** The one distance at which a relation can hold between two numbers, or 0. */
const distanceFor = (relation: AssaultRelation, u: number, v: number): number => {
  switch (relation) {
    case 'multiple':
      return v % u === 0 ? v / u : 0;
    case 'part':
      return u % v === 0 ? u / v : 0;
    case 'product':
      return u * v;
  }
};

/** The numbers of steps, a bit each, at which one number takes another. */
export const stepsBetween = (spec: AssaultSpec, u: number, v: number): number => {
  let bits = 0;
  for (const relation of spec.relations) {
    const distance = distanceFor(relation, u, v);
    const steps = stepsAt(spec.count, distance);
    if (distance > 0 && steps > 0 && steps <= LONGEST_LINE) bits |= 1 << steps;
  }
  return bits;
};

/** All steps at which an assault counts a distance at all. */
export const openSteps = (spec: AssaultSpec): number =>
  (2 << LONGEST_LINE) - (1 << Math.max(1, stepsAt(spec.count, 1)));

/**
 * By `attacker * MAX_PIECES + victim`: the numbers of steps, a bit each, at which the attacker's number takes the
 * victim's. A pyramid changes its numbers, and a third piece may complete any product: all steps are open then.
 */
export const assaultSteps = (spec: AssaultSpec, army: Army): Int32Array => {
  const table = new Int32Array(MAX_PIECES * MAX_PIECES);
  const open = openSteps(spec);
  for (let attacker = 0; attacker < army.loose; attacker++) {
    for (let victim = 0; victim < army.loose; victim++) {
      const anyNumber = army.pyramidCode[attacker] !== 0 || army.pyramidCode[victim] !== 0;
      const bits = stepsBetween(spec, army.worth[attacker]!, army.worth[victim]!);
      table[attacker * MAX_PIECES + victim] = anyNumber || spec.completion.length > 0 ? open : bits;
    }
  }
  return table;
};

/** One piece's partners in assaults, with the steps and directions at which each is possible. */
interface Partners {
  readonly ids: Uint8Array;
  readonly steps: Int32Array;
}

const partners = (count: number, id: number, stepsOf: (other: number) => number): Partners => {
  const ids: number[] = [];
  for (let other = 0; other < count; other++) if (other !== id && stepsOf(other) !== 0) ids.push(other);
  return { ids: Uint8Array.from(ids), steps: Int32Array.from(ids, stepsOf) };
};

/**
 * Keeps for every piece the others that stand in line with it at a distance at which its number could take them,
 * whoever owns them and whatever stands between. Only a piece that moves changes this, so a look for assaults need
 * not go through all pairs.
 */
export class Alignment {
  private readonly geometry: Geometry;
  private readonly directions: number;
  private readonly victims: readonly Partners[];
  private readonly attackers: readonly Partners[];

  constructor(specs: readonly AssaultSpec[], army: Army, geometry: Geometry) {
    this.geometry = geometry;
    this.directions = specs.reduce((bits, spec) => bits | directionBits(spec.directions), 0);
    const all = new Int32Array(MAX_PIECES * MAX_PIECES);
    for (const spec of specs) assaultSteps(spec, army).forEach((bits, pair) => (all[pair]! |= bits));
    const each = army.pieces.map(({ id }) => id);
    this.victims = each.map((id) => partners(army.loose, id, (other) => all[id * MAX_PIECES + other]!));
    this.attackers = each.map((id) => partners(army.loose, id, (other) => all[other * MAX_PIECES + id]!));
  }

  update(kernel: Kernel, id: number): void {
    const where = kernel.cells[WHERE + id]!;
    const from = where < HELD ? squareOf(where) : -1;
    this.updateVictims(kernel, id, from);
    this.updateAttackers(kernel, id, from);
  }

  private updateVictims(kernel: Kernel, id: number, from: number): void {
    const { cells } = kernel;
    const { ids, steps } = this.victims[id]!;
    const count = from < 0 ? 0 : ids.length;
    let low = 0;
    let high = 0;
    for (let index = 0; index < count; index++) {
      const victim = ids[index]!;
      if (!this.isAligned(cells, from, victim, steps[index]!)) continue;
      if (victim < 32) low |= 1 << victim;
      else high |= 1 << (victim - 32);
    }
    kernel.set(ALIGNED + 2 * id, low);
    kernel.set(ALIGNED + 2 * id + 1, high);
  }

  private updateAttackers(kernel: Kernel, id: number, from: number): void {
    const { cells } = kernel;
    const { ids, steps } = this.attackers[id]!;
    const bit = 1 << (id & 31);
    const begin = ALIGNED + (id >> 5);
    for (let index = 0; index < ids.length; index++) {
      const attacker = ids[index]!;
      const at = begin + 2 * attacker;
      const known = cells[at]!;
      const aligned = from >= 0 && this.isAligned(cells, from, attacker, steps[index]!);
      if (aligned !== ((known & bit) !== 0)) kernel.set(at, known ^ bit);
    }
  }

  /** No line is 0 steps long, and nothing is taken at 0 steps. */
  private isAligned(cells: Int32Array, from: number, other: number, steps: number): boolean {
    const there = cells[WHERE + other]!;
    if (there >= HELD) return false;
    const way = this.geometry.line[from * MAX_SQUARES + squareOf(there)]!;
    return ((steps >> (way >> 3)) & (this.directions >> (way & 7)) & 1) !== 0;
  }
}
