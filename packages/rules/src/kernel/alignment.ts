import { assaultHolds, countedDistance } from '../numbers/relation.ts';
import type { CaptureSpec } from '../spec/ruleset.ts';
import type { Army } from './army.ts';
import { ALIGNED, HELD, MAX_PIECES, squareOf, WHERE } from './cells.ts';
import { directionBits, MAX_SQUARES } from './geometry.ts';
import type { Geometry } from './geometry.ts';
import type { Kernel } from './kernel.ts';

type AssaultSpec = Extract<CaptureSpec, { kind: 'assault' }>;

const LONGEST_LINE = 15;

/**
 * By `attacker * MAX_PIECES + victim`: the numbers of steps, a bit each, at which the attacker's number takes the
 * victim's. A pyramid changes its numbers, and a third piece may complete any product: all steps are open then.
 */
export const assaultSteps = (spec: AssaultSpec, army: Army): Int32Array => {
  const table = new Int32Array(MAX_PIECES * MAX_PIECES);
  for (const attacker of army.pieces.slice(0, army.loose)) {
    for (const victim of army.pieces.slice(0, army.loose)) {
      const open = spec.completion.length > 0 || attacker.shape === 'pyramid' || victim.shape === 'pyramid';
      let bits = 0;
      for (let steps = 1; steps <= LONGEST_LINE; steps++) {
        const distance = countedDistance(spec.count, steps);
        if (distance < 1) continue;
        if (open || spec.relations.some((each) => assaultHolds(each, attacker.value, distance, victim.value)))
          bits |= 1 << steps;
      }
      table[attacker.id * MAX_PIECES + victim.id] = bits;
    }
  }
  return table;
};

/** One piece's partners in assaults, with the steps and directions at which each is possible. */
interface Partners {
  readonly ids: Uint8Array;
  readonly steps: Int32Array;
}

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
    const tables = specs.map((spec) => assaultSteps(spec, army));
    const stepsOf = (attacker: number, victim: number) =>
      tables.reduce((bits, table) => bits | table[attacker * MAX_PIECES + victim]!, 0);
    const partners = (steps: (other: number) => number): Partners => {
      const ids = Array.from({ length: army.loose }, (_, other) => other).filter(
        (other) => steps(other) !== 0,
      );
      return { ids: Uint8Array.from(ids), steps: Int32Array.from(ids, steps) };
    };
    const each = Array.from({ length: army.pieces.length }, (_, id) => id);
    this.victims = each.map((id) => partners((other) => (other === id ? 0 : stepsOf(id, other))));
    this.attackers = each.map((id) => partners((other) => (other === id ? 0 : stepsOf(other, id))));
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
