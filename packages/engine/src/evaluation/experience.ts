import { cell } from '@calculi/rules/kernel';
import type { Geometry, Kernel, Numbers } from '@calculi/rules/kernel';
import type { Lesson, Posts } from '../experience/lesson.ts';
import type { Perception } from '../perception.ts';
import type { Term } from './evaluator.ts';

const { GONE, held, MAX_PIECES, standing, WHERE } = cell;

/** Every place that a piece can be at, on the board or off it, has a number below this. */
const PLACES = GONE + 1;

/** Where pieces stand well, as games of the computer with itself have shown; compared with the start of a game. */
export class Experience implements Term {
  readonly name = 'experience';
  /** By `id * PLACES + place`, for the first side. */
  private readonly worths = new Int16Array(MAX_PIECES * PLACES);
  private readonly pieces: number;
  /** What all places at the start are worth. */
  private readonly start: number;
  private readonly weight: number;
  private share: number;

  constructor({ field: { army, geometry } }: Numbers, { sides }: Lesson, weight: number) {
    this.pieces = army.pieces.length;
    this.weight = this.share = weight;
    for (const { id, shape } of army.pieces) {
      this.enter(id, 0, sides[0][shape], geometry);
      this.enter(id, 1, sides[1][shape], geometry);
    }
    this.start = army.start.reduce((sum, { id, square }) => {
      const { side } = army.pieces[id]!;
      return sum + this.worths[id * PLACES + standing(side, square)]!;
    }, 0);
  }

  /** What a piece is worth to the first side wherever it may be while it belongs to this side. */
  private enter(id: number, side: 0 | 1, { ranks, hand }: Posts, { files, size }: Geometry): void {
    const sign = side === 0 ? 1 : -1;
    const first = id * PLACES;
    for (let square = 0; square < size; square++) {
      const file = square % files;
      const post = ranks[(square - file) / files]![Math.min(file, files - 1 - file)]!;
      this.worths[first + standing(side, square)] = sign * post;
    }
    this.worths[first + held(side)] = sign * hand;
  }

  /** Who sees less has less experience too. */
  prepare(_kernel: Kernel, perception: Perception | null): void {
    this.share = this.weight * (perception?.care ?? 1);
  }

  measure(cells: Int32Array): number {
    const { worths, pieces } = this;
    let sum = -this.start;
    for (let id = 0; id < pieces; id++) sum += worths[id * PLACES + cells[WHERE + id]!]!;
    return this.share * sum;
  }

  /** What it changes, for its captor, that a piece comes into a hand. */
  gain(cells: Int32Array, taker: 0 | 1, id: number): number {
    const first = id * PLACES;
    const change = this.worths[first + held(taker)]! - this.worths[first + cells[WHERE + id]!]!;
    return this.share * (taker === 0 ? change : -change);
  }
}
