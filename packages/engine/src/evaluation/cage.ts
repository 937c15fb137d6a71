import { cell, squaresWhere } from '@calculi/rules/kernel';
import type { Kernel, Numbers } from '@calculi/rules/kernel';
import type { Perception } from '../perception.ts';
import { countBits } from './bits.ts';
import type { Term } from './evaluator.ts';
import type { Weights } from './weights.ts';
import { zeal } from './zeal.ts';

const { HELD, OCCUPIED, WHERE, WORDS } = cell;

/** Steps that a pyramid is thought to wander. */
const STEPS = 5;
/** Of so many squares, as a power of two, a pyramid would be free. */
const FULL = 6;
/**
 * Where a pyramid must fall first and sieges take it: how much room it has, step by step, if only enemies stood in its way.
 * Enemies in a slanting row are a wall, so a few of them make a cage, and a cage can be made ever smaller.
 */
export class Cage implements Term {
  readonly name = 'cage';
  private readonly numbers: Numbers;
  /** By squares within reach: what the narrowness counts against the pyramid. */
  private readonly values: Float64Array;
  private readonly east: Int32Array;
  private readonly west: Int32Array;
  private readonly board: Int32Array;
  private care = 1;
  /** By side, of the last look: where the pyramid that it hunts can go, a set of squares each; and how many, 0 if it is free. */
  readonly rooms = [new Int32Array(WORDS), new Int32Array(WORDS)] as const;
  readonly closed = new Int32Array(2);

  constructor(numbers: Numbers, { cage }: Weights) {
    this.numbers = numbers;
    const { geometry } = numbers.field;
    const { files } = geometry;
    this.values = Float64Array.from({ length: 129 }, (_, squares) => cage * (FULL - Math.log2(1 + squares)));
    this.board = squaresWhere(geometry, () => true);
    this.east = squaresWhere(geometry, (square) => square % files > 0);
    this.west = squaresWhere(geometry, (square) => (square + 1) % files > 0);
  }

  prepare(_kernel: Kernel, perception: Perception | null): void {
    this.care = perception === null || perception.seesSieges ? 1 : 0;
  }

  measure(cells: Int32Array): number {
    return this.care * (this.value(cells, 0) - this.value(cells, 1));
  }

  private value(cells: Int32Array, side: 0 | 1): number {
    const prey = this.numbers.field.army.pyramids[1 - side]!;
    const where = prey < 0 ? HELD : cells[WHERE + prey]!;
    if (where >= HELD) this.closed[side] = 0;
    return where >= HELD ? 0 : zeal(cells, side) * this.values[this.room(cells, where & 127, side)]!;
  }

  /** Squares that can be reached in a few steps past a side's pieces; all words of the set at once. */
  private room(cells: Int32Array, square: number, side: 0 | 1): number {
    const { east, west, board } = this;
    const up = this.numbers.field.geometry.files;
    const down = 32 - up;
    const at = OCCUPIED + side * WORDS;
    const f0 = board[0]! & ~cells[at]!;
    const f1 = board[1]! & ~cells[at + 1]!;
    const f2 = board[2]! & ~cells[at + 2]!;
    const f3 = board[3]! & ~cells[at + 3]!;
    const bit = 1 << (square & 31);
    const word = square >> 5;
    let r0 = word === 0 ? bit : 0;
    let r1 = word === 1 ? bit : 0;
    let r2 = word === 2 ? bit : 0;
    let r3 = word === 3 ? bit : 0;
    let more = 0;
    for (let step = 0; step < STEPS; step++) {
      const n0 =
        r0 |
        (r0 << up) |
        (r0 >>> up) |
        (r1 << down) |
        ((r0 << 1) & east[0]!) |
        (((r0 >>> 1) | (r1 << 31)) & west[0]!);
      const n1 =
        r1 |
        (r1 << up) |
        (r0 >>> down) |
        (r1 >>> up) |
        (r2 << down) |
        (((r1 << 1) | (r0 >>> 31)) & east[1]!) |
        (((r1 >>> 1) | (r2 << 31)) & west[1]!);
      const n2 =
        r2 |
        (r2 << up) |
        (r1 >>> down) |
        (r2 >>> up) |
        (r3 << down) |
        (((r2 << 1) | (r1 >>> 31)) & east[2]!) |
        (((r2 >>> 1) | (r3 << 31)) & west[2]!);
      const n3 =
        r3 |
        (r3 << up) |
        (r2 >>> down) |
        (r3 >>> up) |
        (((r3 << 1) | (r2 >>> 31)) & east[3]!) |
        ((r3 >>> 1) & west[3]!);
      more = (r0 ^ (n0 & f0)) | (r1 ^ (n1 & f1)) | (r2 ^ (n2 & f2)) | (r3 ^ (n3 & f3));
      r0 = n0 & f0;
      r1 = n1 & f1;
      r2 = n2 & f2;
      r3 = n3 & f3;
    }
    setWords(this.rooms[side], r0, r1, r2, r3);
    const count = countBits(r0) + countBits(r1) + countBits(r2) + countBits(r3);
    this.closed[side] = more === 0 ? count : 0;
    return count;
  }
}

const setWords = (set: Int32Array, w0: number, w1: number, w2: number, w3: number): void => {
  set[0] = w0;
  set[1] = w1;
  set[2] = w2;
  set[3] = w3;
};
