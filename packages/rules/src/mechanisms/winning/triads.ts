import { codeOf } from '../../kernel/army.ts';
import type { Army } from '../../kernel/army.ts';
import {
  MAX_PIECES,
  MAX_SQUARES,
  NOWHERE,
  occupantId,
  OCCUPIED,
  squareOf,
  WHERE,
  WORDS,
} from '../../kernel/cells.ts';
import type { Geometry } from '../../kernel/geometry.ts';
import { progressionAmong } from '../../numbers/progression.ts';

const WIDTH = MAX_PIECES;

/** Which pieces could form a progression by their numbers alone; a pyramid could be the third with any two. */
export class Triads {
  private readonly kinds: number;
  private readonly army: Army;
  private readonly line: Uint8Array;
  /** By code, as codes come up. */
  private readonly thirds: Int32Array[] = [];
  /** The pieces that were added. */
  private readonly set = new Int32Array(2);

  constructor(army: Army, { line }: Geometry, kinds: number) {
    this.army = army;
    this.line = line;
    this.kinds = kinds;
  }

  /** Adds the pieces of a side in its camp and no others; says whether some three of them could form a progression. */
  muster(cells: Int32Array, side: number, camp: Int32Array): boolean {
    const { set } = this;
    let agree = false;
    set[0] = set[1] = 0;
    for (let word = 0; word < 4; word++) {
      for (let left = cells[OCCUPIED + side * WORDS + word]! & camp[word]!; left !== 0; left &= left - 1) {
        const square = 31 - Math.clz32(left & -left) + 32 * word;
        const id = occupantId(cells[square]!);
        agree = agree || this.completes(cells, id, square);
        set[id >> 5]! |= 1 << (id & 31);
      }
    }
    return agree;
  }

  /** By piece, two integers: the set of thirds to it and one of this code. */
  thirdsOf(code: number): Int32Array {
    return (this.thirds[code] ??= this.findThirds(code));
  }

  /**
   * Whether a piece on a square, or NOWHERE yet, could form a progression with two of those added: in any formation each
   * two of three stand in line.
   */
  completes(cells: Int32Array, id: number, square: number): boolean {
    const { set, line } = this;
    const thirds = this.thirdsOf(codeOf(this.army, cells, id));
    for (let word = 0; word < 2; word++) {
      for (let left = set[word]!; left !== 0; left &= left - 1) {
        const member = 31 - Math.clz32(left & -left) + 32 * word;
        const from = squareOf(cells[WHERE + member]!) * MAX_SQUARES;
        if (square !== NOWHERE && line[from + square] === 0) continue;
        for (let half = 0; half < 2; half++)
          if (this.someInLine(cells, thirds[2 * member + half]! & set[half]!, 32 * half, from)) return true;
      }
    }
    return false;
  }

  /** Whether some of a set of pieces, numbered from the first, stand in line with a square. */
  private someInLine(cells: Int32Array, set: number, first: number, from: number): boolean {
    for (let left = set; left !== 0; left &= left - 1)
      if (this.line[from + squareOf(cells[WHERE + first + 31 - Math.clz32(left & -left)]!)] !== 0)
        return true;
    return false;
  }

  private findThirds(code: number): Int32Array {
    const { pieces, pyramidCode, harmony } = this.army;
    const thirds = new Int32Array(2 * WIDTH);
    for (const one of pieces) {
      for (const other of pieces) {
        const agrees = (number: number) =>
          (progressionAmong(number, one.value, other.value) & this.kinds) !== 0;
        if ((pyramidCode[one.id]! | pyramidCode[other.id]!) !== 0 || harmony[code]!.some(agrees))
          thirds[2 * one.id + (other.id >> 5)]! |= 1 << (other.id & 31);
      }
    }
    return thirds;
  }
}
