import type { Field } from '../kernel/field.ts';
import { pathTarget } from '../kernel/movement.ts';
import type { PathTable } from '../kernel/movement.ts';

/** How many moves a piece needs from square to square on an empty board, leaps included. */
export class Distances {
  private readonly field: Field;
  /** By mover and square of departure, filled when first asked for. */
  private readonly known = new Map<number, Float64Array>();

  constructor(field: Field) {
    this.field = field;
  }

  between(code: number, from: number, to: number): number {
    return this.from(this.field.army.mover[code]!, from)[to]!;
  }

  private from(mover: number, start: number): Float64Array {
    const key = mover * 256 + start;
    const known = this.known.get(key);
    if (known) return known;
    const moves = new Float64Array(this.field.geometry.size).fill(Infinity);
    this.known.set(key, moves);
    moves[start] = 0;
    const tables = [this.field.ways[mover]!, ...(this.field.leaps ? [this.field.leaps[mover]!] : [])];
    const queue = [start];
    for (const square of queue) {
      for (const target of tables.flatMap((table) => targets(table, square))) {
        if (moves[target] !== Infinity) continue;
        moves[target] = moves[square]! + 1;
        queue.push(target);
      }
    }
    return moves;
  }
}

const targets = ({ paths, start }: PathTable, square: number): number[] =>
  [...paths.subarray(start[square], start[square + 1])].map(pathTarget);
