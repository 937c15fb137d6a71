import { eloOf } from './elo.ts';

/**
 * How pairs of games ended: how many brought 0, ½, 1, 1½ and 2 points. The two games of a pair begin with the same
 * opening, so they are not independent; pairs are.
 */
export type Pentanomial = readonly [number, number, number, number, number];

export const NO_PAIRS: Pentanomial = [0, 0, 0, 0, 0];

/** Counts one more pair; `points` of both games together. */
export const addPair = (counts: Pentanomial, points: number): Pentanomial => {
  const [a, b, c, d, e] = counts.map((count, index) => (index === points * 2 ? count + 1 : count));
  return [a ?? 0, b ?? 0, c ?? 0, d ?? 0, e ?? 0];
};

export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export const pairCount = (counts: Pentanomial): number => counts.reduce((sum, count) => sum + count, 0);

/** Mean and variance of the share of points in a pair. */
export const momentsOf = (counts: Pentanomial): { readonly mean: number; readonly variance: number } => {
  const total = pairCount(counts);
  const mean = counts.reduce((sum, count, index) => sum + (count * index) / 4, 0) / total;
  const squares = counts.reduce((sum, count, index) => sum + count * (index / 4 - mean) ** 2, 0);
  return { mean, variance: squares / total };
};

/** The normal distribution’s quantile for 95 %. */
export const NORMAL_95 = 1.959964;

/**
 * The share of points with its 95 % interval: Wilson’s for as many trials as would vary as the pairs do. Where all
 * pairs ended alike nothing is known of how they vary, and each counts as one trial.
 */
export const scoreEstimate = (counts: Pentanomial): Estimate => {
  const pairs = pairCount(counts);
  if (pairs === 0) return { value: 0.5, low: 0, high: 1 };
  const { mean, variance } = momentsOf(counts);
  const trials = variance === 0 ? pairs : (pairs * mean * (1 - mean)) / variance;
  const square = NORMAL_95 ** 2;
  const centre = (mean + square / (2 * trials)) / (1 + square / trials);
  const reach =
    (NORMAL_95 * Math.sqrt((mean * (1 - mean)) / trials + square / (4 * trials ** 2))) /
    (1 + square / trials);
  return { value: mean, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
};

export const eloEstimate = (counts: Pentanomial): Estimate => {
  const { value, low, high } = scoreEstimate(counts);
  return { value: eloOf(value), low: eloOf(low), high: eloOf(high) };
};
