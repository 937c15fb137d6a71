import { codeOf } from '../../kernel/army.ts';
import type { Army } from '../../kernel/army.ts';
import { MAX_PIECES, MAX_SQUARES, NOWHERE, occupantId, OCCUPIED, WORDS } from '../../kernel/cells.ts';
import type { Geometry } from '../../kernel/geometry.ts';
import { progressionAmong } from '../../numbers/progression.ts';

const WIDTH = MAX_PIECES;

/** Which pieces could form a progression by their numbers alone; a pyramid could be the third with any two. */
export class Triads {
  private readonly kinds: number;
  private readonly army: Army;
  private readonly line: Uint8Array;
  /** By a code and a piece, two integers: the set of thirds; and whether it is known, for it is found when it is asked for. */
  private readonly thirds: Int32Array;
  private readonly known: Uint8Array;
  /** The pieces that were added, as a list and as a set, and where they stand. */
  private readonly members = new Uint8Array(WIDTH);
  private count = 0;
  private readonly set = new Int32Array(2);
  private readonly squares = new Uint8Array(WIDTH);

  constructor(army: Army, { line }: Geometry, kinds: number) {
    this.army = army;
    this.line = line;
    this.kinds = kinds;
    this.known = new Uint8Array(WIDTH * army.worth.length);
    this.thirds = new Int32Array(2 * this.known.length);
  }

  /** Adds the pieces of a side in its camp and no others; says whether some three of them could form a progression. */
  muster(cells: Int32Array, side: number, camp: Int32Array): boolean {
    const { members, squares, set } = this;
    let agree = false;
    this.count = set[0] = set[1] = 0;
    for (let word = 0; word < 4; word++) {
      for (let left = cells[OCCUPIED + side * WORDS + word]! & camp[word]!; left !== 0; left &= left - 1) {
        const square = 31 - Math.clz32(left & -left) + 32 * word;
        const id = occupantId(cells[square]!);
        agree = agree || this.completes(cells, id, square);
        members[this.count++] = id;
        squares[id] = square;
        set[id >> 5]! |= 1 << (id & 31);
      }
    }
    return agree;
  }

  /** The place of two pieces in the table, by the numbers they have now: those of a pyramid hang on its layers. */
  pair(cells: Int32Array, one: number, other: number): number {
    const { army } = this;
    if (army.pyramidCode[other] !== 0) return this.place(codeOf(army, cells, other), one);
    return this.place(codeOf(army, cells, one), other);
  }

  private place(code: number, other: number): number {
    const pair = code * WIDTH + other;
    if (this.known[pair] === 0) this.findThirds(code, other, pair);
    return 2 * pair;
  }

  /** Whether a pair could form a progression with the piece of a cell. */
  fit(pair: number, cell: number): boolean {
    return ((this.thirds[pair + ((cell >> 5) & 1)]! >>> cell) & 1) !== 0;
  }

  /**
   * Whether a piece on a square, or NOWHERE yet, could form a progression with two of those added: in any formation each
   * two of three stand in line.
   */
  completes(cells: Int32Array, id: number, square: number): boolean {
    const { members, squares, line, count } = this;
    for (let index = 0; index < count; index++) {
      const from = squares[members[index]!]! * MAX_SQUARES;
      if (square !== NOWHERE && line[from + square] === 0) continue;
      const pair = this.pair(cells, id, members[index]!);
      for (let word = 0; word < 2; word++) {
        for (let left = this.thirds[pair + word]! & this.set[word]!; left !== 0; left &= left - 1)
          if (line[from + squares[31 - Math.clz32(left & -left) + 32 * word]!] !== 0) return true;
      }
    }
    return false;
  }

  private findThirds(code: number, other: number, pair: number): void {
    const { pieces, pyramidCode, harmony } = this.army;
    this.known[pair] = 1;
    for (const { id, value } of pieces) {
      const agrees = (number: number) =>
        (progressionAmong(number, pieces[other]!.value, value) & this.kinds) !== 0;
      if (id === code || id === other) continue;
      if ((pyramidCode[id]! | pyramidCode[other]!) !== 0 || harmony[code]!.some(agrees))
        this.thirds[2 * pair + (id >> 5)]! |= 1 << (id & 31);
    }
  }
}
