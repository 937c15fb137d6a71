import type { Army } from '../../kernel/army.ts';
import { MAX_PIECES, MAX_SQUARES, NOWHERE, occupantId, OCCUPIED, WORDS } from '../../kernel/cells.ts';
import type { Geometry } from '../../kernel/geometry.ts';
import { progressionAmong } from '../../numbers/progression.ts';

const WIDTH = MAX_PIECES;

/** Which pieces could form a progression by their numbers alone; a pyramid could with any others. */
export class Triads {
  private readonly kinds: number;
  private readonly army: Army;
  private readonly line: Uint8Array;
  /** By two pieces, two integers: the set of thirds; and whether it is known, for it is found when it is asked for. */
  private readonly thirds = new Int32Array(2 * WIDTH * WIDTH);
  private readonly known = new Uint8Array(WIDTH * WIDTH);
  /** The pieces that were added, as a list and as a set, and where they stand. */
  private readonly members = new Uint8Array(WIDTH);
  private count = 0;
  private readonly set = new Int32Array(2);
  private readonly squares = new Uint8Array(WIDTH);

  constructor(army: Army, { line }: Geometry, kinds: number) {
    this.army = army;
    this.line = line;
    this.kinds = kinds;
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
        agree = agree || this.completes(id, square);
        members[this.count++] = id;
        squares[id] = square;
        set[id >> 5]! |= 1 << (id & 31);
      }
    }
    return agree;
  }

  /** The place of two pieces in the table. */
  pair(one: number, other: number): number {
    const pair = one * WIDTH + other;
    if (this.known[pair] === 0) this.findThirds(one, other);
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
  completes(id: number, square: number): boolean {
    const { members, squares, line, count } = this;
    for (let index = 0; index < count; index++) {
      const from = squares[members[index]!]! * MAX_SQUARES;
      if (square !== NOWHERE && line[from + square] === 0) continue;
      const pair = this.pair(id, members[index]!);
      for (let word = 0; word < 2; word++) {
        for (let left = this.thirds[pair + word]! & this.set[word]!; left !== 0; left &= left - 1)
          if (line[from + squares[31 - Math.clz32(left & -left) + 32 * word]!] !== 0) return true;
      }
    }
    return false;
  }

  private findThirds(one: number, other: number): void {
    const pair = one * WIDTH + other;
    this.known[pair] = 1;
    for (const { id } of this.army.pieces) {
      if (id !== one && id !== other && this.agree(one, other, id))
        this.thirds[2 * pair + (id >> 5)]! |= 1 << (id & 31);
    }
  }

  private agree(one: number, other: number, third: number): boolean {
    const { pieces, pyramidCode } = this.army;
    if ((pyramidCode[one]! | pyramidCode[other]! | pyramidCode[third]!) !== 0) return true;
    const kind = progressionAmong(pieces[one]!.value, pieces[other]!.value, pieces[third]!.value);
    return (kind & this.kinds) !== 0;
  }
}
