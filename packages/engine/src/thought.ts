import type { StoneWeights, Weights } from './evaluation/weights.ts';

/** What the engine is asked, and what it answers: plain data that can be sent from thread to thread. */

/** When to stop; whichever comes first. Without any of them the level's own limits hold. */
export interface Limits {
  /** Milliseconds. */
  readonly time?: number;
  /** Actions tried. */
  readonly nodes?: number;
  /** Turns ahead. */
  readonly depth?: number;
}

/** How the engine judges a position: by everything it knows, or by captured material alone. */
export type Preset = 'full' | 'material';

/** Parts of the search that can be left out, to measure what they are worth. */
export type Technique = 'table' | 'reductions' | 'quiescence' | 'completion' | 'strikes';

export interface Setting {
  /** 1 to 10; 10 unless given. */
  readonly level?: number;
  readonly preset?: Preset;
  /** With the same seed and a limit of nodes or depth the answer is always the same. */
  readonly seed?: number;
  /** How many different turns to give, the best first; 1 unless given. */
  readonly lines?: number;
  /** Memory for positions already looked at, in megabytes; 16 unless given. */
  readonly table?: number;
  readonly without?: readonly Technique[];
  /** Other weights of the evaluation than the usual ones, by name, to tune them. */
  readonly weights?: Readonly<Partial<Weights & StoneWeights>>;
}

/** For the side to play: in hundredths of a middling piece, or a forced end in so many turns of both sides. */
export type Score =
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'win'; readonly turns: number }
  | { readonly kind: 'loss'; readonly turns: number };

export interface Line {
  readonly score: Score;
  /** Turns of both sides, each the texts of its actions; the first is what is left of the turn in progress. */
  readonly turns: readonly (readonly string[])[];
}

/** What the engine thinks by now. */
export interface Thought {
  /** Turns ahead that were looked at in full. */
  readonly depth: number;
  /** The best line first; empty when the game is over. */
  readonly lines: readonly Line[];
  readonly nodes: number;
  /** Milliseconds so far. */
  readonly time: number;
  readonly nodesPerSecond: number;
}
