import type { ReviewedTurn } from '@calculi/engine';
import type { Game } from '@calculi/rules';

/** Reviews of games, kept while the page is open. */
const reviews = new WeakMap<Game, readonly ReviewedTurn[]>();

/** The review of a game; with turns, it is remembered. */
export const reviewsOf = (game: Game, turns?: readonly ReviewedTurn[]): readonly ReviewedTurn[] | null => {
  if (turns) reviews.set(game, turns);
  return reviews.get(game) ?? null;
};
