import * as action from '../../kernel/action.ts';
import { ActionList } from '../../kernel/action.ts';
import * as cell from '../../kernel/cells.ts';
import type { Geometry } from '../../kernel/geometry.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { StonesPlay } from '../../spec/ruleset.ts';
import { besideTable } from './beside.ts';
import { Chains } from './chain.ts';

// An import is read anew at every use; a constant of the module itself is not.
const MEMORY = cell.MEMORY;
const OCCUPIED = cell.OCCUPIED;
const TO_SHIFT = action.TO_SHIFT;
const WORDS = cell.WORDS;
const encode = action.encode;

/** Moves of stones: one step, and chains of leaps over single own stones; never back and forth. */
export class StoneMoves {
  private readonly play: StonesPlay;
  /** How many integers a set of the board's squares needs. */
  private readonly words: number;
  /** By `square * 4 + hand`: the step. */
  private readonly steps: Int32Array;
  private readonly chains: Chains;
  private readonly spare = new ActionList();

  constructor(play: StonesPlay, geometry: Geometry) {
    this.play = play;
    this.words = Math.ceil(geometry.size / 32);
    this.steps = Int32Array.from(besideTable(geometry), (to, at) => encode(action.MOVE, at >> 2, to));
    this.chains = new Chains(geometry);
  }

  /** Every step is written and those onto empty squares are kept: cheaper than branches that cannot be foretold. */
  add(kernel: Kernel, actions: ActionList): void {
    const { cells } = kernel;
    const { steps } = this;
    const { items } = actions;
    const free = kernel.side + 1;
    const stones = OCCUPIED + WORDS * kernel.side;
    let count = actions.length;
    for (let word = 0; word < this.words; word++) {
      for (let left = cells[stones + word]!; left !== 0; left &= left - 1) {
        const from = 31 - Math.clz32(left & -left) + 32 * word;
        if (cells[from]! >> 6 !== free) continue;
        const n = steps[4 * from]!;
        const e = steps[4 * from + 1]!;
        const s = steps[4 * from + 2]!;
        const w = steps[4 * from + 3]!;
        items[count] = n;
        count += (cells[n >> TO_SHIFT]! - 1) >>> 31;
        items[count] = e;
        count += (cells[e >> TO_SHIFT]! - 1) >>> 31;
        items[count] = s;
        count += (cells[s >> TO_SHIFT]! - 1) >>> 31;
        items[count] = w;
        count += (cells[w >> TO_SHIFT]! - 1) >>> 31;
      }
    }
    actions.length = count;
    if (this.play.leap !== null) this.chains.add(kernel, actions);
    const forbidden = this.forbidden(cells, kernel.side);
    if (forbidden >= 0) actions.remove(forbidden);
  }

  /** Whether the side to play can move. A step is nearly always there; only without one is all looked through. */
  exist(kernel: Kernel): boolean {
    const { cells } = kernel;
    const free = kernel.side + 1;
    const forbidden = this.forbidden(cells, kernel.side);
    const stones = OCCUPIED + WORDS * kernel.side;
    for (let word = 0; word < this.words; word++) {
      for (let left = cells[stones + word]!; left !== 0; left &= left - 1) {
        const from = 31 - Math.clz32(left & -left) + 32 * word;
        if (cells[from]! >> 6 !== free) continue;
        for (let at = 4 * from; at < 4 * from + 4; at++) {
          const step = this.steps[at]!;
          if (cells[step >> TO_SHIFT] === 0 && step !== forbidden) return true;
        }
      }
    }
    this.spare.clear();
    this.add(kernel, this.spare);
    return this.spare.length > 0;
  }

  /** The move that would go back and forth: the last but one again, when the last was its reverse. */
  private forbidden(cells: Int32Array, side: number): number {
    return cells[MEMORY + 2 * side]! - 1;
  }

  /** Remembers a side's last move, and the one before if this was its reverse. */
  memorise(kernel: Kernel, from: number, to: number): void {
    const at = MEMORY + 2 * kernel.side;
    const last = kernel.cells[at + 1]!;
    kernel.set(at, last === encode(action.MOVE, to, from) + 1 ? last : 0);
    kernel.set(at + 1, encode(action.MOVE, from, to) + 1);
  }

  /** Whether a free stone could step, or leap in a chain, from a square to another, were that empty. */
  reaches(cells: Int32Array, from: number, to: number): boolean {
    if (cells[from]! & cell.FLAG) return false;
    const { steps } = this;
    if (steps.includes(encode(action.MOVE, from, to))) return true;
    if (this.play.leap === null) return false;
    const own = cell.ownerOf(cells[from]!);
    const trail = new Set([from]);
    for (const square of trail) {
      for (let hand = 0; hand < 4; hand++) {
        const over = steps[4 * square + hand]! >> TO_SHIFT;
        const next = steps[4 * over + hand]! >> TO_SHIFT;
        const leaps = over !== to && cell.ownerOf(cells[over]!) === own;
        if (leaps && (cells[next] === 0 || next === to || next === from)) trail.add(next);
      }
    }
    return from !== to && trail.has(to);
  }
}
