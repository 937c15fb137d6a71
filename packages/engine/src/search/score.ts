import type { Score } from '../thought.ts';

/** Scores are whole numbers for the side to play: hundredths of a middling piece, or near WIN for a forced end. */
export const WIN = 30_000;
/** Beyond it a score counts the turns to the end. */
export const FORCED = 29_000;
export const INFINITE = 32_000;

export const makeScore = (score: number): Score => {
  if (score >= FORCED) return { kind: 'win', turns: WIN - score };
  if (score <= -FORCED) return { kind: 'loss', turns: WIN + score };
  return { kind: 'points', points: score };
};

/** In the table a forced end is counted from the position itself, not from the root. */
export const toTable = (score: number, turns: number): number =>
  score >= FORCED ? score + turns : score <= -FORCED ? score - turns : score;

export const fromTable = (score: number, turns: number): number =>
  score >= FORCED ? score - turns : score <= -FORCED ? score + turns : score;

/** A score with what plans add, or less what the player does not see: neither is anything beside a forced end. */
export const withBonus = (score: number, bonus: number): number =>
  score >= FORCED || score <= -FORCED ? score : score + bonus;

/** The bound that a score must pass for `withBonus` to pass this one. */
export const beforeBonus = (bound: number, bonus: number): number =>
  bound >= FORCED || bound <= -FORCED ? bound : bound - bonus;
