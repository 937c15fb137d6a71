import { isOpen, MAX_SQUARES } from '@calculi/rules/kernel';
import type { Field, PathTable } from '@calculi/rules/kernel';

/** No way, or one too long to count. */
export const FAR = 40;
const QUEUE = 4096;

/**
 * How many turns a mover needs to a square from every other. What stands in the way now may move, so it only makes a way
 * longer. Ways lead in both directions, so one look from the goal serves every start.
 */
export class Routes {
  private readonly ways: PathTable;
  private readonly leaps: PathTable | null;
  /** By `rows * MAX_SQUARES + square`: maps to single squares, for the position looked at. */
  private readonly known = new Map<number, Uint8Array>();
  private cells: Int32Array = new Int32Array(0);
  private readonly queue = new Uint8Array(QUEUE);
  private end = 0;

  constructor(field: Field) {
    this.ways = field.ways;
    this.leaps = field.leaps;
  }

  /** From now on ways are looked for in this position. */
  begin(cells: Int32Array): void {
    this.cells = cells.slice();
    this.known.clear();
  }

  /** From every square to one; looked for once in a position. */
  toSquare(rows: number, square: number): Uint8Array {
    const key = rows * MAX_SQUARES + square;
    let map = this.known.get(key);
    if (map === undefined) this.known.set(key, (map = this.to(rows, [[square, 0]])));
    return map;
  }

  /** From where a piece stands to every square; it is not in its own way. */
  fromSquare(rows: number, square: number): Uint8Array {
    const { cells } = this;
    const content = cells[square]!;
    cells[square] = 0;
    const map = this.to(rows, [[square, 0]]);
    cells[square] = content;
    return map;
  }

  /** From every square to the nearest of these goals, each with the turns still needed there. */
  to(rows: number, goals: Iterable<readonly [square: number, turns: number]>): Uint8Array {
    const turns = new Uint8Array(MAX_SQUARES + 1).fill(FAR);
    this.end = 0;
    for (const [square, rest] of goals) {
      if (rest >= turns[square]!) continue;
      turns[square] = rest;
      this.queue[this.end++] = square;
    }
    // A square that is reached faster later on is looked at again.
    for (let at = 0; at < this.end && this.end < QUEUE - MAX_SQUARES; at++) {
      const square = this.queue[at]!;
      const cost = turns[square]! + (this.cells[square] === 0 ? 1 : 2);
      if (cost >= FAR) continue;
      this.spread(this.ways, rows + square, cost, turns);
      if (this.leaps !== null) this.spread(this.leaps, rows + square, cost, turns);
    }
    return turns;
  }

  private spread(table: PathTable, row: number, cost: number, turns: Uint8Array): void {
    const { paths, start } = table;
    const { queue, cells } = this;
    const last = start[row + 1]!;
    for (let entry = start[row]!; entry < last; entry++) {
      const from = paths[entry]! & 255;
      if (turns[from]! <= cost) continue;
      const needed = isOpen(table, cells, entry) ? cost : cost + 1;
      if (turns[from]! <= needed) continue;
      turns[from] = needed;
      queue[this.end++] = from;
    }
  }
}
