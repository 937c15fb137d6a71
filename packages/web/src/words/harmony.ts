import type { ProgressionKind, Square } from '@calculi/rules';

/** A harmony on the board, term by term. */
export interface PlacedHarmony {
  readonly squares: readonly Square[];
  readonly values: readonly number[];
  readonly progressions: readonly ProgressionKind[];
}

/** Its terms one after the other: three as they stand, four from the least on, since on a square they have no order. */
export const termsOf = ({ squares, values }: PlacedHarmony): { square: Square; value: number }[] => {
  const terms = squares.map((square, index) => ({ square, value: values[index] ?? 0 }));
  return terms.length === 3 ? terms : terms.sort((one, other) => one.value - other.value);
};
