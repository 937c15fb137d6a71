import { cell, codeOf, MAX_SQUARES, NOWHERE, ORTHOGONAL } from '@calculi/rules/kernel';
import type { Kernel, Numbers } from '@calculi/rules/kernel';
import type { Perception } from '../perception.ts';
import { Distances, UNREACHED } from './distances.ts';
import type { Term } from './evaluator.ts';
import type { Weights } from './weights.ts';
import { zeal } from './zeal.ts';

const { HELD, MAX_PIECES, ROSTER, WHERE, ownerOf } = cell;

/** Steps beyond which nothing is any nearer. */
const FURTHEST = 14;
/** Turns that it takes until a piece of the pyramid's own army is out of the way. */
const IN_THE_WAY = 2;

/**
 * Where a pyramid must fall first and sieges take it: how soon the squares beside it could be held, each by another piece,
 * and how near the rest of the army is. Many together shut it in, where few only chase it.
 */
export class Press implements Term {
  readonly name = 'press';
  private readonly numbers: Numbers;
  private readonly distances: Distances;
  /** By turns: what a square beside the pyramid counts that is held so soon. */
  private readonly holds: Float64Array;
  /** By goal and square: what a piece counts that stands there. */
  private readonly throngs: readonly Float64Array[];
  private readonly busy = new Int32Array(MAX_PIECES);
  /** By side: where the pyramid that it hunts stood when the search began. */
  private readonly goals = new Uint8Array(2);
  private look = 0;
  /** The squares beside the pyramid that are not held, and the turns until each is empty. */
  private readonly exits = new Uint8Array(ORTHOGONAL.length);
  private readonly delays = new Uint8Array(ORTHOGONAL.length);
  /** Who holds none of them, and by exit the turns that each needs. */
  private readonly free = new Uint8Array(MAX_PIECES);
  private readonly turns = new Uint8Array(ORTHOGONAL.length * MAX_PIECES);
  private count = 0;
  private care = 1;

  constructor(numbers: Numbers, { press, pressFade, throng, throngNear }: Weights) {
    this.numbers = numbers;
    this.distances = new Distances(numbers.field);
    this.holds = Float64Array.from({ length: 2 * UNREACHED + 1 }, (_, turns) => press * pressFade ** turns);
    const { files, size } = numbers.field.geometry;
    const steps = (one: number, other: number): number =>
      Math.abs((one % files) - (other % files)) + Math.abs(((one / files) | 0) - ((other / files) | 0));
    this.throngs = Array.from({ length: size }, (_, goal) =>
      Float64Array.from(
        { length: size },
        (__, square) =>
          throng * (FURTHEST ** 2 - Math.min(Math.max(steps(goal, square), throngNear), FURTHEST) ** 2),
      ),
    );
  }

  /** The army gathers where the pyramid stands now: it would follow every step of it otherwise. */
  prepare({ cells }: Kernel, perception: Perception | null): void {
    this.care = perception === null || perception.seesSieges ? 1 : 0;
    const { pyramids } = this.numbers.field.army;
    for (const side of [0, 1] as const)
      this.goals[side] = cells[WHERE + Math.max(0, pyramids[1 - side]!)]! & 127;
  }

  measure(cells: Int32Array): number {
    return this.care * (this.value(cells, 0) - this.value(cells, 1));
  }

  private value(cells: Int32Array, side: 0 | 1): number {
    const { army } = this.numbers.field;
    const prey = army.pyramids[1 - side]!;
    const where = prey < 0 ? HELD : cells[WHERE + prey]!;
    if (where >= HELD) return 0;
    const open = this.findExits(cells, where & 127, side);
    const rest = this.lookRound(cells, side, open);
    let sum = this.holds[0]! * (ORTHOGONAL.length - open);
    for (let which = 0; which < open; which++) sum += this.holds[this.soonest(which) + this.delays[which]!]!;
    return zeal(cells, side) * sum + rest;
  }

  /** Notes the squares beside a pyramid that a side does not hold yet, and who holds one; says how many they are. */
  private findExits(cells: Int32Array, prey: number, side: number): number {
    const { step } = this.numbers.field.geometry;
    const { exits, delays, busy } = this;
    const look = ++this.look;
    let open = 0;
    for (let index = 0; index < ORTHOGONAL.length; index++) {
      const exit = step[ORTHOGONAL[index]! * MAX_SQUARES + prey]!;
      if (exit === NOWHERE) continue;
      const owner = ownerOf(cells[exit]!);
      if (owner === side + 1) busy[cells[exit]! & 63] = look;
      else {
        exits[open] = exit;
        delays[open++] = owner === 0 ? 0 : IN_THE_WAY;
      }
    }
    return open;
  }

  /** Notes who is free to go, and how far each is from every exit; says what the whole army counts by its nearness. */
  private lookRound(cells: Int32Array, side: number, open: number): number {
    const { army } = this.numbers.field;
    const { row: rows, pyramidCode } = army;
    const { busy, look, exits, distances, turns, free } = this;
    const throngs = this.throngs[this.goals[side]!]!;
    const pyramid = army.pyramids[side]!;
    let sum = 0;
    let count = 0;
    for (let word = 0; word < 2; word++) {
      for (let left = cells[ROSTER + 2 * side + word]!; left !== 0; left &= left - 1) {
        const id = 31 - Math.clz32(left & -left) + 32 * word;
        if (id === pyramid) continue;
        const square = cells[WHERE + id]! & 127;
        sum += throngs[square]!;
        if (busy[id] === look) continue;
        const from = rows[pyramidCode[id] === 0 ? id : codeOf(army, cells, id)]!;
        for (let which = 0; which < open; which++)
          turns[which * MAX_PIECES + count] = distances.between(from, square, exits[which]!);
        free[count++] = id;
      }
    }
    this.count = count;
    return sum;
  }

  /** Turns of the piece that is at an exit first, of those that are not needed elsewhere. */
  private soonest(which: number): number {
    const { busy, free, turns, look, count } = this;
    let least = UNREACHED;
    let who = -1;
    for (let index = 0; index < count; index++) {
      const needed = turns[which * MAX_PIECES + index]!;
      if (needed >= least || busy[free[index]!] === look) continue;
      least = needed;
      who = free[index]!;
    }
    if (who >= 0) busy[who] = look;
    return least;
  }
}
