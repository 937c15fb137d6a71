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
  /** By steps: what a piece counts that is so far away. */
  private readonly throngs: Float64Array;
  private readonly busy = new Int32Array(MAX_PIECES);
  /** By side: where the pyramid that it hunts stood when the search began. */
  private readonly goals = new Uint8Array(2);
  private look = 0;
  private care = 1;

  constructor(numbers: Numbers, { press, pressFade, throng, throngNear }: Weights) {
    this.numbers = numbers;
    this.distances = new Distances(numbers.field);
    this.holds = Float64Array.from({ length: 2 * UNREACHED + 1 }, (_, turns) => press * pressFade ** turns);
    this.throngs = Float64Array.from(
      { length: 64 },
      (_, steps) => throng * (FURTHEST ** 2 - Math.min(Math.max(steps, throngNear), FURTHEST) ** 2),
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
    const { army, geometry } = this.numbers.field;
    const prey = army.pyramids[1 - side]!;
    const where = prey < 0 ? HELD : cells[WHERE + prey]!;
    if (where >= HELD) return 0;
    const look = ++this.look;
    let sum = 0;
    for (let index = 0; index < ORTHOGONAL.length; index++) {
      const exit = geometry.step[ORTHOGONAL[index]! * MAX_SQUARES + (where & 127)]!;
      if (exit === NOWHERE) {
        sum += this.holds[0]!;
        continue;
      }
      const owner = ownerOf(cells[exit]!);
      if (owner === side + 1) {
        sum += this.holds[0]!;
        this.busy[cells[exit]! & 63] = look;
      }
    }
    for (let index = 0; index < ORTHOGONAL.length; index++) {
      const exit = geometry.step[ORTHOGONAL[index]! * MAX_SQUARES + (where & 127)]!;
      if (exit === NOWHERE) continue;
      const owner = ownerOf(cells[exit]!);
      if (owner !== side + 1)
        sum += this.holds[this.soonest(cells, side, exit, look) + (owner === 0 ? 0 : IN_THE_WAY)]!;
    }
    return zeal(cells, side) * sum + this.rest(cells, side, this.goals[side]!);
  }

  /** Turns of the piece that is there first, of those that are not needed elsewhere. */
  private soonest(cells: Int32Array, side: number, square: number, look: number): number {
    const { army } = this.numbers.field;
    const { busy, distances } = this;
    let least = UNREACHED;
    let who = -1;
    for (let word = 0; word < 2; word++) {
      for (let left = cells[ROSTER + 2 * side + word]!; left !== 0; left &= left - 1) {
        const id = 31 - Math.clz32(left & -left) + 32 * word;
        if (busy[id] === look || id === army.pyramids[side]) continue;
        const needed = distances.between(
          army.row[codeOf(army, cells, id)]!,
          cells[WHERE + id]! & 127,
          square,
        );
        if (needed >= least) continue;
        least = needed;
        who = id;
      }
    }
    if (who >= 0) busy[who] = look;
    return least;
  }

  private rest(cells: Int32Array, side: number, prey: number): number {
    const { army, geometry } = this.numbers.field;
    const { files } = geometry;
    const file = prey % files;
    const rank = (prey / files) | 0;
    let sum = 0;
    for (let word = 0; word < 2; word++) {
      for (let left = cells[ROSTER + 2 * side + word]!; left !== 0; left &= left - 1) {
        const id = 31 - Math.clz32(left & -left) + 32 * word;
        if (id === army.pyramids[side]) continue;
        const square = cells[WHERE + id]! & 127;
        sum += this.throngs[Math.abs((square % files) - file) + Math.abs(((square / files) | 0) - rank)]!;
      }
    }
    return sum;
  }
}
