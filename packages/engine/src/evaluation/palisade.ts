import { cell, codeOf, MAX_SQUARES } from '@calculi/rules/kernel';
import type { Numbers } from '@calculi/rules/kernel';
import { Assignment } from './assignment.ts';
import { Cut, FORBIDDEN } from './cut.ts';
import type { Routes } from './routes.ts';

const { HASH_A, HASH_B, MAX_PIECES, WHERE, ownerOf } = cell;

/** Turns beyond which a piece is not any further from its post. */
const MOST_TURNS = 12;
/** Turns that it takes until an enemy is out of the way. */
const IN_THE_WAY = 2;
/** Turns to close what there are too few pieces for. */
export const NEVER_CLOSED = MOST_TURNS * MAX_PIECES;

/** Finds where a side would best fence a square in, and in how many turns a fence is closed. */
export class Palisade {
  private readonly numbers: Numbers;
  private readonly routes: Routes;
  private readonly cut: Cut;
  private readonly assignment = new Assignment();
  private side: 0 | 1 = 0;
  /** By square: the turns until it can be held. */
  private readonly prices = new Uint8Array(MAX_SQUARES);
  private readonly isFar = new Uint8Array(MAX_SQUARES);
  /** By piece: the fence for which it stands at its post already. */
  private readonly posted = new Int32Array(MAX_PIECES);
  private look = 0;
  /** The position that prices were found in. */
  private readonly known = new Int32Array(2);

  constructor(numbers: Numbers, routes: Routes) {
    this.numbers = numbers;
    this.routes = routes;
    this.cut = new Cut(numbers.field.geometry);
  }

  /** From now on fences are built by a side, which stands like this. */
  begin(cells: Int32Array, side: 0 | 1): void {
    const { known } = this;
    if (this.side === side && known[0] === cells[HASH_A] && known[1] === cells[HASH_B]) return;
    this.side = side;
    known[0] = cells[HASH_A]!;
    known[1] = cells[HASH_B]!;
    this.findPrices(cells);
  }

  /**
   * The squares of the cheapest fence that leaves a square so many steps of room and keeps it from what is so far away; null
   * where there is none, or only one that costs more.
   */
  around(center: number, room: number, outside: number, most = FORBIDDEN - 1): readonly number[] | null {
    const { cut, prices, isFar } = this;
    const { files, size } = this.numbers.field.geometry;
    for (let square = 0; square < size; square++) {
      const steps =
        Math.abs((square % files) - (center % files)) +
        Math.abs(((square / files) | 0) - ((center / files) | 0));
      isFar[square] = Number(steps >= outside);
      cut.costs[square] = steps <= room ? FORBIDDEN : prices[square]!;
    }
    return cut.find(center, isFar, most);
  }

  /** Turns until a fence is closed, every square by another piece. */
  turnsTo(cells: Int32Array, fence: readonly number[]): number {
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
    return free < open ? NEVER_CLOSED : this.assignment.solve(open, free);
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

  private turns(cells: Int32Array, id: number, square: number): number {
    const { army } = this.numbers.field;
    const needed = this.routes.between(army.row[codeOf(army, cells, id)]!, square)[cells[WHERE + id]! & 127]!;
    return Math.min(needed, MOST_TURNS);
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
}
