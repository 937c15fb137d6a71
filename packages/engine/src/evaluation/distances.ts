import { MAX_SQUARES, pathTarget } from '@calculi/rules/kernel';
import type { Field } from '@calculi/rules/kernel';

/** No way, or one too long to count. */
export const UNREACHED = 15;

/** How many turns a mover needs from square to square on an empty board; looked for when first asked. */
export class Distances {
  private readonly field: Field;
  private readonly maps: (Uint8Array | undefined)[] = [];

  constructor(field: Field) {
    this.field = field;
  }

  between(rows: number, from: number, to: number): number {
    return (this.maps[rows + to] ??= this.find(rows, to))[from]!;
  }

  /** Ways lead in both directions, so one look from the goal serves every start. */
  private find(rows: number, to: number): Uint8Array {
    const { start, paths } = this.field.ways;
    const turns = new Uint8Array(MAX_SQUARES).fill(UNREACHED);
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
    return turns;
  }
}
