import { CAPTURED, FLAGGED, GONE, LOUD, MAX_SQUARES, NOWHERE, occupantId } from '../../kernel/cells.ts';
import { BOUND_EVENT, RELEASED_EVENT, TAKEN_EVENT } from '../../kernel/event.ts';
import { ORTHOGONAL } from '../../kernel/geometry.ts';
import type { Geometry } from '../../kernel/geometry.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { RELATIONS } from '../../kernel/survey.ts';
import { besideTable } from '../moving/beside.ts';

const ENCLOSED = RELATIONS.indexOf('enclosed');
export const MAX_GUARDS = 6;

/** By `square * MAX_GUARDS`: pairs of squares that enclose it, ended by NOWHERE. A corner has its two neighbours. */
const makeGuards = (geometry: Geometry): Uint8Array => {
  const guards = new Uint8Array(MAX_SQUARES * MAX_GUARDS).fill(NOWHERE);
  for (let square = 0; square < geometry.size; square++) {
    const [n = NOWHERE, e = NOWHERE, s = NOWHERE, w = NOWHERE] = ORTHOGONAL.map(
      (direction) => geometry.step[direction * MAX_SQUARES + square],
    );
    const next = [n, e, s, w].filter((each) => each !== NOWHERE);
    const opposite = [
      [n, s],
      [e, w],
    ].filter((pair) => !pair.includes(NOWHERE));
    guards.set((next.length === 2 ? [next] : opposite).flat(), square * MAX_GUARDS);
  }
  return guards;
};

/** Enemies between two free stones: taken at once, or bound until they are taken or released. */
export class Enclosure {
  private readonly size: number;
  readonly guards: Uint8Array;
  private readonly beside: Uint8Array;
  /** The moved stone's square and those of own stones freed in this turn, as a set and as a list. */
  private readonly active = new Uint8Array(MAX_SQUARES + 2);
  private readonly fresh = new Uint8Array(MAX_SQUARES);
  private freshCount = 0;

  constructor(geometry: Geometry) {
    this.size = geometry.size;
    this.guards = makeGuards(geometry);
    this.beside = besideTable(geometry);
  }

  /** Takes every enemy that the moved stone helps to enclose. */
  takeEnclosed(kernel: Kernel, moved: number): void {
    this.active[moved] = 1;
    for (let hand = 0; hand < 4; hand++) {
      const square = this.beside[4 * moved + hand]!;
      if (this.isEnclosed(kernel, square)) this.remove(kernel, square);
    }
    this.active[moved] = 0;
  }

  /**
   * Until nothing changes: bind the enemies that the moved stone, or an own stone freed in this turn, helps to
   * enclose, and free own stones whose guards are no longer both free. Then, once, free enemies that a guard left.
   */
  bindAndRelease(kernel: Kernel, moved: number): void {
    this.freshCount = 0;
    this.refresh(moved);
    for (let at = 0; at < this.freshCount; at++) {
      for (let hand = 0; hand < 4; hand++) {
        const square = this.beside[4 * this.fresh[at]! + hand]!;
        if (!this.isEnclosed(kernel, square)) continue;
        this.bind(kernel, square);
        this.releaseFrom(kernel, square);
      }
    }
    for (let at = 0; at < this.freshCount; at++) this.active[this.fresh[at]!] = 0;
    this.releaseAll(kernel, 1 - kernel.side);
  }

  private refresh(square: number): void {
    this.active[square] = 1;
    this.fresh[this.freshCount++] = square;
  }

  /** A stone that was bound guards nothing any more: own stones that it held may be free. */
  private releaseFrom(kernel: Kernel, guard: number): void {
    const side = kernel.side;
    for (let hand = 0; hand < 4; hand++) {
      const square = this.beside[4 * guard + hand]!;
      if (kernel.cells[square]! >> 6 !== ((side + 1) | 4)) continue;
      if (this.findGuards(kernel.cells, square, 1 - side, false) >= 0) continue;
      this.release(kernel, square);
      this.refresh(square);
    }
  }

  private releaseAll(kernel: Kernel, side: number): void {
    if (kernel.cells[FLAGGED + side] === 0) return;
    for (let square = 0; square < this.size; square++) {
      if (kernel.cells[square]! >> 6 !== ((side + 1) | 4)) continue;
      if (this.findGuards(kernel.cells, square, 1 - side, false) < 0) this.release(kernel, square);
    }
  }

  private bind(kernel: Kernel, square: number): void {
    const event = kernel.events.open(BOUND_EVENT, square, occupantId(kernel.cells[square]!));
    this.addReason(kernel, square);
    kernel.events.close(event);
    kernel.flag(square, true);
    kernel.set(LOUD, 1);
  }

  private release(kernel: Kernel, square: number): void {
    kernel.flag(square, false);
    kernel.events.log(RELEASED_EVENT, square, occupantId(kernel.cells[square]!));
  }

  /** Whether a free enemy stands between two free stones of the side to play, one of which has moved or been freed now. */
  private isEnclosed({ cells, side }: Kernel, square: number): boolean {
    return cells[square]! >> 6 === 2 - side && this.findGuards(cells, square, side, true) >= 0;
  }

  /** The place of the pair that encloses a square, or −1; with `active`, one of the two has moved or been freed in this turn. */
  private findGuards(cells: Int32Array, square: number, by: number, active: boolean): number {
    const { guards } = this;
    const free = by + 1;
    for (let at = square * MAX_GUARDS; guards[at] !== NOWHERE; at += 2) {
      const one = guards[at]!;
      const other = guards[at + 1]!;
      if (cells[one]! >> 6 !== free || cells[other]! >> 6 !== free) continue;
      if (!active || this.active[one] || this.active[other]) return at;
    }
    return -1;
  }

  /** An enclosed or bound enemy leaves the board. */
  remove(kernel: Kernel, square: number): void {
    const { cells, events } = kernel;
    const side = kernel.side;
    const id = occupantId(cells[square]!);
    const event = events.open(TAKEN_EVENT, side, square, id, 1);
    this.addReason(kernel, square);
    events.close(event);
    kernel.lift(id, GONE);
    kernel.set(CAPTURED + side, cells[CAPTURED + side]! + 1);
    kernel.set(LOUD, 1);
  }

  /** The two stones that enclose, those that came anew before others. */
  private addReason(kernel: Kernel, square: number): void {
    const { events, cells } = kernel;
    events.add(this.isCorner(square) ? 1 : 0);
    events.add(ENCLOSED);
    for (let index = 0; index < 4; index++) events.add(0);
    const anew = this.findGuards(cells, square, kernel.side, true);
    const at = anew >= 0 ? anew : this.findGuards(cells, square, kernel.side, false);
    if (at < 0) return;
    events.add(Math.min(this.guards[at]!, this.guards[at + 1]!));
    events.add(Math.max(this.guards[at]!, this.guards[at + 1]!));
  }

  /** All pairs of squares from which a stone here would be enclosed. */
  guardPairs(square: number): [number, number][] {
    const pairs: [number, number][] = [];
    for (let at = square * MAX_GUARDS; this.guards[at] !== NOWHERE; at += 2) {
      pairs.push([this.guards[at]!, this.guards[at + 1]!]);
    }
    return pairs;
  }

  /** Only in a corner the two that enclose do not face each other. */
  isCorner(square: number): boolean {
    const at = square * MAX_GUARDS;
    return this.guards[at]! + this.guards[at + 1]! !== 2 * square;
  }
}
