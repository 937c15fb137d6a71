import type { SideName, Square } from '@calculi/rules';
import type { Score } from '../thought.ts';

/** A turn of a game, compared with the best one. */
export interface ReviewedTurn {
  /** Its number, from 1. */
  readonly turn: number;
  readonly side: SideName;
  readonly played: readonly string[];
  /** For the side that played: what the position was worth to it before, with the best turn, and after its own. */
  readonly best: readonly string[];
  readonly bestScore: Score;
  readonly score: Score;
  /** Squares of pieces that it could have taken and did not. */
  readonly missedCaptures: readonly Square[];
  /** It could have won at once and did not. */
  readonly missedWin: boolean;
}

export interface Review {
  readonly turns: readonly ReviewedTurn[];
}
