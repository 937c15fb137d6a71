import type { Engine, Score } from '@calculi/engine';

/** The computer as the site sees it: the engine, started when it is first needed. */

export type Opponent = Engine;

/**
 * Whether the computer agrees to a draw: when it does not stand better. A score is for the side to play, which may be
 * the person's.
 */
export const acceptsDraw = (score: Score | undefined, isPersonsTurn: boolean): boolean => {
  if (!score) return false;
  if (score.kind === 'points') return isPersonsTurn ? score.points >= 0 : score.points <= 0;
  return (score.kind === 'win') === isPersonsTurn;
};
