import type { Grade } from '../../numbers/progression.ts';
import type { ProgressionKind, VictorySpec } from '../../spec/ruleset.ts';

/** What a victory consists of, in squares and numbers. */
export type VictoryFacts =
  | { readonly type: 'plunder'; readonly pieces: number; readonly sum: number; readonly digits: number }
  | { readonly type: 'digits'; readonly digits: string }
  | {
      readonly type: 'harmony';
      readonly squares: readonly number[];
      readonly values: readonly number[];
      readonly kinds: readonly ProgressionKind[];
      /** `small` for three pieces; four are `great` with two kinds and `excellent` with all. */
      readonly grade: Grade;
    };

/** A way of winning, compiled. */
export interface VictoryOperator {
  readonly spec: VictorySpec;
  isMet(cells: Int32Array, side: number): boolean;
  /** The best that the side has, once it is met. */
  describe(cells: Int32Array, side: number): VictoryFacts | null;
  /** Whether laying a piece could complete it anywhere as things stand. */
  mayLay(cells: Int32Array, side: number, id: number): boolean;
  /** Whether a piece of this number, laid on an empty square, would complete it there. */
  wouldComplete(cells: Int32Array, side: number, square: number, value: number): boolean;
}
