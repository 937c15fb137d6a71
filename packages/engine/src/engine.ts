import type { Game } from '@calculi/rules';
import type { Hint } from './advice/hint.ts';
import type { Review, ReviewedTurn } from './advice/review.ts';
import type { Limits, Setting, Thought } from './thought.ts';

/** The engine as its users see it: it thinks in a thread of its own and answers one question at a time. */
export interface Engine {
  /** Looks for the best turn, or for the turn of a weaker level. */
  think(
    game: Game,
    setting?: Setting,
    limits?: Limits,
    onThought?: (thought: Thought) => void,
  ): Promise<Thought>;
  /** What to play, and why; null when the game is over. */
  hint(game: Game, limits?: Limits): Promise<Hint | null>;
  /** What the opponent would do if one passed; null where nothing threatens. */
  threat(game: Game, limits?: Limits): Promise<Hint | null>;
  /** Every turn of a game, compared with the best one. */
  review(game: Game, limits?: Limits, onTurn?: (turn: ReviewedTurn, count: number) => void): Promise<Review>;
  /** The question in progress is answered with what is known by now, within 50 ms. */
  stop(): void;
  close(): void;
}
