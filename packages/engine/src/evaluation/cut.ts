import { MAX_SQUARES, NOWHERE, ORTHOGONAL } from '@calculi/rules/kernel';
import type { Geometry } from '@calculi/rules/kernel';

/** What no cut can afford: a square that must not be held. */
export const FORBIDDEN = 100;

/**
 * The cheapest squares to be held so that nobody gets from one square to others step by step. It is found as a greatest
 * flow: as much can flow through a square as it costs to hold it, and where the flow is stopped the cut runs.
 */
export class Cut {
  private readonly geometry: Geometry;
  /** By square: what it costs to hold it, below `FORBIDDEN`, and how much flows through it. */
  readonly costs = new Uint8Array(MAX_SQUARES);
  private readonly through = new Uint8Array(MAX_SQUARES);
  /** By direction and square: how much flows that way. */
  private readonly flows = new Uint8Array(8 * MAX_SQUARES);
  /** By node, a square's way in (even) and its way out (odd): one more than the node that the flow comes from; 0 where none does. */
  private readonly from = new Int16Array(2 * MAX_SQUARES);
  private readonly queue = new Int16Array(2 * MAX_SQUARES);
  private count = 0;
  private source = 0;

  constructor(geometry: Geometry) {
    this.geometry = geometry;
  }

  /**
   * The squares of the cheapest cut that keeps `source` from all goals, of equal ones the nearest; null if there is none that
   * costs at most so much.
   */
  find(source: number, isGoal: Uint8Array, most = FORBIDDEN - 1): readonly number[] | null {
    this.source = source;
    this.through.fill(0);
    this.flows.fill(0);
    for (let total = 0; total <= most; total++) {
      const goal = this.spread(isGoal);
      if (goal < 0) return this.squares();
      this.augment(goal);
    }
    return null;
  }

  /** Whoever can be entered but not left holds the flow up. */
  private squares(): number[] {
    const found: number[] = [];
    for (let square = 0; square < this.geometry.size; square++)
      if (this.from[2 * square] !== 0 && this.from[2 * square + 1] === 0) found.push(square);
    return found;
  }

  /** Looks breadth first for one more unit that can flow; the goal's node, or −1. */
  private spread(isGoal: Uint8Array): number {
    const { step } = this.geometry;
    this.from.fill(0);
    this.count = 0;
    this.enter(2 * this.source + 1, 2 * this.source);
    for (let at = 0; at < this.count; at++) {
      const node = this.queue[at]!;
      if ((node & 1) === 0) {
        this.passIn(node);
        continue;
      }
      const square = node >> 1;
      if (this.through[square]! > 0) this.enter(node - 1, node);
      for (let index = 0; index < ORTHOGONAL.length; index++) {
        const next = step[ORTHOGONAL[index]! * MAX_SQUARES + square]!;
        if (next === NOWHERE || next === this.source) continue;
        this.enter(2 * next, node);
        if (isGoal[next] === 1) return 2 * next;
      }
    }
    return -1;
  }

  /** What comes into a square goes through it as far as it is not full, or back to where flow comes from. */
  private passIn(node: number): void {
    const { costs, through, flows } = this;
    const { step } = this.geometry;
    const square = node >> 1;
    if (through[square]! < costs[square]!) this.enter(node + 1, node);
    for (let index = 0; index < ORTHOGONAL.length; index++) {
      const direction = ORTHOGONAL[index]!;
      const back = step[((direction + 4) & 7) * MAX_SQUARES + square]!;
      if (back !== NOWHERE && flows[direction * MAX_SQUARES + back]! > 0) this.enter(2 * back + 1, node);
    }
  }

  private enter(node: number, from: number): void {
    if (this.from[node] !== 0) return;
    this.from[node] = from + 1;
    this.queue[this.count++] = node;
  }

  private augment(goal: number): void {
    const { from, through, flows } = this;
    for (let node = goal; node >> 1 !== this.source;) {
      const before = from[node]! - 1;
      const square = node >> 1;
      const isIn = (node & 1) === 0;
      if (before >> 1 === square) through[square]! += isIn ? -1 : 1;
      else if (isIn) flows[this.way(before >> 1, square)]!++;
      else flows[this.way(square, before >> 1)]!--;
      node = before;
    }
  }

  private way(from: number, to: number): number {
    return (this.geometry.line[from * MAX_SQUARES + to]! & 7) * MAX_SQUARES + from;
  }
}
