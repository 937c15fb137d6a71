import { isOpen, MAX_SQUARES, pathTarget } from '@calculi/rules/kernel';
import type { Field, PathTable } from '@calculi/rules/kernel';

/** No way, or one too long to count. */
export const FAR = 40;

/**
 * How many turns a mover needs to a square from every other. What stands in the way now may move, so it only makes a way
 * longer. Ways lead in both directions, so one look from the goal serves every start.
 */
export class Routes {
  private readonly field: Field;
  private readonly tables: readonly PathTable[];
  private readonly buckets: number[][] = Array.from({ length: FAR + 4 }, () => []);

  constructor(field: Field) {
    this.field = field;
    this.tables = field.leaps ? [field.ways, field.leaps] : [field.ways];
  }

  /** From every square to the nearest of these goals, each with the turns still needed there. */
  to(rows: number, goals: Iterable<readonly [square: number, turns: number]>, cells: Int32Array): Uint8Array {
    const turns = new Uint8Array(MAX_SQUARES + 1).fill(FAR);
    const { buckets } = this;
    for (const [square, rest] of goals) {
      if (rest >= turns[square]!) continue;
      turns[square] = rest;
      buckets[rest]!.push(square);
    }
    for (let cost = 0; cost < FAR; cost++) {
      const bucket = buckets[cost]!;
      for (const square of bucket) {
        if (turns[square] === cost)
          this.spread(rows + square, cost + (cells[square] === 0 ? 1 : 2), cells, turns);
      }
      bucket.length = 0;
    }
    for (let cost = FAR; cost < buckets.length; cost++) buckets[cost]!.length = 0;
    return turns;
  }

  private spread(row: number, cost: number, cells: Int32Array, turns: Uint8Array): void {
    for (const table of this.tables) {
      const { paths, start } = table;
      const end = start[row + 1]!;
      for (let entry = start[row]!; entry < end; entry++) {
        const from = pathTarget(paths[entry]!);
        if (turns[from]! <= cost) continue;
        const needed = isOpen(table, cells, entry) ? cost : cost + 1;
        if (turns[from]! <= needed) continue;
        turns[from] = needed;
        this.buckets[needed]!.push(from);
      }
    }
  }

  get size(): number {
    return this.field.geometry.size;
  }
}
