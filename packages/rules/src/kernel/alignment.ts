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

/** By `from * MAX_SQUARES + to`: the number of steps of a straight line in these directions, as a bit, or 0. */
const lineTable = (specs: readonly AssaultSpec[], { line }: Geometry): Uint16Array => {
  const directions = specs.reduce((bits, spec) => bits | directionBits(spec.directions), 0);
  const lines = new Uint16Array(MAX_SQUARES * MAX_SQUARES);
  line.forEach((way, pair) => (lines[pair] = way && (directions >> (way & 7)) & 1 ? 1 << (way >> 3) : 0));
  return lines;
};

/**
 * Keeps for every piece the others that stand in line with it at a distance at which the number of one takes the other's,
 * whoever owns them and whatever stands between. Only a piece that moves, or a pyramid that loses a layer, changes this,
 * so a look for assaults need not go through all pairs.
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
    const { army } = this;
    const partners: number[] = [];
    for (let other = 0; other < army.loose; other++) {
      const either = army.pyramidCode[other] === 0 ? this.either(code, other) : -1;
      if (other !== id && either !== 0) partners.push((either << 8) | other);
    }
    return Int32Array.from(partners);
  }

  /** The steps at which one of two takes the other, by their codes. */
  private either(one: number, other: number): number {
    return this.steps.between(one, other) | this.steps.between(other, one);
  }

  /** Brings up to date what a piece and its partners are aligned with: hardly any is, or was. */
  update(kernel: Kernel, id: number): void {
    const { army, lines } = this;
    if (id >= army.loose) return;
    const { cells } = kernel;
    const code = codeOf(army, cells, id);
    const partners = (this.partners[code] ??= this.partnersOf(id, code));
    this.part(kernel, id);
    const places = WHERE;
    const where = cells[places + id]!;
    if (where >= HELD) return;
    const from = cell.squareOf(where) * MAX_SQUARES;
    for (let index = 0; index < partners.length; index++) {
      const partner = partners[index]!;
      const other = partner & 255;
      const there = cells[places + other]!;
      // Negative where the other is on the board.
      const steps = lines[from + (there & 127)]! & (partner >> 8) & ((there - 256) >> 31);
      if (steps !== 0 && (steps & this.either(code, codeOf(army, cells, other))) !== 0)
        relate(kernel, id, other);
    }
  }

  /** A piece is aligned with nobody any more. */
  private part(kernel: Kernel, id: number): void {
    for (let word = 0; word < 2; word++) {
      for (let left = kernel.cells[ALIGNED + 2 * id + word]!; left !== 0; left &= left - 1)
        relate(kernel, id, 31 - Math.clz32(left & -left) + 32 * word);
    }
  }
}

/** Two pieces become aligned, or cease to be. */
const relate = (kernel: Kernel, one: number, other: number): void => {
  toggle(kernel, one, other);
  toggle(kernel, other, one);
};

const toggle = (kernel: Kernel, id: number, other: number): void => {
  const own = ALIGNED + 2 * id;
  const at = ATTACKING + (id >> 5);
  const bit = 1 << (id & 31);
  kernel.set(own + (other >> 5), kernel.cells[own + (other >> 5)]! ^ (1 << (other & 31)));
  const isAlone = (kernel.cells[own]! | kernel.cells[own + 1]!) === 0;
  kernel.set(at, (kernel.cells[at]! | bit) ^ (isAlone ? bit : 0));
};
