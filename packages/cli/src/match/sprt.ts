import { expectedScore } from './elo.ts';
import type { Pentanomial } from './pentanomial.ts';
import { pairCount } from './pentanomial.ts';

/** A sequential test between two differences of strength, each wrongly chosen in at most 5 of 100 cases. */
export interface Sprt {
  readonly elo0: number;
  readonly elo1: number;
}

export type Verdict = 'elo0' | 'elo1' | 'open';

const ERROR_RATE = 0.05;

/** The likelihood ratio at which the test ends, as a logarithm. */
export const BOUND = Math.log((1 - ERROR_RATE) / ERROR_RATE);

/** So that a kind of pair not yet seen is held possible. */
const UNSEEN = 1e-3;

/**
 * The likeliest distribution of pairs that has a given mean: each observed share divided by 1 + θ (points − mean), θ
 * such that the mean comes out.
 */
const likeliest = (shares: readonly number[], mean: number): number[] => {
  const offset = (index: number): number => index / 4 - mean;
  const excess = (theta: number): number =>
    shares.reduce((sum, share, index) => sum + (share * offset(index)) / (1 + theta * offset(index)), 0);
  // All denominators are positive between these; the excess falls from +∞ to −∞.
  let low = -1 / (1 - mean);
  let high = 1 / mean;
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2;
    if (excess(middle) > 0) low = middle;
    else high = middle;
  }
  const theta = (low + high) / 2;
  return shares.map((share, index) => share / (1 + theta * offset(index)));
};

/** The logarithm of how much likelier the pairs are with elo1 than with elo0. */
export const logLikelihoodRatio = (counts: Pentanomial, { elo0, elo1 }: Sprt): number => {
  if (pairCount(counts) === 0) return 0;
  const held = counts.map((count) => Math.max(count, UNSEEN));
  const total = held.reduce((sum, count) => sum + count, 0);
  const shares = held.map((count) => count / total);
  const with0 = likeliest(shares, expectedScore(elo0));
  const with1 = likeliest(shares, expectedScore(elo1));
  return held.reduce(
    (sum, count, index) => sum + count * Math.log((with1[index] ?? 1) / (with0[index] ?? 1)),
    0,
  );
};

export const verdictOf = (ratio: number): Verdict => {
  if (ratio >= BOUND) return 'elo1';
  return ratio <= -BOUND ? 'elo0' : 'open';
};
