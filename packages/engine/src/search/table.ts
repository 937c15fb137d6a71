import { cell } from '@calculi/rules/kernel';

/** How a score in the table bounds the true one. */
export const EXACT = 1;
export const AT_LEAST = 2;
export const AT_MOST = 3;

/** Check, action, score, depth and bound. */
const ENTRY = 4;
const LEAST_BITS = 10;
const BYTES = 4 * ENTRY;

const { HASH_A, HASH_B, PHASE, MOVED, CAPTURER, PENDING, PENDING_COUNT, START } = cell;

/** Positions already looked at, the deeper look kept where two want the same place. */
export class Table {
  action = 0;
  score = 0;
  depth = 0;
  bound = 0;
  private entries: Int32Array;
  private mask: number;
  private at = 0;
  private check = 0;

  constructor() {
    this.entries = new Int32Array(ENTRY << LEAST_BITS);
    this.mask = (1 << LEAST_BITS) - 1;
  }

  /** Empties the table and gives it a size that fits the work ahead, so that the same work always goes the same way. */
  reset(nodes: number, megabytes: number): void {
    const most = Math.floor(Math.log2((megabytes * 1024 * 1024) / BYTES));
    const bits = Math.max(LEAST_BITS, Math.min(most, Math.ceil(Math.log2(nodes + 1)) + 1));
    const length = ENTRY << bits;
    if (length <= this.entries.length && length * 4 >= this.entries.length) this.entries.fill(0);
    else this.entries = new Int32Array(length);
    this.mask = (1 << bits) - 1;
  }

  /** Looks a position up; what is known of it is then in the fields. */
  find(cells: Int32Array): boolean {
    const moment = cells[PHASE] === START ? 0 : momentOf(cells);
    const { entries } = this;
    this.check = (cells[HASH_B]! ^ Math.imul(moment, 0x9e3779b1)) | 1;
    const at = (this.at = ENTRY * ((cells[HASH_A]! ^ moment) & this.mask));
    this.action = 0;
    if (entries[at] !== this.check) return false;
    this.action = entries[at + 1]!;
    this.score = entries[at + 2]!;
    this.depth = entries[at + 3]! >> 2;
    this.bound = entries[at + 3]! & 3;
    return true;
  }

  /** Where `find` has just looked, for a `store` after others have looked elsewhere. */
  get place(): number {
    return this.at;
  }

  get signature(): number {
    return this.check;
  }

  store(place: number, signature: number, action: number, score: number, depth: number, bound: number): void {
    const { entries } = this;
    if (entries[place] !== signature && entries[place + 3]! >> 2 > depth + 2) return;
    entries[place] = signature;
    entries[place + 1] = action;
    entries[place + 2] = score;
    entries[place + 3] = (depth << 2) | bound;
  }
}

/** What the hash leaves out in the middle of a turn: who moved, and what is named so far in whatever order. */
const momentOf = (cells: Int32Array): number => {
  let moment = Math.imul(cells[PHASE]! + 8 * cells[MOVED]! + 1024 * cells[CAPTURER]!, 0x85ebca6b);
  const end = PENDING + cells[PENDING_COUNT]!;
  for (let at = PENDING; at < end; at++) moment = (moment + Math.imul(cells[at]! + 1, 0xc2b2ae35)) | 0;
  return moment;
};
