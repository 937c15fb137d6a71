import type { Hint, ReviewedTurn } from '@calculi/engine';
import { capital, hang, listed, wrap } from './layout.ts';
import { describeLine, describeScore, describeTurn } from './thought.ts';

/** A turn that is advised or feared, in words. */
export const describeHint = ({ turn, line, score }: Hint, verb = 'Play'): string[] => [
  `${verb} ${describeTurn(turn)} (${describeScore(score)}).`,
  ...(line.length > 1 ? wrap(`Expected: ${describeLine(line)}.`) : []),
];

/** One turn of a game, compared with the best one. */
export const describeReviewed = (reviewed: ReviewedTurn): string[] => {
  const { turn, side, played, best, score, bestScore, missedCaptures, missedWin } = reviewed;
  const isBest = describeTurn(played) === describeTurn(best);
  const remarks = [
    describeScore(score),
    ...(isBest ? [] : [`better ${describeTurn(best)} (${describeScore(bestScore)})`]),
    ...(missedWin ? ['misses a win'] : []),
    ...(missedCaptures.length > 0 ? [`leaves what could be taken on ${listed(missedCaptures)}`] : []),
  ];
  return hang(`${turn}. ${capital(side)} ${describeTurn(played)}`, remarks.join('; '), 30, 0);
};
