import { cell, codeOf, MAX_SQUARES } from '@calculi/rules/kernel';
import type { Kernel, Numbers } from '@calculi/rules/kernel';
import type { Perception } from '../perception.ts';
import { Assignment } from './assignment.ts';
import { Cut, FORBIDDEN } from './cut.ts';
import type { Term } from './evaluator.ts';
import type { Routes } from './routes.ts';
import type { Weights } from './weights.ts';

const { HELD, MAX_PIECES, WHERE, ownerOf } = cell;

/** Steps from the pyramid that each fence leaves free. */
const ROOMS = [1, 2, 3] as const;
/** Steps from the pyramid that every fence keeps it from. */
const OUTSIDE = 6;
/** Turns beyond which a piece is not any further from its post. */
const MOST_TURNS = 12;
/** Turns that it takes until an enemy is out of the way. */
const IN_THE_WAY = 2;

/**
 * Where a pyramid must be shut in: fences around it, one narrow and others wider, and how many turns it takes to close each.
 * Where they run is decided when the search begins, by the cheapest cut between the pyramid and what is far from it.
 * Whoever does not see a fence coming wanders into it, and once it is closed the pyramid cannot get away.
 */
export class Fence implements Term {
  readonly name = 'fence';
  private readonly numbers: Numbers;
  private readonly routes: Routes;
  private readonly cut: Cut;
  private readonly assignment = new Assignment();
  /** By turns until it is closed: what a fence counts. */
  private readonly values: Float64Array;
  private readonly isWanted: boolean;
  private side: 0 | 1 = 0;
  /** The squares of each, the narrowest first, as they were found when the search began. */
  fences: readonly (readonly number[])[] = [];
  private readonly prices = new Uint8Array(MAX_SQUARES);
  private readonly isFar = new Uint8Array(MAX_SQUARES);
  /** By piece: the fence for which it stands at its post already. */
  private readonly posted = new Int32Array(MAX_PIECES);
  private look = 0;

  constructor(numbers: Numbers, routes: Routes, { fence, fenceFade }: Weights) {
    this.numbers = numbers;
    this.routes = routes;
    this.cut = new Cut(numbers.field.geometry);
    this.values = Float64Array.from(
      { length: MOST_TURNS * MAX_PIECES + 1 },
      (_, turns) => fence * fenceFade ** turns,
    );
    this.isWanted = fence > 0;
  }

  prepare({ cells, side }: Kernel, perception: Perception | null): void {
    this.side = side === 0 ? 0 : 1;
    this.fences = [];
    const prey = this.numbers.field.army.pyramids[1 - this.side]!;
    if (!this.isWanted || perception !== null || prey < 0 || cells[WHERE + prey]! >= HELD) return;
    this.fences = this.findFences(cells, cells[WHERE + prey]! & 127);
  }

  /** Only whoever is to play has looked for fences. */
  measure(cells: Int32Array): number {
    let sum = 0;
    for (let index = 0; index < this.fences.length; index++)
      sum += this.values[this.turnsTo(cells, this.fences[index]!)]!;
    return this.side === 0 ? sum : -sum;
  }

  private findFences(cells: Int32Array, prey: number): (readonly number[])[] {
    const { cut, prices, isFar } = this;
    const { files, size } = this.numbers.field.geometry;
    const steps = (square: number): number =>
      Math.abs((square % files) - (prey % files)) + Math.abs(((square / files) | 0) - ((prey / files) | 0));
    for (let square = 0; square < size; square++) isFar[square] = Number(steps(square) >= OUTSIDE);
    this.findPrices(cells);
    const fences: (readonly number[])[] = [];
    for (const room of ROOMS) {
      for (let square = 0; square < size; square++)
        cut.costs[square] = steps(square) <= room ? FORBIDDEN : prices[square]!;
      const fence = cut.find(prey, isFar);
      if (fence !== null) fences.push(fence);
    }
    return fences;
  }

  /** Finds in how many turns each square can be held, by whoever is there first. */
  private findPrices(cells: Int32Array): void {
    const { prices } = this;
    const { size } = this.numbers.field.geometry;
    prices.fill(MOST_TURNS);
    for (const [rows, squares] of this.standing(cells)) {
      const turns = this.routes.nearest(rows, squares);
      for (let square = 0; square < size; square++)
        prices[square] = Math.min(prices[square]!, turns[square]!);
    }
    for (let square = 0; square < size; square++) {
      const owner = ownerOf(cells[square]!);
      if (owner !== 0) prices[square] = owner === this.side + 1 ? 0 : prices[square]! + IN_THE_WAY;
    }
  }

  /** The squares of the own pieces that move alike, by their rows. */
  private standing(cells: Int32Array): Map<number, number[]> {
    const { army } = this.numbers.field;
    const squares = new Map<number, number[]>();
    for (let id = 0; id < army.loose; id++) {
      if (cells[WHERE + id]! >> 7 !== this.side) continue;
      const rows = army.row[codeOf(army, cells, id)]!;
      squares.set(rows, [...(squares.get(rows) ?? []), cells[WHERE + id]! & 127]);
    }
    return squares;
  }

  private turns(cells: Int32Array, id: number, square: number): number {
    const { army } = this.numbers.field;
    const needed = this.routes.between(army.row[codeOf(army, cells, id)]!, square)[cells[WHERE + id]! & 127]!;
    return Math.min(needed, MOST_TURNS);
  }

  /** Turns until a fence is closed, every square by another piece. */
  private turnsTo(cells: Int32Array, fence: readonly number[]): number {
    const look = ++this.look;
    let open = 0;
    for (let index = 0; index < fence.length; index++) {
      const content = cells[fence[index]!]!;
      if (ownerOf(content) === this.side + 1) this.posted[content & 63] = look;
      else open++;
    }
    if (open === 0) return 0;
    let free = 0;
    for (let id = 0; id < this.numbers.field.army.loose; id++) {
      if (cells[WHERE + id]! >> 7 !== this.side || this.posted[id] === look) continue;
      this.offer(cells, fence, id, free++);
    }
    return free < open ? this.values.length - 1 : this.assignment.solve(open, free);
  }

  /** Notes how soon a piece that is free can be at each square of a fence that is not held. */
  private offer(cells: Int32Array, fence: readonly number[], id: number, column: number): void {
    let row = 0;
    for (let index = 0; index < fence.length; index++) {
      const square = fence[index]!;
      const owner = ownerOf(cells[square]!);
      if (owner === this.side + 1) continue;
      const turns = this.turns(cells, id, square);
      this.assignment.set(row++, column, owner === 0 ? turns : turns + IN_THE_WAY);
    }
  }
}
