import { MAX_SQUARES } from '@calculi/rules/kernel';
import type { Formation } from '@calculi/rules/kernel';

/** The places where a harmony of so many terms may stand, one square after another in a single list. */
export class Places {
  readonly size: number;
  readonly squares: Uint8Array;
  /** Every place, as where its squares begin. */
  readonly all: Int32Array;
  /** By `term * MAX_SQUARES + square`: the places that have this term there. */
  private readonly byTerm: readonly Int32Array[];

  constructor(formations: readonly Formation[], size: number) {
    this.size = size;
    this.squares = Uint8Array.from(formations.flat());
    this.all = Int32Array.from(formations, (_, index) => index * size);
    const byTerm = Array.from({ length: size * MAX_SQUARES }, (): number[] => []);
    this.squares.forEach((square, at) => byTerm[(at % size) * MAX_SQUARES + square]!.push(at - (at % size)));
    this.byTerm = byTerm.map((each) => Int32Array.from(each));
  }

  with(term: number, square: number): Int32Array {
    return this.byTerm[term * MAX_SQUARES + square]!;
  }
}
