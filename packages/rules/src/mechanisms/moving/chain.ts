import * as action from '../../kernel/action.ts';
import type { ActionList } from '../../kernel/action.ts';
import * as cell from '../../kernel/cells.ts';
import { squaresWhere } from '../../kernel/geometry.ts';
import type { Geometry } from '../../kernel/geometry.ts';
import type { Kernel } from '../../kernel/kernel.ts';

// An import is read anew at every use; a constant of the module itself is not.
const MOVE = action.MOVE;
const OCCUPIED = cell.OCCUPIED;
const TO_SHIFT = action.TO_SHIFT;
const WORDS = cell.WORDS;
const encode = action.encode;

/** By word there are so many sets: for each hand the squares from which a leap to it is possible, */
const WIDTH = 8;
/** those from which any is, */
const ANY = 4;
/** and those from which one leads to where another is. */
const TWICE = 5;

/**
 * Chains of leaps over single own stones, each onto the empty square just beyond. From which squares a stone could leap,
 * and to which hands, is found for all squares together, by shifting sets; so is from which of them it could leap on.
 */
export class Chains {
  private readonly files: number;
  /** How many integers the board needs. */
  private readonly words: number;
  private readonly board: Int32Array;
  /** The squares with two more to the right, and to the left. */
  private readonly hasRight: Int32Array;
  private readonly hasLeft: Int32Array;
  /** After the last word of a board as large as can be comes one that stays 0. */
  private readonly sets = new Int32Array(WIDTH * (WORDS + 1));
  /** By hand: how far a leap goes. */
  private readonly by: readonly number[];
  /** By square: the last chain that landed there. */
  private readonly landed = new Int32Array(cell.MAX_SQUARES);
  private chain = 0;

  constructor(geometry: Geometry) {
    const { files } = geometry;
    this.files = files;
    this.words = Math.ceil(geometry.size / 32);
    this.board = squaresWhere(geometry, () => true);
    this.hasRight = squaresWhere(geometry, (square) => square % files < files - 2);
    this.hasLeft = squaresWhere(geometry, (square) => square % files > 1);
    this.by = [2 * files, 2, -2 * files, -2];
  }

  /**
   * Looks from where a side's stones could leap, and which of them can. Beyond the board nothing is empty, so it does not
   * matter who seems to stand there. Two ranks may be a whole word, and it takes two shifts to empty one.
   */
  private survey(cells: Int32Array, side: number): void {
    const { sets, board, hasLeft, hasRight, words, files } = this;
    const up = 2 * files;
    const stones = OCCUPIED + side * WORDS;
    const enemies = OCCUPIED + WORDS - side * WORDS;
    let ownBefore = 0;
    let before = 0;
    let own = cells[stones]!;
    let here = board[0]! & ~(own | cells[enemies]!);
    for (let word = 0; word < words; word++) {
      const at = WIDTH * word;
      const ownAfter = cells[stones + word + 1]!;
      const after = board[word + 1]! & ~(ownAfter | cells[enemies + word + 1]!);
      const n = ((own >>> files) | (ownAfter << -files)) & (((here >>> files) >>> files) | (after << -up));
      const e = ((own >>> 1) | (ownAfter << 31)) & ((here >>> 2) | (after << 30)) & hasRight[word]!;
      const s = ((own << files) | (ownBefore >>> -files)) & (((here << files) << files) | (before >>> -up));
      const w = ((own << 1) | (ownBefore >>> 31)) & ((here << 2) | (before >>> 30)) & hasLeft[word]!;
      sets[at] = n;
      sets[at + 1] = e;
      sets[at + 2] = s;
      sets[at + 3] = w;
      sets[at + ANY] = n | e | s | w;
      ownBefore = own;
      before = here;
      own = ownAfter;
      here = after;
    }
    before = 0;
    here = sets[ANY]!;
    for (let word = 0; word < words; word++) {
      const at = WIDTH * word;
      const after = sets[at + WIDTH + ANY]!;
      sets[at + TWICE] =
        (sets[at]! & (((here >>> files) >>> files) | (after << -up))) |
        (sets[at + 1]! & ((here >>> 2) | (after << 30))) |
        (sets[at + 2]! & (((here << files) << files) | (before >>> -up))) |
        (sets[at + 3]! & ((here << 2) | (before >>> 30)));
      before = here;
      here = after;
    }
  }

  /**
   * Adds a move to every square that a chain ends on. Every first leap is written and those that are possible are kept.
   * From the squares that were landed on the stone may leap on; never over the square that it has left, for every square
   * that it comes to is an even number of files and ranks from there.
   */
  add({ cells, side }: Kernel, actions: ActionList): void {
    this.survey(cells, side);
    const { sets, landed, by, words } = this;
    const stones = OCCUPIED + side * WORDS;
    const { items } = actions;
    const up = (2 * this.files) << TO_SHIFT;
    const right = 2 << TO_SHIFT;
    let { length } = actions;
    for (let word = 0; word < words; word++) {
      const set = WIDTH * word;
      for (let left = sets[set + ANY]! & cells[stones + word]!; left !== 0; left &= left - 1) {
        const from = 31 - Math.clz32(left & -left) + 32 * word;
        if (cells[from]! >> 6 !== side + 1) continue;
        const stay = encode(MOVE, from, from);
        let at = length;
        items[length] = stay + up;
        length += (sets[set]! >>> from) & 1;
        items[length] = stay + right;
        length += (sets[set + 1]! >>> from) & 1;
        items[length] = stay - up;
        length += (sets[set + 2]! >>> from) & 1;
        items[length] = stay - right;
        length += (sets[set + 3]! >>> from) & 1;
        if (((sets[set + TWICE]! >>> from) & 1) === 0) continue;
        const chain = ++this.chain;
        const second = length;
        for (; at < length; at++) {
          const square = items[at]! >> TO_SHIFT;
          const onward = WIDTH * (square >> 5);
          landed[square] = chain;
          let hands =
            ((sets[onward]! >>> square) & 1) |
            (((sets[onward + 1]! >>> square) & 1) << 1) |
            (((sets[onward + 2]! >>> square) & 1) << 2) |
            (((sets[onward + 3]! >>> square) & 1) << 3);
          // From the second leap on one hand leads back.
          if (at >= second && (hands & (hands - 1)) === 0) continue;
          for (; hands !== 0; hands &= hands - 1) {
            const to = square + by[31 - Math.clz32(hands & -hands)]!;
            items[length] = encode(MOVE, from, to);
            length += landed[to] === chain ? 0 : 1;
            landed[to] = chain;
          }
        }
      }
    }
    actions.length = length;
  }
}
