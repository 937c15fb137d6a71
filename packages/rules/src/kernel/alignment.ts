import { codeOf } from './army.ts';
import type { Army } from './army.ts';
import { ALIGNED, HELD, MAX_SQUARES, squareOf, WHERE } from './cells.ts';
import { directionBits } from './geometry.ts';
import type { Geometry } from './geometry.ts';
import type { Kernel } from './kernel.ts';
import { Steps } from './steps.ts';
import type { AssaultSpec } from './steps.ts';

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
  private readonly pyramids: readonly number[];
  /**
   * By code, as codes come up: the partners in assaults that are no pyramids, two integers each. These are the id, and
   * the steps at which one takes the other, above those at which it is taken by it.
   */
  private readonly partners: Int32Array[] = [];

  constructor(specs: readonly AssaultSpec[], army: Army, geometry: Geometry) {
    this.army = army;
    this.steps = new Steps(specs, army);
    this.lines = lineTable(specs, geometry);
    this.pyramids = army.pieces.filter(({ shape }) => shape === 'pyramid').map(({ id }) => id);
  }

  private partnersOf(id: number, code: number): Int32Array {
    const { steps, army } = this;
    const partners: number[] = [];
    for (let other = 0; other < army.loose; other++) {
      if (other === id || army.pyramidCode[other] !== 0) continue;
      const both = (steps.between(code, other) << 16) | steps.between(other, code);
      // With the layers it had before, a pyramid may have had any other piece for a partner.
      if (code !== id || both !== 0) partners.push(other, both);
    }
    return Int32Array.from(partners);
  }

  /** Brings up to date what a piece and its partners are aligned with; without branches that cannot be foretold. */
  update(kernel: Kernel, id: number): void {
    if (id >= this.army.loose) return;
    const { cells } = kernel;
    const { lines } = this;
    const code = codeOf(this.army, cells, id);
    const partners = (this.partners[code] ??= this.partnersOf(id, code));
    const places = WHERE;
    const where = cells[places + id]!;
    const from = where < HELD ? squareOf(where) * MAX_SQUARES : NO_LINES;
    const bit = 1 << (id & 31);
    const sets = ALIGNED + (id >> 5);
    const end = partners.length;
    let takesLow = 0;
    let takesHigh = 0;
    for (let index = 0; index < end; index += 2) {
      const other = partners[index]!;
      const both = partners[index + 1]!;
      const there = cells[places + other]!;
      // Negative where the other is on the board.
      const steps = lines[from + (there & 127)]! & ((there - 256) >> 31);
      const takes = ((0 - (steps & (both >> 16))) >> 31) & (1 << (other & 31));
      const high = (31 - other) >> 31;
      takesLow |= takes & ~high;
      takesHigh |= takes & high;
      const known = cells[sets + 2 * other]!;
      const now = (known & ~bit) | (((0 - (steps & both)) >> 31) & bit);
      if (now !== known) kernel.set(sets + 2 * other, now);
    }
    kernel.set(ALIGNED + 2 * id, takesLow);
    kernel.set(ALIGNED + 2 * id + 1, takesHigh);
    for (let index = 0; index < this.pyramids.length; index++) {
      const pyramid = this.pyramids[index]!;
      const there = cells[WHERE + pyramid]!;
      const steps = lines[from + (there & 127)]! & ((there - 256) >> 31);
      // It neither is in line nor was: that is the rule.
      if ((steps | (cells[sets + 2 * pyramid]! & bit)) !== 0 && pyramid !== id)
        this.updatePyramid(kernel, id, pyramid, steps);
    }
  }

  private updatePyramid(kernel: Kernel, id: number, pyramid: number, steps: number): void {
    const { army } = this;
    const { cells } = kernel;
    const one = codeOf(army, cells, id);
    const other = codeOf(army, cells, pyramid);
    this.note(kernel, id, pyramid, (steps & this.steps.between(one, other)) !== 0);
    this.note(kernel, pyramid, id, (steps & this.steps.between(other, one)) !== 0);
  }

  private note(kernel: Kernel, attacker: number, victim: number, aligned: boolean): void {
    const at = ALIGNED + 2 * attacker + (victim >> 5);
    const bit = 1 << (victim & 31);
    const known = kernel.cells[at]!;
    kernel.set(at, aligned ? known | bit : known & ~bit);
  }
}
