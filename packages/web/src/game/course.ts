import type { ReviewedTurn, Score } from '@calculi/engine';
import type { SideName } from '@calculi/rules';

/** The course of a game, as the review tells it. */

/** A lead of so many points stands half way between even and won. */
const HALF = 400;
/** A turn that gives away at least so many points is worth a look. */
const NOTABLE = 75;

/** From −1, lost, to 1, won. */
const heightOf = (score: Score): number => {
  switch (score.kind) {
    case 'points':
      return (0.95 * score.points) / (Math.abs(score.points) + HALF);
    case 'win':
      return 1;
    case 'loss':
      return -1;
  }
};

/** How a turn left the game, seen from one side: from −1 to 1. */
export const heightAfter = ({ score, side }: ReviewedTurn, seenFrom: SideName): number => {
  const height = heightOf(score);
  return side === seenFrom || height === 0 ? height : -height;
};

/** Whether a turn gave much away: points, a forced win, or the game. */
const givesAway = ({ score, bestScore }: ReviewedTurn): boolean =>
  score.kind === 'points' && bestScore.kind === 'points'
    ? bestScore.points - score.points >= NOTABLE
    : score.kind !== bestScore.kind;

export const isNotable = (turn: ReviewedTurn): boolean => turn.missedWin !== null || givesAway(turn);

/** Whether the best turn known is another one than what was played. */
export const hasBetter = ({ played, best }: ReviewedTurn): boolean => played.join() !== best.join();
