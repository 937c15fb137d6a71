import * as cell from './cells.ts';
import * as changes from './changes.ts';
import { rowOf } from './field.ts';
import type { Field } from './field.ts';
import { inTheWay, pathTarget } from './movement.ts';
import { placeOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';

// An import is read anew at every use; a constant of the module itself is not.
const NOWHERE = cell.NOWHERE;
const OCCUPIED = cell.OCCUPIED;
const ROSTER = cell.ROSTER;
const SHARED = changes.SHARED;

/** A path that nothing can stand on. */
const NO_PATH = NOWHERE | (NOWHERE << 8) | (NOWHERE << 16) | (NOWHERE << 24);

/**
 * Finds the pieces of a side of which every way is blocked by an enemy. Of each other piece one way is known that is
 * not, and while the piece stays and no enemy comes onto that way, it need not be looked at again.
 */
export class Escapes {
  private readonly field: Field;
  private readonly outlook: Outlook;
  /** The bit that the besiegers' cells have and nobody else's. */
  private readonly enemy: number;
  /** By row: a path that was not blocked when last looked for, to try first. Nearly always it still is not. */
  private readonly way: Int32Array;
  /** By piece: where it was and the layers it had when last looked at, and the path that is known. */
  private readonly places = new Int32Array(cell.MAX_PIECES).fill(-1);
  private readonly known = new Int32Array(cell.MAX_PIECES).fill(NO_PATH);
  /** By `square * 2`: the set of pieces whose known path enters it. */
  private readonly users = new Int32Array(2 * NOWHERE + 2);
  /** The squares that any known path enters, and perhaps some that none does any more; a set. */
  private readonly used = new Int32Array(cell.WORDS + 1);
  private readonly held = new Int32Array(2);

  constructor(field: Field, outlook: Outlook) {
    this.field = field;
    this.outlook = outlook;
    this.enemy = 7 - outlook.side;
    const { paths, start } = field.ways;
    this.way = Int32Array.from(start, (entry, row) =>
      entry === start[row + 1] ? NO_PATH : (paths[entry] ?? NO_PATH),
    );
  }

  /**
   * The pieces without a way, as a set. Ways are kept where play goes on, or if none is known yet: what is tried out is
   * soon undone.
   */
  findHeld(cells: Int32Array): Int32Array {
    const { held, outlook, places } = this;
    const changed = outlook.changesOf(cells);
    held[0] = held[1] = -1;
    if (changed !== null) this.doubt(cells, changed.sets);
    for (let word = 0; word < 2; word++) {
      const standing = cells[ROSTER + 2 * outlook.side + word]!;
      const doubtful = held[word]! & standing;
      held[word] = 0;
      if (doubtful === 0) continue;
      const keeps = changed !== null && (!changed.undone || doubtful === standing);
      let unchanged = 0;
      for (let left = doubtful; left !== 0; left &= left - 1) {
        const bit = left & -left;
        const id = 31 - Math.clz32(bit) + 32 * word;
        const row = rowOf(this.field, cells, id);
        if (places[id] === placeOf(cells, id)) unchanged |= bit;
        if (this.isBlocked(cells, this.way[row]!) && !this.findWay(cells, row)) held[word]! |= bit;
        else if (keeps) this.keep(cells, id, this.way[row]!);
      }
      if (keeps) changed.clear(SHARED + word, doubtful & ~held[word]!);
      else if (changed !== null) changed.sets[SHARED + word]! &= ~unchanged;
    }
    return held;
  }

  /** Puts the pieces into the set that have changed, or onto whose known path an enemy has come. */
  private doubt(cells: Int32Array, changed: Int32Array): void {
    const { held, used } = this;
    const enemies = OCCUPIED + (1 - this.outlook.side) * 4;
    held[0] = changed[SHARED]!;
    held[1] = changed[SHARED + 1]!;
    for (let word = 0; word < 4; word++) {
      const blocked = used[word]! & cells[enemies + word]!;
      if (blocked !== 0) this.addUsers(blocked, word);
    }
  }

  private addUsers(squares: number, word: number): void {
    const { held, users, used } = this;
    for (let left = squares; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const at = 2 * (31 - Math.clz32(bit) + 32 * word);
      held[0]! |= users[at]!;
      held[1]! |= users[at + 1]!;
      if ((users[at]! | users[at + 1]!) === 0) used[word]! ^= bit;
    }
  }

  private keep(cells: Int32Array, id: number, path: number): void {
    const before = this.known[id]!;
    this.places[id] = placeOf(cells, id);
    if (path === before) return;
    this.known[id] = path;
    this.toggle(before, id);
    this.toggle(path, id);
  }

  /** A piece begins to use the squares of a path, or ceases to. */
  private toggle(path: number, id: number): void {
    const { users, used } = this;
    const half = id >> 5;
    const bit = 1 << (id & 31);
    const a = path & 255;
    const b = (path >>> 8) & 255;
    const c = (path >>> 16) & 255;
    const d = path >>> 24;
    users[2 * a + half]! ^= bit;
    users[2 * b + half]! ^= bit;
    users[2 * c + half]! ^= bit;
    users[2 * d + half]! ^= bit;
    used[a >> 5]! |= 1 << a;
    used[b >> 5]! |= 1 << b;
    used[c >> 5]! |= 1 << c;
    used[d >> 5]! |= 1 << d;
  }

  private findWay(cells: Int32Array, row: number): boolean {
    const { paths, others, start } = this.field.ways;
    for (let entry = start[row]!; entry < start[row + 1]!; entry++) {
      const path = this.isBlocked(cells, paths[entry]!) ? (others ?? paths)[entry]! : paths[entry]!;
      if (this.isBlocked(cells, path)) continue;
      this.way[row] = path;
      return true;
    }
    return false;
  }

  /** Whether an enemy stands on a path or on its target. */
  private isBlocked(cells: Int32Array, path: number): boolean {
    return (((cells[pathTarget(path)]! | inTheWay(cells, path)) >> this.enemy) & 1) !== 0;
  }
}
