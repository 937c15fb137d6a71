import { isOpen, MAX_SQUARES } from '@calculi/rules/kernel';
import type { Field, PathTable } from '@calculi/rules/kernel';

/** No way, or one too long to count. */
export const FAR = 40;
const WIDTH = MAX_SQUARES + 1;

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
  /** By turns: the squares that were reached in so many, and how many they are. */
  private readonly reached = new Uint8Array(FAR * WIDTH);
  private readonly counts = new Uint16Array(FAR);

  constructor(field: Field) {
    this.ways = field.ways;
    this.leaps = field.leaps;
  }

  /** From now on ways are looked for in this position. */
  begin(cells: Int32Array): void {
    this.cells = cells.slice();
    this.known.clear();
  }

  /** Between a square and every other, whatever stands on the two ends; looked for once in a position. */
  between(rows: number, square: number): Uint8Array {
    const key = rows * MAX_SQUARES + square;
    let map = this.known.get(key);
    if (map === undefined) this.known.set(key, (map = this.find(rows, square)));
    return map;
  }

  private find(rows: number, square: number): Uint8Array {
    return this.nearest(rows, [square]);
  }

  /** Between every square and the nearest of some, whatever stands on those. */
  nearest(rows: number, squares: readonly number[]): Uint8Array {
    const { cells } = this;
    const contents = squares.map((square) => cells[square]!);
    for (const square of squares) cells[square] = 0;
    const map = this.to(
      rows,
      squares.map((square) => [square, 0] as const),
    );
    squares.forEach((square, index) => (cells[square] = contents[index]!));
    return map;
  }

  /** From every square to the nearest of these goals, each with the turns still needed there. */
  to(rows: number, goals: Iterable<readonly [square: number, turns: number]>): Uint8Array {
    const turns = new Uint8Array(WIDTH).fill(FAR);
    const { reached, counts, cells } = this;
    counts.fill(0);
    for (const [square, rest] of goals) this.enter(square, rest, turns);
    for (let done = 0; done < FAR; done++) {
      for (let at = 0; at < counts[done]!; at++) {
        const square = reached[done * WIDTH + at]!;
        // Meanwhile a faster way was found.
        if (turns[square] !== done) continue;
        const cost = done + (cells[square] === 0 ? 1 : 2);
        this.spread(this.ways, rows + square, cost, turns);
        if (this.leaps !== null) this.spread(this.leaps, rows + square, cost, turns);
      }
    }
    return turns;
  }

  private enter(square: number, needed: number, turns: Uint8Array): void {
    if (turns[square]! <= needed) return;
    turns[square] = needed;
    this.reached[needed * WIDTH + this.counts[needed]!++] = square;
  }

  private spread(table: PathTable, row: number, cost: number, turns: Uint8Array): void {
    const { paths, start } = table;
    const { cells } = this;
    const last = start[row + 1]!;
    for (let entry = start[row]!; entry < last; entry++) {
      const from = paths[entry]! & 255;
      if (turns[from]! <= cost) continue;
      this.enter(from, isOpen(table, cells, entry) ? cost : cost + 1, turns);
    }
  }
}
