import { cell, codeOf, isOpen, NOWHERE } from '@calculi/rules/kernel';
import type { Numbers } from '@calculi/rules/kernel';
import type { Term } from './evaluator.ts';
import { FAR } from './routes.ts';
import type { Routes } from './routes.ts';
import type { Weights } from './weights.ts';

const { HELD, WHERE, ownerOf } = cell;

/** A piece of the besieged army on a square that must be held first has to go away. */
const OCCUPIED_BY_OWN = 4;

/** Where sieges take: how near each side is to holding every square by which the enemy pyramid could leave. */
export class Encirclement implements Term {
  readonly name = 'encirclement';
  private readonly numbers: Numbers;
  private readonly routes: Routes;
  private readonly values: Float64Array;
  /** By the pyramid's row: the first square of each of its ways. */
  private readonly exits = new Map<number, readonly number[]>();

  private readonly room: number;

  constructor(numbers: Numbers, routes: Routes, { encirclement, encirclementFade, room }: Weights) {
    this.room = room;
    this.numbers = numbers;
    this.routes = routes;
    this.values = Float64Array.from(
      { length: FAR + 1 },
      (_, turns) => encirclement * encirclementFade ** turns,
    );
  }

  get isPossible(): boolean {
    return this.numbers.play.captures.some(({ kind }) => kind === 'siege');
  }

  measure(cells: Int32Array): number {
    return this.value(cells, 0) - this.value(cells, 1);
  }

  private value(cells: Int32Array, side: 0 | 1): number {
    const { army } = this.numbers.field;
    const pyramid = army.pyramids[side === 0 ? 1 : 0];
    const where = pyramid < 0 ? HELD : cells[WHERE + pyramid]!;
    if (where >= HELD) return 0;
    const exits = this.exitsOf(army.row[codeOf(army, cells, pyramid)]! + (where & 127));
    let turns = 0;
    for (const exit of exits) {
      const owner = ownerOf(cells[exit]!);
      if (owner === side + 1) continue;
      turns += owner === 0 ? this.nearest(cells, side, exit, exits) : OCCUPIED_BY_OWN;
      if (turns >= FAR) break;
    }
    return this.values[Math.min(turns, FAR)]! - this.room * this.freedom(cells, where & 127, pyramid);
  }

  /** Squares that the pyramid can go to. */
  private freedom(cells: Int32Array, square: number, pyramid: number): number {
    const { army, ways } = this.numbers.field;
    const row = army.row[codeOf(army, cells, pyramid)]! + square;
    let count = 0;
    for (let entry = ways.start[row]!; entry < ways.start[row + 1]!; entry++)
      if (cells[ways.paths[entry]! & 255] === 0 && isOpen(ways, cells, entry)) count++;
    return count;
  }

  private exitsOf(row: number): readonly number[] {
    let exits = this.exits.get(row);
    if (exits === undefined) {
      const { ways } = this.numbers.field;
      const found = new Set<number>();
      for (let entry = ways.start[row]!; entry < ways.start[row + 1]!; entry++) {
        for (const path of [ways.paths[entry]!, ways.others?.[entry] ?? ways.paths[entry]!]) {
          const first = (path >>> 8) & 255;
          found.add(first === NOWHERE ? path & 255 : first);
        }
      }
      this.exits.set(row, (exits = [...found]));
    }
    return exits;
  }

  /** Turns of the piece that can be there first, of those that hold no exit yet. */
  private nearest(cells: Int32Array, side: 0 | 1, square: number, exits: readonly number[]): number {
    const { army } = this.numbers.field;
    let least = FAR;
    for (let id = 0; id < army.loose; id++) {
      const where = cells[WHERE + id]!;
      if (where >> 7 !== side || exits.includes(where & 127)) continue;
      const turns = this.routes.between(army.row[codeOf(army, cells, id)]!, square)[where & 127]!;
      if (turns < least) least = turns;
    }
    return least;
  }
}
