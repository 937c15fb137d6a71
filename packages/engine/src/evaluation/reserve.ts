import { cell } from '@calculi/rules/kernel';
import type { Numbers } from '@calculi/rules/kernel';
import { countBits } from './bits.ts';
import type { Term } from './evaluator.ts';
import type { Weights } from './weights.ts';

const { PRISONERS } = cell;

/**
 * Prisoners that may come back as pieces of their captor. They are worth nearly as much in the hand as on the board: a turn
 * that only lays one down gains next to nothing, so a search need not look at every place for each of them.
 */
export class Reserve implements Term {
  readonly name = 'reserve';
  private readonly weight: number;
  private worth: number;
  /** The pieces that may come back; a set. */
  private readonly returning = new Int32Array(2);

  constructor({ field: { army }, play }: Numbers, { reserve }: Weights) {
    this.weight = this.worth = reserve;
    if (play.turn.place?.where !== 'back-rank') return;
    for (let id = 0; id < army.loose; id++)
      if (army.pyramidCode[id] === 0) this.returning[id >> 5]! |= 1 << (id & 31);
  }

  get isPossible(): boolean {
    return (this.returning[0]! | this.returning[1]!) !== 0;
  }

  /** Where nothing is left to do but to build a harmony, a prisoner comes too late. */
  setPace(isLate: boolean): void {
    this.worth = isLate ? 0 : this.weight;
  }

  /** What a piece is worth to its captor. */
  gain(_cells: Int32Array, _taker: 0 | 1, id: number): number {
    return ((this.returning[id >> 5]! >>> id) & 1) * this.worth;
  }

  measure(cells: Int32Array): number {
    return this.worth * (this.held(cells, 0) - this.held(cells, 1));
  }

  private held(cells: Int32Array, side: number): number {
    const { returning } = this;
    const at = PRISONERS + 2 * side;
    return countBits(cells[at]! & returning[0]!) + countBits(cells[at + 1]! & returning[1]!);
  }
}
