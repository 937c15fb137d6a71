import type { EndsSpec, StonesPlay } from '../spec/ruleset.ts';
import { ActionList, encode, first, MOVE, PLACE, second, TAKE, TO_SHIFT, typeOf } from './action.ts';
import * as cell from './cells.ts';
import {
  BOUND_EVENT,
  MOVED_EVENT,
  PLACED_EVENT,
  RELEASED_EVENT,
  TAKEN_EVENT,
  TURN_OVER_EVENT,
} from './event.ts';
import { MAX_SQUARES, NOWHERE, ORTHOGONAL } from './geometry.ts';
import type { Geometry } from './geometry.ts';
import type { Classes, Kernel, Program } from './kernel.ts';
import { RELATIONS } from './survey.ts';

/** By `square * MAX_GUARDS`: pairs of squares that enclose it, ended by NOWHERE. A corner has its two neighbours. */
const MAX_GUARDS = 6;
const ENCLOSED = RELATIONS.indexOf('enclosed');

const makeGuards = (geometry: Geometry): Uint8Array => {
  const guards = new Uint8Array(MAX_SQUARES * MAX_GUARDS).fill(NOWHERE);
  for (let square = 0; square < geometry.size; square++) {
    const [n = NOWHERE, e = NOWHERE, s = NOWHERE, w = NOWHERE] = ORTHOGONAL.map(
      (direction) => geometry.step[direction * MAX_SQUARES + square],
    );
    const next = [n, e, s, w].filter((each) => each !== NOWHERE);
    const pairs =
      next.length === 2
        ? [next]
        : [
            [n, s],
            [e, w],
          ].filter((pair) => !pair.includes(NOWHERE));
    guards.set(pairs.flat(), square * MAX_GUARDS);
  }
  return guards;
};

/** By `square * 4`: the orthogonal neighbours; beyond the edge the cell EDGE, which is never empty. */
const makeBeside = (geometry: Geometry): Uint8Array =>
  Uint8Array.from({ length: 4 * MAX_SQUARES }, (_, index) => {
    const square = index >> 2;
    const next = square < geometry.size ? geometry.step[2 * (index & 3) * MAX_SQUARES + square]! : NOWHERE;
    return next === NOWHERE ? cell.EDGE : next;
  });

/** Games of stones without numbers: placed in turn, then moved to enclose each other. */
export class Stones implements Program {
  readonly play: StonesPlay;
  readonly ends: EndsSpec;
  readonly geometry: Geometry;
  readonly classes: Classes = {
    ofPiece: new Uint8Array(cell.MAX_PIECES),
    ofLayers: new Uint8Array(cell.MAX_PIECES),
  };
  private readonly guards: Uint8Array;
  private readonly beside: Uint8Array;
  private readonly landed = new Uint8Array(MAX_SQUARES + 1);
  private readonly trail = new Uint8Array(MAX_SQUARES + 1);
  /** The moved stone's square and those of own stones freed in this turn, as a set and as a list. */
  private readonly active = new Uint8Array(MAX_SQUARES);
  private readonly fresh = new Uint8Array(MAX_SQUARES);
  private freshCount = 0;
  private readonly moves = new ActionList();

  constructor(play: StonesPlay, ends: EndsSpec, geometry: Geometry) {
    this.play = play;
    this.ends = ends;
    this.geometry = geometry;
    this.guards = makeGuards(geometry);
    this.beside = makeBeside(geometry);
  }

  generate(kernel: Kernel, actions: ActionList): void {
    const { cells } = kernel;
    const side = kernel.side;
    if (cells[cell.HAND + side]! > 0) return this.addPlaces(kernel, actions);
    if (this.play.binding && cells[cell.PHASE] === cell.START && this.addTakes(kernel, actions))
      return undefined;
    this.addMoves(kernel, actions);
    return undefined;
  }

  relocated(): void {
    // Stones have no numbers that could be kept up to date.
  }

  perform(kernel: Kernel, action: number): void {
    switch (typeOf(action)) {
      case PLACE:
        return this.place(kernel, second(action));
      case TAKE:
        return this.take(kernel, first(action));
      case MOVE:
        return this.move(kernel, first(action), second(action));
      default:
        return this.endTurn(kernel);
    }
  }

  private addPlaces(kernel: Kernel, actions: ActionList): void {
    for (let square = 0; square < this.geometry.size; square++) {
      if (kernel.cells[square] === 0) actions.add(encode(PLACE, 0, square));
    }
  }

  private addTakes(kernel: Kernel, actions: ActionList): boolean {
    if (kernel.cells[cell.FLAGGED + 1 - kernel.side] === 0) return false;
    const bound = (2 - kernel.side) | 4;
    for (let square = 0; square < this.geometry.size; square++) {
      if (kernel.cells[square]! >> 6 === bound) actions.add(encode(TAKE, square));
    }
    return actions.length > 0;
  }

  /** Every step is written and those onto empty squares are kept: cheaper than branches that cannot be foretold. */
  private addMoves(kernel: Kernel, actions: ActionList): void {
    const { cells } = kernel;
    const { beside } = this;
    const { items } = actions;
    const side = kernel.side;
    const base = side * this.play.stones;
    const end = base + this.play.stones;
    const free = side + 1;
    const places = cell.WHERE;
    const shift = TO_SHIFT;
    let count = actions.length;
    for (let id = base; id < end; id++) {
      const where = cells[places + id]!;
      const from = where & 127;
      if (where > 255 || cells[from]! >> 6 !== free) continue;
      const move = encode(MOVE, from);
      for (let at = 4 * from; at < 4 * from + 4; at++) {
        const to = beside[at]!;
        items[count] = move | (to << shift);
        count += (cells[to]! - 1) >>> 31;
      }
    }
    actions.length = count;
    if (this.play.leap !== null) this.addLeaps(kernel, actions);
    const forbidden = this.forbidden(cells, side);
    if (forbidden >= 0) actions.remove(forbidden);
  }

  private addLeaps(kernel: Kernel, actions: ActionList): void {
    const { cells } = kernel;
    const { beside } = this;
    const own = kernel.side + 1;
    const places = cell.WHERE;
    const base = kernel.side * this.play.stones;
    const end = base + this.play.stones;
    for (let id = base; id < end; id++) {
      const where = cells[places + id]!;
      const from = where & 127;
      if (where > 255 || cells[from]! >> 6 !== own) continue;
      let leaps = 0;
      for (let hand = 0; hand < 4; hand++) {
        const over = beside[4 * from + hand]!;
        // 1 where an own stone has an empty square behind it.
        leaps |= ((((cells[over]! >> 6) & 3) ^ own) - 1) & (cells[beside[4 * over + hand]!]! - 1);
      }
      if (leaps < 0) this.addChains(kernel, actions, from);
    }
  }

  /** Every square that a chain of leaps over single own stones ends on. The stone has left its own square. */
  private addChains(kernel: Kernel, actions: ActionList, from: number): void {
    const { cells } = kernel;
    const { landed, trail, beside } = this;
    const own = kernel.side + 1;
    let count = 1;
    trail[0] = from;
    landed[from] = 1;
    for (let at = 0; at < count; at++) {
      for (let hand = 0; hand < 4; hand++) {
        const over = beside[4 * trail[at]! + hand]!;
        if (over === from || cell.ownerOf(cells[over]!) !== own) continue;
        const to = beside[4 * over + hand]!;
        if (cells[to] !== 0 || landed[to]) continue;
        landed[to] = 1;
        trail[count++] = to;
        actions.add(encode(MOVE, from, to));
      }
    }
    for (let at = 0; at < count; at++) landed[trail[at]!] = 0;
  }

  /** The move that would go back and forth: the last but one again, when the last was its reverse. */
  private forbidden(cells: Int32Array, side: number): number {
    const older = cells[cell.MEMORY + 2 * side]!;
    return older === 0 ? -1 : older - 1;
  }

  private place(kernel: Kernel, square: number): void {
    const { cells } = kernel;
    const side = kernel.side;
    const left = cells[cell.HAND + side]!;
    const id = this.spare(cells, side);
    kernel.set(cell.HAND + side, left - 1);
    kernel.put(id, side, square);
    kernel.set(cell.LOUD, 1);
    kernel.events.log(PLACED_EVENT, side, square, id);
    this.endTurn(kernel);
  }

  private spare(cells: Int32Array, side: number): number {
    let id = side * this.play.stones;
    while (cells[cell.WHERE + id] !== cell.GONE) id++;
    return id;
  }

  private take(kernel: Kernel, square: number): void {
    this.remove(kernel, square, false);
    if (this.isDown(kernel)) return this.endTurn(kernel);
    kernel.set(cell.PHASE, cell.AFTER_TAKE);
    return this.canMove(kernel) ? undefined : this.endTurn(kernel);
  }

  private move(kernel: Kernel, from: number, to: number): void {
    const id = cell.occupantId(kernel.cells[from]!);
    kernel.shift(id, to);
    kernel.set(cell.MOVED, id + 1);
    kernel.events.log(MOVED_EVENT, from, to, id);
    this.memorise(kernel, encode(MOVE, from, to), encode(MOVE, to, from));
    if (this.play.binding) this.bindAndRelease(kernel, to);
    else this.takeEnclosed(kernel, to);
    this.endTurn(kernel);
  }

  private memorise(kernel: Kernel, action: number, reverse: number): void {
    const at = cell.MEMORY + 2 * kernel.side;
    const last = kernel.cells[at + 1]!;
    kernel.set(at, last === reverse + 1 ? last : 0);
    kernel.set(at + 1, action + 1);
  }

  private takeEnclosed(kernel: Kernel, moved: number): void {
    this.active[moved] = 1;
    for (let hand = 0; hand < 4; hand++) {
      const square = this.beside[4 * moved + hand]!;
      if (this.isEnclosed(kernel.cells, square, kernel.side, true)) this.remove(kernel, square, true);
    }
    this.active[moved] = 0;
  }

  /**
   * Until nothing changes: bind the enemies that the moved stone, or an own stone freed in this turn, helps to
   * enclose, and free own stones whose guards are no longer both free. Then, once, free enemies that a guard left.
   */
  private bindAndRelease(kernel: Kernel, moved: number): void {
    this.freshCount = 0;
    this.refresh(moved);
    for (let at = 0; at < this.freshCount; at++) {
      for (let hand = 0; hand < 4; hand++) {
        const square = this.beside[4 * this.fresh[at]! + hand]!;
        if (!this.isEnclosed(kernel.cells, square, kernel.side, true)) continue;
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
    const { cells } = kernel;
    const side = kernel.side;
    for (let hand = 0; hand < 4; hand++) {
      const square = this.beside[4 * guard + hand]!;
      if (cells[square]! >> 6 !== ((side + 1) | 4)) continue;
      if (this.isEnclosed(cells, square, 1 - side, false)) continue;
      this.release(kernel, square);
      this.refresh(square);
    }
  }

  private releaseAll(kernel: Kernel, side: number): void {
    if (kernel.cells[cell.FLAGGED + side] === 0) return;
    for (let square = 0; square < this.geometry.size; square++) {
      if (kernel.cells[square]! >> 6 !== ((side + 1) | 4)) continue;
      if (!this.isEnclosed(kernel.cells, square, 1 - side, false)) this.release(kernel, square);
    }
  }

  private bind(kernel: Kernel, square: number): void {
    const event = kernel.events.open(BOUND_EVENT);
    kernel.events.add(square);
    kernel.events.add(cell.occupantId(kernel.cells[square]!));
    this.addReason(kernel, square, true);
    kernel.events.close(event);
    kernel.flag(square, true);
    kernel.set(cell.LOUD, 1);
  }

  private release(kernel: Kernel, square: number): void {
    kernel.flag(square, false);
    kernel.events.log(RELEASED_EVENT, square, cell.occupantId(kernel.cells[square]!));
  }

  /**
   * Whether a free stone (a bound one when `active` does not matter) stands between two free enemies of a side;
   * with `active`, one of the two has moved or been freed in this turn.
   */
  private isEnclosed(cells: Int32Array, square: number, by: number, active: boolean): boolean {
    const content = cells[square]!;
    if (active ? content >> 6 !== 2 - by : cell.ownerOf(content) !== 2 - by) return false;
    const { guards } = this;
    for (let at = square * MAX_GUARDS; guards[at] !== NOWHERE; at += 2) {
      const one = guards[at]!;
      const other = guards[at + 1]!;
      if (cells[one]! >> 6 !== by + 1 || cells[other]! >> 6 !== by + 1) continue;
      if (!active || this.active[one] || this.active[other]) return true;
    }
    return false;
  }

  /** Whether a free stone could step or leap from a square to another, were that empty. */
  stepsTo(cells: Int32Array, from: number, to: number): boolean {
    const line = this.geometry.line[from * MAX_SQUARES + to]!;
    if (line === 0 || line & 1 || cells[from]! & cell.FLAG) return false;
    if (line >> 3 === 1) return true;
    const over = cells[this.geometry.step[(line & 7) * MAX_SQUARES + from]!]!;
    return line >> 3 === 2 && this.play.leap !== null && cell.ownerOf(over) === cell.ownerOf(cells[from]!);
  }

  /** All pairs of squares from which a stone here would be enclosed. */
  guardPairs(square: number): [number, number][] {
    const pairs: [number, number][] = [];
    for (let at = square * MAX_GUARDS; this.guards[at] !== NOWHERE; at += 2) {
      pairs.push([this.guards[at]!, this.guards[at + 1]!]);
    }
    return pairs;
  }

  private remove(kernel: Kernel, square: number, active: boolean): void {
    const { cells } = kernel;
    const side = kernel.side;
    const id = cell.occupantId(cells[square]!);
    const event = kernel.events.open(TAKEN_EVENT);
    kernel.events.add(side);
    kernel.events.add(square);
    kernel.events.add(id);
    kernel.events.add(1);
    this.addReason(kernel, square, active);
    kernel.events.close(event);
    kernel.lift(id, cell.GONE);
    kernel.set(cell.CAPTURED + side, cells[cell.CAPTURED + side]! + 1);
    kernel.set(cell.LOUD, 1);
  }

  /** The two stones that enclose, as the capture's reason. */
  private addReason(kernel: Kernel, square: number, active: boolean): void {
    const { events, cells } = kernel;
    const { guards } = this;
    events.add(this.isCorner(square) ? 1 : 0);
    events.add(ENCLOSED);
    for (let index = 0; index < 4; index++) events.add(0);
    for (let at = square * MAX_GUARDS; guards[at] !== NOWHERE; at += 2) {
      const one = guards[at]!;
      const other = guards[at + 1]!;
      if (cells[one]! >> 6 !== kernel.side + 1 || cells[other]! >> 6 !== kernel.side + 1) continue;
      if (active && !this.active[one] && !this.active[other]) continue;
      events.add(Math.min(one, other));
      events.add(Math.max(one, other));
      return;
    }
  }

  isCorner(square: number): boolean {
    const { step } = this.geometry;
    const upright = step[square] === NOWHERE || step[4 * MAX_SQUARES + square] === NOWHERE;
    const level = step[2 * MAX_SQUARES + square] === NOWHERE || step[6 * MAX_SQUARES + square] === NOWHERE;
    return upright && level;
  }

  /** Whether the side that has not just played has at most one stone left. */
  private isDown(kernel: Kernel): boolean {
    return kernel.cells[cell.STANDING + 1 - kernel.side]! <= 1;
  }

  /** A step is nearly always there; only without one are the leaps looked through. */
  private canMove(kernel: Kernel): boolean {
    const { cells } = kernel;
    const { beside } = this;
    const free = kernel.side + 1;
    const base = kernel.side * this.play.stones;
    const forbidden = this.forbidden(cells, kernel.side);
    for (let id = base; id < base + this.play.stones; id++) {
      const where = cells[cell.WHERE + id]!;
      const from = cell.squareOf(where);
      if (where >= cell.HELD || cells[from]! >> 6 !== free) continue;
      for (let at = 4 * from; at < 4 * from + 4; at++) {
        if (cells[beside[at]!] === 0 && encode(MOVE, from, beside[at]!) !== forbidden) return true;
      }
    }
    this.moves.clear();
    this.addMoves(kernel, this.moves);
    return this.moves.length > 0;
  }

  private endTurn(kernel: Kernel): void {
    const { cells } = kernel;
    const down = this.isDown(kernel);
    kernel.events.log(TURN_OVER_EVENT, kernel.side);
    const occurrences = kernel.passTurn();
    if (cells[cell.HAND]! + cells[cell.HAND + 1]! > 0) return;
    if (down) this.finish(kernel, 'last-stone');
    else if (!this.hasTurn(kernel)) this.finish(kernel, 'blockade');
    else if (this.ends.repetition > 0 && occurrences >= this.ends.repetition)
      this.finish(kernel, 'repetition');
    else if (this.ends.quiet > 0 && cells[cell.QUIET]! >= this.ends.quiet) this.finish(kernel, 'quiet');
  }

  /** Ends a game that was set up in a position where it is over. */
  adjudicate(kernel: Kernel): void {
    const { cells } = kernel;
    if (cells[cell.PHASE] !== cell.START || cells[cell.HAND]! + cells[cell.HAND + 1]! > 0) return;
    if (Math.min(cells[cell.STANDING]!, cells[cell.STANDING + 1]!) <= 1) this.finish(kernel, 'last-stone');
    else if (!this.hasTurn(kernel)) this.finish(kernel, 'blockade');
    else if (this.ends.quiet > 0 && cells[cell.QUIET]! >= this.ends.quiet) this.finish(kernel, 'quiet');
  }

  private hasTurn(kernel: Kernel): boolean {
    return (
      this.canMove(kernel) ||
      (this.play.binding !== null && kernel.cells[cell.FLAGGED + 1 - kernel.side]! > 0)
    );
  }

  /** More captures win; in a blockade bound stones count as captured. */
  private finish(kernel: Kernel, reason: 'last-stone' | 'blockade' | 'repetition' | 'quiet'): void {
    const { cells } = kernel;
    const bound = reason === 'blockade' ? cells[cell.FLAGGED + 1]! - cells[cell.FLAGGED]! : 0;
    const lead = cells[cell.CAPTURED]! - cells[cell.CAPTURED + 1]! + bound;
    kernel.set(cell.OUTCOME, cell.outcome(lead > 0 ? 0 : lead < 0 ? 1 : 2, reason));
  }
}
