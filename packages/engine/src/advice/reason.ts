import type { CaptureKind, ProgressionKind, SideName, Square } from '@calculi/rules';

/** A piece as a reason names it: by its text and where it stands. */
export interface Named {
  readonly piece: string;
  readonly square: Square;
}

/** Why a turn is good, as a fact that the rules can check again. */
export type Reason =
  /** The turn ends the game. */
  | { readonly predicate: 'wins'; readonly clause: string | null }
  /** It takes a piece, by an equation. */
  | {
      readonly predicate: 'takes';
      readonly victim: Named;
      readonly kind: CaptureKind;
      readonly by: readonly Square[];
      readonly equation: string;
    }
  /** After it this capture stands, or is marked, for the next turn. */
  | {
      readonly predicate: 'threatens';
      readonly victim: Named;
      readonly kind: CaptureKind;
      readonly by: readonly Square[];
      readonly equation: string;
    }
  /** A capture stood against this piece before, and none does after it. */
  | {
      readonly predicate: 'saves';
      readonly piece: Named;
      readonly kind: CaptureKind;
      readonly by: readonly Square[];
      readonly equation: string;
    }
  /** It brings a harmony nearer: at least so many turns before and after. */
  | {
      readonly predicate: 'approaches';
      readonly values: readonly number[];
      readonly kinds: readonly ProgressionKind[];
      readonly squares: readonly Square[];
      readonly before: number;
      readonly after: number;
    }
  /** It puts a harmony of the opponent further away. */
  | {
      readonly predicate: 'hinders';
      readonly values: readonly number[];
      readonly kinds: readonly ProgressionKind[];
      readonly before: number;
      readonly after: number;
    }
  /** It brings an agreed number of captures nearer: has so many of so many. */
  | {
      readonly predicate: 'gathers';
      readonly what: 'pieces' | 'sum' | 'digits';
      readonly has: number;
      readonly needs: number;
    }
  /** It frees a bound stone. */
  | { readonly predicate: 'frees'; readonly squares: readonly Square[] }
  /** A forced end follows after so many turns. */
  | { readonly predicate: 'forces'; readonly winner: SideName; readonly turns: number };
