import type { Field } from '../kernel/field.ts';
import { pathTarget } from '../kernel/movement.ts';
import type { PathTable } from '../kernel/movement.ts';

/** How many moves a piece needs from square to square on an empty board, leaps included. */
export class Distances {
  private readonly field: Field;
  /** By the mover's rows and the square of departure, filled when first asked for. */
  private readonly known = new Map<number, Float64Array>();

  constructor(field: Field) {
    this.field = field;
  }

  between(code: number, from: number, to: number): number {
    return this.from(this.field.army.row[code]!, from)[to]!;
  }

  private from(rows: number, start: number): Float64Array {
    const key = rows + start;
    const known = this.known.get(key);
    if (known) return known;
    const moves = new Float64Array(this.field.geometry.size).fill(Infinity);
    this.known.set(key, moves);
    moves[start] = 0;
    const tables = [this.field.ways, ...(this.field.leaps ? [this.field.leaps] : [])];
    const queue = [start];
    for (const square of queue) {
      for (const target of tables.flatMap((table) => targets(table, rows + square))) {
        if (moves[target] !== Infinity) continue;
        moves[target] = moves[square]! + 1;
        queue.push(target);
      }
    }
    return moves;
  }
}

const targets = ({ paths, start }: PathTable, row: number): number[] =>
  [...paths.subarray(start[row], start[row + 1])].map(pathTarget);

const known = new WeakMap<Field, Distances>();

/** The distances of a field, which never change. */
export const distancesOf = (field: Field): Distances => {
  let distances = known.get(field);
  if (!distances) known.set(field, (distances = new Distances(field)));
  return distances;
};
