import * as action from './action.ts';
import type { ActionList } from './action.ts';
import * as cell from './cells.ts';
import type { Changes } from './changes.ts';
import { rowOf } from './field.ts';
import type { Field } from './field.ts';
import type { Kernel } from './kernel.ts';
import type { PathTable } from './movement.ts';

// An import is read anew at every use; a constant of the module itself is not.
const HELD = cell.HELD;
const LAYERS = cell.LAYERS;
const WHERE = cell.WHERE;
const TO_SHIFT = action.TO_SHIFT;
const encode = action.encode;
const squareOf = cell.squareOf;

/** The row of a piece that does not stand for this side: as of every mover without a shape, it has no ways. */
const NO_ROW = 0;
/** A place takes so many bits, and the layers come after. */
const PLACE_BITS = 9;
/** More than there are moves: what is kept within a power of two needs no test for overflow when it is added to. */
const MOST = 0x3fff;

const longestRow = ({ start }: PathTable): number =>
  start.reduce((longest, end, row) => Math.max(longest, row > 0 ? end - start[row - 1]! : 0), 0);

/** What stands on a path before its target, where it is known whether any path has three squares there. */
const met = (cells: Int32Array, path: number, deep: number): number => {
  const near = cells[(path >>> 8) & 255]! | cells[(path >>> 16) & 255]!;
  return deep === 0 ? near : near | cells[path >>> 24]!;
};

/** Where a piece is and the layers it has, in one number. */
export const placeOf = (cells: Int32Array, id: number): number =>
  cells[WHERE + id]! | (cells[LAYERS + id]! << PLACE_BITS);

/**
 * Where a side's pieces can go, and whom they reach. That hangs on the squares a piece's ways enter and on nothing
 * else, so a piece is looked at again only when it has moved or when one of those squares was occupied or left. What
 * has changed is seen by comparing with the last look: an outlook may be asked about any cells in any order.
 */
export class Outlook {
  /** A piece's moves begin at its id times this. Those onto enemies it reaches go before the next piece's, backwards. */
  private readonly width: number;
  private readonly moves: Int32Array;
  readonly reachedCount = new Uint8Array(cell.MAX_PIECES);
  /** The pieces that reach an enemy; a set. */
  readonly reaching = new Int32Array(2);
  /** The pieces that have a move; a set. */
  private readonly mobile = new Int32Array(2);
  /** The pieces of which what is remembered may no longer be so; a set that holds after it was asked for. */
  readonly doubtful = new Int32Array(2);
  /** How many moves a piece has, and how many of them are regular: these come first. */
  private readonly regularCount = new Uint8Array(cell.MAX_PIECES);
  private readonly moveCount: Uint8Array;
  private readonly field: Field;
  readonly side: number;
  /** By `row * WORDS`: the squares that the ways and leaps of a row enter. */
  private readonly entered: Int32Array;
  /** By `square * 2`: the set of pieces whose ways or leaps enter it. */
  private readonly watchers = new Int32Array(2 * cell.MAX_SQUARES);
  /** At the last look: every piece's place and layers, and of this side's its row of ways. */
  private readonly places = new Int32Array(cell.MAX_PIECES).fill(-1);
  private readonly rows = new Int32Array(cell.MAX_PIECES);
  /** What was looked at last, and which pieces have changed since. */
  private cells: Int32Array | null = null;
  private changes: Changes | null = null;
  /** The pieces to look at again; a set. */
  private readonly stale = new Int32Array(2);

  constructor(field: Field, side: number) {
    const { ways, leaps } = field;
    this.field = field;
    this.side = side;
    this.entered = leaps ? ways.entered.map((set, at) => set | leaps.entered[at]!) : ways.entered;
    this.moveCount = leaps ? new Uint8Array(cell.MAX_PIECES) : this.regularCount;
    this.width = longestRow(ways) + (leaps ? longestRow(leaps) : 0) + 1;
    // A few more, because moves are copied several at a time.
    this.moves = new Int32Array(cell.MAX_PIECES * this.width + 8);
  }

  /** Looks again at every piece for which something has changed; the changes, where known, say what to compare. */
  update({ cells, changes }: Kernel): void {
    if (cells !== this.cells) changes.noteAll();
    this.cells = cells;
    this.changes = changes;
    this.lookAgain(cells, changes);
  }

  /**
   * Finds out which pieces are doubtful. Where actions are tried out and undone that is all, because a piece looked at
   * now would soon have to be looked at once more; where play goes on all is brought up to date.
   */
  doubt(cells: Int32Array): void {
    const { doubtful } = this;
    const changes = this.changesOf(cells);
    doubtful[0] = doubtful[1] = changes === null ? -1 : 0;
    if (changes === null) return;
    if (changes.undone) this.findDoubtful(cells, changes);
    else this.lookAgain(cells, changes);
  }

  /** What has changed in these cells, if it is they that were looked at last. */
  changesOf(cells: Int32Array): Changes | null {
    return cells === this.cells ? this.changes : null;
  }

  private findDoubtful(cells: Int32Array, { sets }: Changes): void {
    const { doubtful, places } = this;
    for (let word = 0; word < 2; word++) {
      const at = 2 * this.side + word;
      for (let left = sets[at]!; left !== 0; left &= left - 1) {
        const bit = left & -left;
        const id = 31 - Math.clz32(bit) + 32 * word;
        const place = placeOf(cells, id);
        if (place === places[id]) {
          sets[at]! &= ~bit;
          continue;
        }
        this.disturb(doubtful, places[id]!);
        this.disturb(doubtful, place);
        doubtful[word]! |= bit;
      }
    }
  }

  private lookAgain(cells: Int32Array, changes: Changes): void {
    const { stale, side } = this;
    const { leaps } = this.field;
    const { sets } = changes;
    if ((sets[2 * side]! | sets[2 * side + 1]!) === 0) return;
    for (let word = 0; word < 2; word++) {
      for (let left = sets[2 * side + word]!; left !== 0; left &= left - 1)
        this.compare(cells, 31 - Math.clz32(left & -left) + 32 * word);
    }
    changes.clear(2 * side, -1);
    changes.clear(2 * side + 1, -1);
    for (let word = 0; word < 2; word++) {
      const set = stale[word]!;
      stale[word] = 0;
      if (set === 0) continue;
      this.lookAlongWays(cells, set, word);
      if (leaps !== null) this.lookAlongLeaps(cells, leaps, set, word);
    }
  }

  /** Sees whether a piece is still where it was. */
  private compare(cells: Int32Array, id: number): void {
    const { places, rows, stale } = this;
    const place = placeOf(cells, id);
    const before = places[id]!;
    if (place === before) return;
    places[id] = place;
    this.disturb(stale, before);
    this.disturb(stale, place);
    const row = cells[WHERE + id]! >> 7 === this.side ? rowOf(this.field, cells, id) : NO_ROW;
    if (rows[id] === row) return;
    this.watch(id, rows[id]!, row);
    rows[id] = row;
    const word = id >> 5;
    const bit = 1 << (id & 31);
    this.reaching[word]! &= ~bit;
    stale[word] = row === NO_ROW ? stale[word]! & ~bit : stale[word]! | bit;
  }

  /** A square was occupied or left: who watches it comes into the set. */
  private disturb(set: Int32Array, place: number): void {
    if ((place & HELD) !== 0) return;
    const { watchers } = this;
    const at = 2 * squareOf(place);
    set[0]! |= watchers[at]!;
    set[1]! |= watchers[at + 1]!;
  }

  /** A piece watches the squares of one row, and no longer those of another. */
  private watch(id: number, before: number, row: number): void {
    const { watchers, entered } = this;
    const bit = 1 << (id & 31);
    const half = id >> 5;
    for (let word = 0; word < 4; word++) {
      for (let left = entered[4 * before + word]! ^ entered[4 * row + word]!; left !== 0; left &= left - 1)
        watchers[2 * (32 * word + 31 - Math.clz32(left & -left)) + half]! ^= bit;
    }
  }

  /**
   * Writes the moves along the ways and the enemies reached, for a set of pieces. Which paths are free cannot be
   * foretold, so every entry is written and the right ones are kept: that costs less than branches guessed wrong.
   */
  private lookAlongWays(cells: Int32Array, set: number, word: number): void {
    const { moves, rows, width, regularCount, reachedCount } = this;
    const { paths, others, start } = this.field.ways;
    const deep = this.field.ways.deep ? 1 : 0;
    // The bit that an enemy's cell has and nobody else's.
    const enemy = 7 - this.side;
    let reaching = this.reaching[word]! & ~set;
    let mobile = this.mobile[word]! & ~set;
    for (let left = set | 0; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const id = 31 - Math.clz32(bit) + 32 * word;
      const base = encode(action.MOVE, cells[WHERE + id]! & 127);
      const row = rows[id]!;
      const end = start[row + 1]!;
      const begin = id * width;
      const last = begin + width - 1;
      let to = begin;
      let at = last;
      for (let entry = start[row]!; entry < end; entry += 2) {
        const one = paths[entry]!;
        const two = paths[entry + 1]!;
        // Negative where the way is free; the second entry may be beyond the row.
        let oneFree = met(cells, one, deep) - 1;
        let twoFree = met(cells, two, deep) - 1;
        if (others !== null) {
          oneFree |= met(cells, others[entry]!, deep) - 1;
          twoFree |= met(cells, others[entry + 1]!, deep) - 1;
        }
        twoFree &= entry + 1 - end;
        const oneThere = cells[one & 255]!;
        const twoThere = cells[two & 255]!;
        const oneMove = base | ((one & 255) << TO_SHIFT);
        const twoMove = base | ((two & 255) << TO_SHIFT);
        moves[to] = moves[at] = oneMove;
        to += (oneFree & (oneThere - 1)) >>> 31;
        at -= (oneFree >>> 31) & (oneThere >> enemy);
        moves[to] = moves[at] = twoMove;
        to += (twoFree & (twoThere - 1)) >>> 31;
        at -= (twoFree >>> 31) & (twoThere >> enemy);
      }
      regularCount[id] = to - begin;
      reachedCount[id] = last - at;
      reaching |= ((at - last) >> 31) & bit;
      mobile |= ((begin - to) >> 31) & bit;
    }
    this.reaching[word] = reaching;
    this.mobile[word] = mobile;
  }

  /** Irregular leaps follow the moves along the ways. */
  private lookAlongLeaps(cells: Int32Array, { paths, start }: PathTable, set: number, word: number): void {
    const { moves, rows, width, regularCount, moveCount } = this;
    for (let left = set | 0; left !== 0; left &= left - 1) {
      const id = 31 - Math.clz32(left & -left) + 32 * word;
      const base = encode(action.MOVE, cells[WHERE + id]! & 127, 0, 1);
      const row = rows[id]!;
      const end = start[row + 1]!;
      const begin = id * width;
      let to = begin + regularCount[id]!;
      for (let entry = start[row]!; entry < end; entry += 2) {
        const one = paths[entry]! & 255;
        const two = paths[entry + 1]! & 255;
        moves[to] = base | (one << TO_SHIFT);
        to += (cells[one]! - 1) >>> 31;
        moves[to] = base | (two << TO_SHIFT);
        to += ((cells[two]! - 1) & (entry + 1 - end)) >>> 31;
      }
      moveCount[id] = to - begin;
      this.mobile[word]! |= ((begin - to) >> 31) & left & -left;
    }
  }

  /** Adds all moves of a set of pieces: four at a time, keeping as many as there are, for fewer branches to guess. */
  addMoves(actions: ActionList, set: number, word: number): void {
    const { moves, moveCount, width } = this;
    const { items } = actions;
    let { length } = actions;
    for (let left = set & this.mobile[word]!; left !== 0; left &= left - 1) {
      const id = 31 - Math.clz32(left & -left) + 32 * word;
      const count = moveCount[id]!;
      const first = id * width;
      for (let index = 0; index < count; index += 4) {
        const to = (length + index) & MOST;
        const from = (first + index) & MOST;
        items[to] = moves[from]!;
        items[to + 1] = moves[from + 1]!;
        items[to + 2] = moves[from + 2]!;
        items[to + 3] = moves[from + 3]!;
      }
      length += count;
    }
    actions.length = length;
  }

  /** The moves onto enemies that a piece reaches, from the first. */
  reachedBy(id: number, index: number): number {
    return this.moves[(id + 1) * this.width - 1 - index]!;
  }

  /** Adds the regular moves of a piece, or the irregular ones. */
  addSome(actions: ActionList, id: number, irregular: boolean): void {
    const regular = this.regularCount[id]!;
    const end = irregular ? this.moveCount[id]! : regular;
    for (let index = irregular ? regular : 0; index < end; index++)
      actions.add(this.moves[id * this.width + index]!);
  }
}
