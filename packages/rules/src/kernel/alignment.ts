import { codeOf } from './army.ts';
import type { Army } from './army.ts';
import * as cell from './cells.ts';
import { directionBits } from './geometry.ts';
import type { Geometry } from './geometry.ts';
import type { Kernel } from './kernel.ts';
import { Steps } from './steps.ts';
import type { AssaultSpec } from './steps.ts';

// An import is read anew at every use; a constant of the module itself is not.
const ALIGNED = cell.ALIGNED;
const ATTACKING = cell.ATTACKING;
const HELD = cell.HELD;
const MAX_SQUARES = cell.MAX_SQUARES;
const WHERE = cell.WHERE;

/** Lines from squares off the board: there are none. */
const NO_LINES = MAX_SQUARES * MAX_SQUARES;

/** By `from * MAX_SQUARES + to`: the number of steps of a straight line in these directions, as a bit, or 0. */
const lineTable = (specs: readonly AssaultSpec[], { line }: Geometry): Uint16Array => {
  const directions = specs.reduce((bits, spec) => bits | directionBits(spec.directions), 0);
  const lines = new Uint16Array(NO_LINES + MAX_SQUARES);
  line.forEach((way, pair) => (lines[pair] = way && (directions >> (way & 7)) & 1 ? 1 << (way >> 3) : 0));
  return lines;
};

/**
 * Keeps for every piece the others that stand in line with it at a distance at which its number takes theirs, whoever
 * owns them and whatever stands between. Only a piece that moves, or a pyramid that loses a layer, changes this, so a
 * look for assaults need not go through all pairs.
 */
export class Alignment {
  private readonly army: Army;
  private readonly steps: Steps;
  private readonly lines: Uint16Array;
  /**
   * By code, as codes come up: the partners in assaults. Each is its id and, from bit 8, the steps at which one takes the
   * other; a pyramid, whose numbers change, may take at any.
   */
  private readonly partners: Int32Array[] = [];

  constructor(specs: readonly AssaultSpec[], army: Army, geometry: Geometry) {
    this.army = army;
    this.steps = new Steps(specs, army);
    this.lines = lineTable(specs, geometry);
  }

  private partnersOf(id: number, code: number): Int32Array {
    const { steps, army } = this;
    const partners: number[] = [];
    for (let other = 0; other < army.loose; other++) {
      const either =
        army.pyramidCode[other] === 0 ? steps.between(code, other) | steps.between(other, code) : -1;
      // With the layers it had before, a pyramid may have had any other piece for a partner.
      if (other !== id && (code !== id || either !== 0)) partners.push((either << 8) | other);
    }
    return Int32Array.from(partners);
  }

  /** Brings up to date what a piece and its partners are aligned with: hardly any is, or was. */
  update(kernel: Kernel, id: number): void {
    if (id >= this.army.loose) return;
    const { cells } = kernel;
    const { lines } = this;
    const code = codeOf(this.army, cells, id);
    const partners = (this.partners[code] ??= this.partnersOf(id, code));
    const places = WHERE;
    const where = cells[places + id]!;
    const from = where < HELD ? cell.squareOf(where) * MAX_SQUARES : NO_LINES;
    const bit = 1 << (id & 31);
    const sets = ALIGNED + (id >> 5);
    const end = partners.length;
    kernel.set(ALIGNED + 2 * id, 0);
    kernel.set(ALIGNED + 2 * id + 1, 0);
    put(kernel, ATTACKING, id, false);
    for (let index = 0; index < end; index++) {
      const partner = partners[index]!;
      const other = partner & 255;
      const there = cells[places + other]!;
      // Negative where the other is on the board.
      const steps = lines[from + (there & 127)]! & ((there - 256) >> 31);
      if (((steps & (partner >> 8)) | (cells[sets + 2 * other]! & bit)) !== 0)
        this.relate(kernel, id, other, steps);
    }
  }

  private relate(kernel: Kernel, id: number, other: number, steps: number): void {
    const { army } = this;
    const { cells } = kernel;
    const one = codeOf(army, cells, id);
    const two = codeOf(army, cells, other);
    this.note(kernel, id, other, (steps & this.steps.between(one, two)) !== 0);
    this.note(kernel, other, id, (steps & this.steps.between(two, one)) !== 0);
  }

  private note(kernel: Kernel, attacker: number, victim: number, aligned: boolean): void {
    const { cells } = kernel;
    const victims = ALIGNED + 2 * attacker;
    put(kernel, victims, victim, aligned);
    put(kernel, ATTACKING, attacker, (cells[victims]! | cells[victims + 1]!) !== 0);
  }
}

/** Puts a piece into a set of pieces, or takes it out. */
const put = (kernel: Kernel, set: number, id: number, isIn: boolean): void => {
  const at = set + (id >> 5);
  const bit = 1 << (id & 31);
  const others = kernel.cells[at]! & ~bit;
  kernel.set(at, isIn ? others | bit : others);
};
