import { cell, codeOf, MAX_SQUARES, NOWHERE, ORTHOGONAL, pathTarget } from '@calculi/rules/kernel';
import type { Kernel, Numbers } from '@calculi/rules/kernel';
import type { Perception } from '../perception.ts';
import type { Cage } from './cage.ts';
import type { Term } from './evaluator.ts';
import { FAR } from './routes.ts';
import type { Routes } from './routes.ts';
import type { Weights } from './weights.ts';

const { MAX_PIECES, ROSTER, WHERE, WORDS, ownerOf } = cell;

/** A cage of more squares is still a wide one. */
const NARROW = 10;
/** Turns that it costs when a wall leaves its place. */
const OPENED = 4;
/** Turns beyond which a siege is not any further off. */
const LONGEST = 16;
/** Parts of a turn. */
const FINE = 8;

/**
 * Once a pyramid that must fall is in a cage: how many turns it takes to hold every way out of a square in it, each by
 * another piece: half by the square that is hardest to besiege, half by all of them. Walls keep the pyramid where it is; whoever is to take it must come in.
 */
export class Grip implements Term {
  readonly name = 'grip';
  private readonly numbers: Numbers;
  private readonly routes: Routes;
  private readonly cage: Cage;
  /** By parts of a turn. */
  private readonly values: Float64Array;
  /** By mover: whether it cannot go a single step. */
  private readonly isStiff: Uint8Array;
  private readonly busy = new Int32Array(MAX_PIECES);
  private look = 0;
  private care = 1;

  /** The cage must have looked at a position first. */
  constructor(numbers: Numbers, routes: Routes, cage: Cage, { grip, gripFade }: Weights) {
    this.numbers = numbers;
    this.routes = routes;
    this.cage = cage;
    this.isStiff = findStiff(numbers);
    this.values = Float64Array.from(
      { length: FINE * LONGEST + 1 },
      (_, parts) => grip * gripFade ** (parts / FINE),
    );
  }

  prepare(_kernel: Kernel, perception: Perception | null): void {
    this.care = perception === null || perception.seesSieges ? 1 : 0;
  }

  measure(cells: Int32Array): number {
    return this.care * (this.value(cells, 0) - this.value(cells, 1));
  }

  private value(cells: Int32Array, side: 0 | 1): number {
    const { rooms, closed } = this.cage;
    if (closed[side] === 0 || closed[side]! > NARROW) return 0;
    let most = 0;
    let sum = 0;
    for (let word = 0; word < WORDS; word++) {
      for (let left = rooms[side][word]!; left !== 0; left &= left - 1) {
        const turns = Math.min(this.siege(cells, side, 32 * word + 31 - Math.clz32(left & -left)), LONGEST);
        if (turns > most) most = turns;
        sum += turns;
      }
    }
    return this.values[Math.round((FINE / 2) * (most + sum / closed[side]!))]!;
  }

  /** Turns until a side holds every square beside this one. */
  private siege(cells: Int32Array, side: 0 | 1, square: number): number {
    const { step } = this.numbers.field.geometry;
    const look = ++this.look;
    for (let index = 0; index < ORTHOGONAL.length; index++) {
      const exit = step[ORTHOGONAL[index]! * MAX_SQUARES + square]!;
      if (exit !== NOWHERE && ownerOf(cells[exit]!) === side + 1) this.busy[cells[exit]! & 63] = look;
    }
    let turns = 0;
    for (let index = 0; index < ORTHOGONAL.length; index++) {
      const exit = step[ORTHOGONAL[index]! * MAX_SQUARES + square]!;
      if (exit !== NOWHERE && ownerOf(cells[exit]!) !== side + 1)
        turns += this.soonest(cells, side, exit, look);
    }
    return turns;
  }

  /** Turns of the piece that is there first, of those that are not needed elsewhere. */
  private soonest(cells: Int32Array, side: 0 | 1, square: number, look: number): number {
    const { army } = this.numbers.field;
    const { busy, routes } = this;
    let least = FAR;
    let who = -1;
    for (let word = 0; word < 2; word++) {
      for (let left = cells[ROSTER + 2 * side + word]!; left !== 0; left &= left - 1) {
        const id = 31 - Math.clz32(left & -left) + 32 * word;
        if (busy[id] === look) continue;
        const from = cells[WHERE + id]! & 127;
        const rows = army.row[codeOf(army, cells, id)]!;
        let needed = routes.between(rows, square)[from]!;
        // A wall that first went elsewhere would let the pyramid out; and who cannot go a single step hardly gets in.
        if (needed > 1 && (this.isStiff[rows] === 1 || this.isWall(side, from))) needed += OPENED;
        if (needed >= least) continue;
        least = needed;
        who = id;
      }
    }
    if (who >= 0) busy[who] = look;
    return least;
  }

  /** Whether a square is beside the cage. */
  private isWall(side: 0 | 1, square: number): boolean {
    const { step } = this.numbers.field.geometry;
    const room = this.cage.rooms[side];
    for (let index = 0; index < ORTHOGONAL.length; index++) {
      const next = step[ORTHOGONAL[index]! * MAX_SQUARES + square]!;
      if (next !== NOWHERE && ((room[next >> 5]! >> (next & 31)) & 1) !== 0) return true;
    }
    return false;
  }
}

const findStiff = ({ field: { ways, geometry } }: Numbers): Uint8Array => {
  const isStiff = new Uint8Array(ways.start.length).fill(1);
  for (let row = 0; row < ways.start.length - 1; row++) {
    const square = row % geometry.size;
    for (let entry = ways.start[row]!; entry < ways.start[row + 1]!; entry++) {
      const to = pathTarget(ways.paths[entry]!);
      if (ORTHOGONAL.some((direction) => geometry.step[direction * MAX_SQUARES + square] === to))
        isStiff[row - square] = 0;
    }
  }
  return isStiff;
};
