import type { Score } from '../thought.ts';
import type { Reason } from './reason.ts';

/** A turn that the engine would play, and why. */
export interface Hint {
  /** The texts of its actions. */
  readonly turn: readonly string[];
  /** How it expects the game to go on, this turn first. */
  readonly line: readonly (readonly string[])[];
  readonly score: Score;
  /** The weightiest first. */
  readonly reasons: readonly Reason[];
}
