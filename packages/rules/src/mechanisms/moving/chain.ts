import * as action from '../../kernel/action.ts';
import type { ActionList } from '../../kernel/action.ts';
import { MAX_SQUARES, OCCUPIED, WORDS } from '../../kernel/cells.ts';
import { squaresWhere } from '../../kernel/geometry.ts';
import type { Geometry } from '../../kernel/geometry.ts';
import { besideTable } from './beside.ts';

// An import is read anew at every use; a constant of the module itself is not.
const TO_SHIFT = action.TO_SHIFT;

/**
 * Chains of leaps over single own stones, each onto the empty square just beyond. From which squares a stone could leap,
 * and to which hands, is found for all squares together, by shifting sets.
 */
export class Chains {
  private readonly files: number;
  /** How many integers the board needs. */
  private readonly words: number;
  private readonly beside: Uint8Array;
  private readonly board: Int32Array;
  private readonly notFirst: Int32Array;
  private readonly notLast: Int32Array;
  private readonly own = new Int32Array(WORDS);
  /** These have a place more, which stays 0. */
  private readonly empty = new Int32Array(WORDS + 1);
  private readonly between = new Int32Array(WORDS + 1);
  /** By `hand * WORDS`: the squares from which a leap to that hand is possible. */
  private readonly leaps = new Int32Array(4 * WORDS);
  /** The squares from which any leap is possible. */
  private readonly starts = new Int32Array(WORDS);
  private readonly able = new Int32Array(2);
  /** By square: the last chain that landed there. */
  private readonly landed = new Int32Array(MAX_SQUARES + 2);
  private readonly trail = new Uint8Array(MAX_SQUARES);
  private chain = 0;

  constructor(geometry: Geometry) {
    const { files } = geometry;
    this.files = files;
    this.words = Math.ceil(geometry.size / 32);
    this.beside = besideTable(geometry);
    this.board = squaresWhere(geometry, () => true);
    this.notFirst = squaresWhere(geometry, (square) => square % files > 0);
    this.notLast = squaresWhere(geometry, (square) => (square + 1) % files > 0);
  }

  /** Looks from where a side's stones could leap. */
  survey(cells: Int32Array, side: number): void {
    const { own, empty, board, words } = this;
    const sets = OCCUPIED;
    for (let word = 0; word < words; word++) {
      own[word] = cells[sets + side * 4 + word]!;
      empty[word] = board[word]! & ~(cells[sets + word]! | cells[sets + 4 + word]!);
    }
    this.lookDown(0, this.files, board);
    this.lookDown(1, 1, this.notLast);
    this.lookUp(2, this.files, board);
    this.lookUp(3, 1, this.notFirst);
  }

  /** Squares with an own stone so many numbers above them, and as many above that an empty square. */
  private lookDown(hand: number, by: number, within: Int32Array): void {
    const { own, empty, between, leaps, words } = this;
    for (let word = 0; word < words; word++) {
      const next = empty[word + 1]! << (32 - by);
      between[word] = ((empty[word]! >>> by) | next) & own[word]! & within[word]!;
    }
    for (let word = 0; word < words; word++) {
      const next = between[word + 1]! << (32 - by);
      leaps[4 * hand + word] = ((between[word]! >>> by) | next) & within[word]!;
    }
  }

  /** The same below. */
  private lookUp(hand: number, by: number, within: Int32Array): void {
    const { own, empty, between, leaps, words } = this;
    for (let word = 0; word < words; word++) {
      const next = word > 0 ? empty[word - 1]! >>> (32 - by) : 0;
      between[word] = ((empty[word]! << by) | next) & own[word]! & within[word]!;
    }
    for (let word = 0; word < words; word++) {
      const next = word > 0 ? between[word - 1]! >>> (32 - by) : 0;
      leaps[4 * hand + word] = ((between[word]! << by) | next) & within[word]!;
    }
  }

  /** The own stones that could leap, as a set of pieces in two integers. */
  leapers(cells: Int32Array): Int32Array {
    const { own, leaps, starts, words, able } = this;
    able[0] = able[1] = 0;
    for (let word = 0; word < words; word++) {
      const from = leaps[word]! | leaps[4 + word]! | leaps[8 + word]! | leaps[12 + word]!;
      starts[word] = from;
      for (let left = from & own[word]!; left !== 0; left &= left - 1) {
        const id = cells[31 - Math.clz32(left & -left) + 32 * word]! & 63;
        able[id >> 5]! |= 1 << (id & 31);
      }
    }
    return able;
  }

  /** The hands to which a stone could leap from a square, a bit each. */
  private handsAt(square: number): number {
    const { leaps } = this;
    const word = square >> 5;
    return (
      ((leaps[word]! >>> square) & 1) |
      (((leaps[4 + word]! >>> square) & 1) << 1) |
      (((leaps[8 + word]! >>> square) & 1) << 2) |
      (((leaps[12 + word]! >>> square) & 1) << 3)
    );
  }

  /** Adds a move to every square that a chain ends on. The stone has left its own square. */
  add(actions: ActionList, from: number): void {
    let hands = this.handsAt(from);
    const { landed, trail, beside, starts } = this;
    const { items } = actions;
    const move = action.encode(action.MOVE, from);
    const chain = ++this.chain;
    let length = actions.length;
    let count = 0;
    let square = from;
    for (let at = 0; ; at++) {
      for (; hands !== 0; hands &= hands - 1) {
        const hand = 31 - Math.clz32(hands & -hands);
        const over = beside[4 * square + hand]!;
        const to = beside[4 * over + hand]!;
        if (over === from || landed[to] === chain) continue;
        landed[to] = chain;
        trail[count++] = to;
        items[length++] = move | (to << TO_SHIFT);
      }
      if (at === count) break;
      square = trail[at]!;
      if (((starts[square >> 5]! >>> square) & 1) !== 0) hands = this.handsAt(square);
    }
    actions.length = length;
  }
}
