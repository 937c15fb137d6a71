import { encode, MOVE, TO_SHIFT } from './action.ts';
import type { ActionList } from './action.ts';
import { codeOf } from './army.ts';
import { MAX_PIECES, OCCUPIED, ROSTER, WHERE, WORDS } from './cells.ts';
import type { Field } from './field.ts';
import type { PathTable } from './movement.ts';

const longestRow = ({ start }: PathTable): number =>
  start.reduce((longest, end, row) => Math.max(longest, row > 0 ? end - start[row - 1]! : 0), 0);

/**
 * Where a side's pieces can go, and whom they reach. That hangs on the squares a piece's ways enter and on nothing
 * else, so a piece is looked at again only when it has moved or when one of those squares was occupied or left. What
 * has changed is seen by comparing with the last look: an outlook may be asked about any cells in any order.
 */
export class Outlook {
  /** A piece's moves begin at its id times this; so do the squares of enemies it reaches. */
  readonly width: number;
  readonly reached: Uint8Array;
  readonly reachedCount = new Uint8Array(MAX_PIECES);
  private readonly moves: Int32Array;
  /** How many moves a piece has, and how many of them are regular: these come first. */
  private readonly moveCount = new Uint8Array(MAX_PIECES);
  private readonly regularCount = new Uint8Array(MAX_PIECES);
  private readonly field: Field;
  private readonly side: number;
  /** By `row * WORDS`: the squares that the ways and leaps of a row enter. */
  private readonly entered: Int32Array;
  /** At the last look: each piece's row of ways, the pieces on the board, the sets of both sides' squares. */
  private readonly rows = new Int32Array(MAX_PIECES);
  /** The squares of each piece's row again, side by side, which are quicker to come by than the whole table. */
  private readonly watched = new Int32Array(MAX_PIECES * WORDS);
  private readonly roster = new Int32Array(2);
  private readonly occupied = new Int32Array(2 * WORDS);

  constructor(field: Field, side: number) {
    const { ways, leaps } = field;
    this.field = field;
    this.side = side;
    this.entered = leaps ? ways.entered.map((set, at) => set | leaps.entered[at]!) : ways.entered;
    this.width = longestRow(ways) + (leaps ? longestRow(leaps) : 0);
    // A few more, because moves are copied several at a time.
    this.moves = new Int32Array(MAX_PIECES * this.width + 8);
    this.reached = new Uint8Array(MAX_PIECES * this.width + 1);
  }

  /** Looks again at every piece for which something has changed. */
  update(cells: Int32Array): void {
    const { occupied, roster, rows, watched, field } = this;
    const { row: rowOf, pyramidCode } = field.army;
    const sets = OCCUPIED;
    const places = WHERE;
    const c0 = (cells[sets]! ^ occupied[0]!) | (cells[sets + 4]! ^ occupied[4]!);
    const c1 = (cells[sets + 1]! ^ occupied[1]!) | (cells[sets + 5]! ^ occupied[5]!);
    const c2 = (cells[sets + 2]! ^ occupied[2]!) | (cells[sets + 6]! ^ occupied[6]!);
    const c3 = (cells[sets + 3]! ^ occupied[3]!) | (cells[sets + 7]! ^ occupied[7]!);
    for (let word = 0; word < 8; word++) occupied[word] = cells[sets + word]!;
    for (let word = 0; word < 2; word++) {
      const standing = cells[ROSTER + 2 * this.side + word]!;
      const fresh = standing & ~roster[word]!;
      roster[word] = standing;
      for (let left = standing; left !== 0; left &= left - 1) {
        const bit = left & -left;
        const id = 31 - Math.clz32(bit) + 32 * word;
        const row =
          rowOf[pyramidCode[id] === 0 ? id : codeOf(field.army, cells, id)]! + (cells[places + id]! & 127);
        const set = 4 * id;
        const changed =
          (fresh & bit) |
          (rows[id]! ^ row) |
          (watched[set]! & c0) |
          (watched[set + 1]! & c1) |
          (watched[set + 2]! & c2) |
          (watched[set + 3]! & c3);
        if (changed !== 0) this.look(cells, id, row);
      }
    }
  }

  private look(cells: Int32Array, id: number, row: number): void {
    const { leaps } = this.field;
    this.rows[id] = row;
    for (let word = 0; word < 4; word++) this.watched[4 * id + word] = this.entered[4 * row + word]!;
    this.lookAlong(cells, id, row);
    if (leaps) this.addLeaps(cells, leaps, id, row);
  }

  /**
   * Writes the moves along the ways and the enemies reached. Which paths are free cannot be foretold, so every entry is
   * written and the right ones are kept: that costs less than branches guessed wrong.
   */
  private lookAlong(cells: Int32Array, id: number, row: number): void {
    const { moves, reached } = this;
    const { paths, others, start } = this.field.ways;
    const base = encode(MOVE, cells[WHERE + id]! & 127);
    const shift = TO_SHIFT;
    // The bit that an enemy's cell has and nobody else's.
    const enemy = 7 - this.side;
    const end = start[row + 1]!;
    const begin = id * this.width;
    let move = begin;
    let victim = begin;
    for (let entry = start[row]!; entry < end; entry++) {
      const path = paths[entry]!;
      const target = path & 255;
      const there = cells[target]!;
      let blocked = cells[(path >>> 8) & 255]! | cells[(path >>> 16) & 255]! | cells[path >>> 24]!;
      if (others !== null) {
        const other = others[entry]!;
        blocked *= cells[(other >>> 8) & 255]! | cells[(other >>> 16) & 255]! | cells[other >>> 24]!;
      }
      const open = (blocked - 1) >>> 31;
      moves[move] = base | (target << shift);
      move += open & ((there - 1) >>> 31);
      reached[victim] = target;
      victim += open & (there >> enemy);
    }
    this.regularCount[id] = this.moveCount[id] = move - begin;
    this.reachedCount[id] = victim - begin;
  }

  /** Irregular leaps follow the moves along the ways. */
  private addLeaps(cells: Int32Array, { paths, start }: PathTable, id: number, row: number): void {
    const { moves } = this;
    const base = encode(MOVE, cells[WHERE + id]! & 127, 0, 1);
    const shift = TO_SHIFT;
    const end = start[row + 1]!;
    const begin = id * this.width;
    let move = begin + this.moveCount[id]!;
    for (let entry = start[row]!; entry < end; entry++) {
      const target = paths[entry]! & 255;
      moves[move] = base | (target << shift);
      move += (cells[target]! - 1) >>> 31;
    }
    this.moveCount[id] = move - begin;
  }

  /** Adds all moves of a piece. */
  addMoves(actions: ActionList, id: number): void {
    this.copy(actions, id * this.width, this.moveCount[id]!);
  }

  addRegular(actions: ActionList, id: number): void {
    this.copy(actions, id * this.width, this.regularCount[id]!);
  }

  addIrregular(actions: ActionList, id: number): void {
    const regular = this.regularCount[id]!;
    this.copy(actions, id * this.width + regular, this.moveCount[id]! - regular);
  }

  /** Copies eight moves at a time and keeps as many as there are: fewer branches to guess. */
  private copy(actions: ActionList, first: number, count: number): void {
    const { moves } = this;
    const { items, length } = actions;
    for (let index = 0; index < count; index += 8) {
      const to = length + index;
      const from = first + index;
      items[to] = moves[from]!;
      items[to + 1] = moves[from + 1]!;
      items[to + 2] = moves[from + 2]!;
      items[to + 3] = moves[from + 3]!;
      items[to + 4] = moves[from + 4]!;
      items[to + 5] = moves[from + 5]!;
      items[to + 6] = moves[from + 6]!;
      items[to + 7] = moves[from + 7]!;
    }
    actions.length = length + count;
  }
}
