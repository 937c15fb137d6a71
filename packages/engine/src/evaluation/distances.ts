import { MAX_SQUARES, pathTarget } from '@calculi/rules/kernel';
import type { Field } from '@calculi/rules/kernel';

/** No way, or one too long to count. */
export const UNREACHED = 15;

/** How many turns a mover needs from square to square on an empty board; looked for when first asked. */
export class Distances {
  private readonly field: Field;
  /** By `(rows + to) * MAX_SQUARES + from`, where it is known. */
  private readonly turns: Uint8Array;
  private readonly isKnown: Uint8Array;

  constructor(field: Field) {
    this.field = field;
    this.isKnown = new Uint8Array(field.ways.start.length);
    this.turns = new Uint8Array(this.isKnown.length * MAX_SQUARES);
  }

  between(rows: number, from: number, to: number): number {
    const row = rows + to;
    if (this.isKnown[row] === 0) this.find(rows, to);
    return this.turns[row * MAX_SQUARES + from]!;
  }

  /** Ways lead in both directions, so one look from the goal serves every start. */
  private find(rows: number, to: number): void {
    const { start, paths } = this.field.ways;
    const begin = (rows + to) * MAX_SQUARES;
    const turns = this.turns.subarray(begin, begin + MAX_SQUARES).fill(UNREACHED);
    const queue = [to];
    turns[to] = 0;
    for (const square of queue) {
      if (turns[square]! + 1 >= UNREACHED) continue;
      for (let entry = start[rows + square]!; entry < start[rows + square + 1]!; entry++) {
        const next = pathTarget(paths[entry]!);
        if (turns[next]! < UNREACHED) continue;
        turns[next] = turns[square]! + 1;
        queue.push(next);
      }
    }
    this.isKnown[rows + to] = 1;
  }
}
