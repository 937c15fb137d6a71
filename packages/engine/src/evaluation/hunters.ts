import { cell } from '@calculi/rules/kernel';
import { countBits } from './bits.ts';
import type { Term } from './evaluator.ts';

const { ROSTER } = cell;

/** What one of them may be worth at most beyond other pieces. */
const MOST = 200;

/**
 * Pieces that can take alone the pyramid which must fall before a harmony counts. Who has lost them all can hardly win any more, so
 * the fewer there are when a search begins, the more each is worth.
 */
export class Hunters implements Term {
  readonly name = 'hunters';
  private readonly weight: number;
  /** By side: a set of pieces in two integers, and what each of them is worth. */
  private readonly sets = new Int32Array(4);
  private readonly worths = new Int32Array(2);

  constructor(weight: number) {
    this.weight = weight;
  }

  enlist(side: 0 | 1, ids: readonly number[]): void {
    const { sets } = this;
    sets[2 * side] = sets[2 * side + 1] = 0;
    for (const id of ids) sets[2 * side + (id >> 5)]! |= 1 << (id & 31);
    this.worths[side] = Math.min(MOST, Math.round(this.weight / Math.max(1, ids.length)));
  }

  measure(cells: Int32Array): number {
    return this.present(cells, 0) - this.present(cells, 1);
  }

  private present(cells: Int32Array, side: 0 | 1): number {
    const { sets, worths } = this;
    const low = cells[ROSTER + 2 * side]! & sets[2 * side]!;
    const high = cells[ROSTER + 2 * side + 1]! & sets[2 * side + 1]!;
    return worths[side]! * (countBits(low) + countBits(high));
  }
}
