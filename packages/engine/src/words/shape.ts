import type { CaptureKind, EndReason, ProgressionKind, SideName } from '@calculi/rules';
import type { Predicate, Reason } from '../advice/reason.ts';
import type { MissedCapture, ReviewedTurn } from '../advice/review.ts';

/** A level's name, and what it means. */
export interface LevelName {
  readonly name: string;
  readonly gloss: string;
}

/** How far ahead a side is: about even, a little, so many pieces, or far. */
export type Lead = 'even' | 'slight' | 'far' | number;

/** The words of one language. Every predicate has a sentence; what lacks one does not compile. */
export interface ReasonWords {
  readonly language: string;
  readonly reasons: {
    readonly [P in Predicate]: (reason: Extract<Reason, { readonly predicate: P }>) => string;
  };
  readonly sides: Readonly<Record<SideName, string>>;
  readonly kinds: Readonly<Record<CaptureKind, string>>;
  /** The kinds as a rule set's own clauses call them, by the last part of the clause. */
  readonly terms: Readonly<Record<string, string>>;
  readonly progressions: Readonly<Record<ProgressionKind, string>>;
  readonly ends: Readonly<Record<EndReason, string>>;
  /** Who leads by how much; the side is as `sides` has it. */
  readonly lead: (side: string, lead: Lead) => string;
  /** Who wins within so many turns of its own; 1: with the next one. */
  readonly forced: (side: string, turns: number) => string;
  readonly missedWin: (missed: NonNullable<ReviewedTurn['missedWin']>) => string;
  readonly missedCapture: (missed: MissedCapture) => string;
  /** Ten, the weakest first. */
  readonly levels: readonly LevelName[];
}
