import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eloOf, expectedScore } from '../src/match/elo.ts';
import { addPair, eloEstimate, momentsOf, NO_PAIRS, scoreEstimate } from '../src/match/pentanomial.ts';
import type { Pentanomial } from '../src/match/pentanomial.ts';
import { pairings } from '../src/match/schedule.ts';
import { rate } from '../src/match/rating.ts';
import type { RatedPair } from '../src/match/rating.ts';
import { BOUND, logLikelihoodRatio, verdictOf } from '../src/match/sprt.ts';

const counts = fc.tuple(fc.nat(40), fc.nat(40), fc.nat(40), fc.nat(40), fc.nat(40));
const someCounts = counts.filter((each) => each.some((count) => count > 0));

describe('Elo', () => {
  test.each([
    [0, 0.5],
    [100, 0.640065],
    [200, 0.759747],
    [400, 10 / 11],
    [-400, 1 / 11],
  ])('%d Elo', (elo, score) => {
    expect(expectedScore(elo)).toBeCloseTo(score, 6);
    expect(eloOf(score)).toBeCloseTo(elo, 2);
  });

  test('all and nothing are without end', () => {
    expect([eloOf(1), eloOf(0)]).toEqual([Infinity, -Infinity]);
  });
});

describe('pairs of games', () => {
  test('are counted by their points', () => {
    const points = [0, 0.5, 1, 1, 1.5, 2, 2];
    expect(points.reduce(addPair, NO_PAIRS)).toEqual([1, 1, 2, 1, 2]);
  });

  test('mean and variance are those of the list', () => {
    fc.assert(
      fc.property(someCounts, (each) => {
        const list = each.flatMap((count, index) => Array<number>(count).fill(index / 4));
        const mean = list.reduce((sum, value) => sum + value, 0) / list.length;
        const variance = list.reduce((sum, value) => sum + (value - mean) ** 2, 0) / list.length;
        const moments = momentsOf(each);
        expect(moments.mean).toBeCloseTo(mean, 9);
        expect(moments.variance).toBeCloseTo(variance, 9);
      }),
    );
  });

  test('Wilson’s interval, where every pair is two wins or two losses', () => {
    // 8 of 10: the interval in every textbook.
    const { value, low, high } = scoreEstimate([2, 0, 0, 0, 8]);
    expect(value).toBeCloseTo(0.8, 9);
    expect(low).toBeCloseTo(0.490162, 4);
    expect(high).toBeCloseTo(0.943318, 4);
  });

  test('the interval of many pairs is nearly the normal one', () => {
    const { low, high } = scoreEstimate([100, 200, 400, 200, 100]);
    const reach = 1.96 * Math.sqrt(((2 * 100) / 4 + (2 * 200) / 16) / 1000 / 1000);
    expect(low).toBeCloseTo(0.5 - reach, 3);
    expect(high).toBeCloseTo(0.5 + reach, 3);
  });

  test('the interval holds the score, and a clean sweep is not certain', () => {
    fc.assert(
      fc.property(someCounts, (each) => {
        const { value, low, high } = scoreEstimate(each);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low - 1e-9).toBeLessThanOrEqual(value);
        expect(high + 1e-9).toBeGreaterThanOrEqual(value);
      }),
    );
    expect(eloEstimate([0, 0, 0, 0, 20])).toMatchObject({ value: Infinity });
    expect(eloEstimate([0, 0, 0, 0, 20]).low).toBeLessThan(300);
    expect(scoreEstimate(NO_PAIRS)).toEqual({ value: 0.5, low: 0, high: 1 });
  });
});

/** The greatest likelihood of three kinds of pairs with a given mean, by trying all. */
const bruteForce = ([losses, draws, wins]: readonly number[], mean: number): number => {
  let best = -Infinity;
  for (let step = 1; step < 20_000; step++) {
    const win = (step / 20_000) * mean;
    const draw = 2 * (mean - win);
    const loss = 1 - win - draw;
    if (loss > 0 && draw > 0) {
      const value = losses! * Math.log(loss) + draws! * Math.log(draw) + wins! * Math.log(win);
      best = Math.max(best, value);
    }
  }
  return best;
};

describe('sequential test', () => {
  test.each([
    [30, 40, 30],
    [10, 50, 40],
    [60, 20, 20],
  ])('pairs %d %d %d: the ratio of the greatest likelihoods', (losses, draws, wins) => {
    const sprt = { elo0: 0, elo1: 20 };
    const expected =
      bruteForce([losses, draws, wins], expectedScore(20)) -
      bruteForce([losses, draws, wins], expectedScore(0));
    expect(logLikelihoodRatio([losses, 0, draws, 0, wins], sprt)).toBeCloseTo(expected, 1);
  });

  test('is even between the two, and the other way round the other way', () => {
    expect(logLikelihoodRatio([10, 20, 30, 20, 10], { elo0: -20, elo1: 20 })).toBeCloseTo(0, 9);
    expect(logLikelihoodRatio(NO_PAIRS, { elo0: 0, elo1: 20 })).toBe(0);
    fc.assert(
      fc.property(counts, (each) => {
        const turned = [...each].reverse() as unknown as Pentanomial;
        const sprt = { elo0: -5, elo1: 30 };
        const other = { elo0: -30, elo1: 5 };
        expect(logLikelihoodRatio(each, sprt)).toBeCloseTo(-logLikelihoodRatio(turned, other), 6);
      }),
    );
  });

  test('ends at the bounds', () => {
    expect(BOUND).toBeCloseTo(2.944, 3);
    expect([3, -3, 0].map(verdictOf)).toEqual(['elo1', 'elo0', 'open']);
    expect(verdictOf(logLikelihoodRatio([0, 0, 10, 10, 80], { elo0: 0, elo1: 20 }))).toBe('elo1');
    expect(verdictOf(logLikelihoodRatio([40, 10, 10, 0, 0], { elo0: 0, elo1: 20 }))).toBe('elo0');
  });
});

const repeat = (players: readonly [number, number], points: number, times: number): RatedPair[] =>
  Array.from({ length: times }, () => ({ players, points }));

describe('ratings', () => {
  test('two players: the difference is that of their score', () => {
    const pairs = [...repeat([0, 1], 0, 7500), ...repeat([0, 1], 2, 2500)];
    const [first, second] = rate(2, [[0, 1]], pairs);
    expect(second!.elo.value - first!.elo.value).toBeCloseTo(eloOf(0.75), 0);
    expect(first!.elo.value + second!.elo.value).toBeCloseTo(0, 6);
    expect(first!.step).toBeNull();
    expect(second!.step!.value).toBeCloseTo(eloOf(0.75), 0);
  });

  test('two players: the interval is that of the pairs', () => {
    const both: Pentanomial = [100, 200, 400, 200, 100];
    const pairs = both.flatMap((count, index) => repeat([0, 1], 2 - index / 2, count));
    const { low, high } = eloEstimate(both);
    const { step } = rate(2, [[0, 1]], pairs)[1]!;
    expect(step!.high - step!.low).toBeCloseTo(high - low, 0);
  });

  test('three players who only meet their neighbours', () => {
    const pairs = [
      ...repeat([0, 1], 0, 640),
      ...repeat([0, 1], 2, 360),
      ...repeat([1, 2], 0, 760),
      ...repeat([1, 2], 2, 240),
    ];
    const [first, second, third] = rate(3, pairings(3), pairs).map(({ elo }) => elo.value);
    expect(second! - first!).toBeCloseTo(eloOf(0.64), 0);
    expect(third! - second!).toBeCloseTo(eloOf(0.76), 0);
  });

  test('a clean sweep has a finite rating, and is not certain', () => {
    const [first, second] = rate(2, [[0, 1]], repeat([0, 1], 2, 10));
    expect(first!.elo.value).toBeGreaterThan(200);
    expect(first!.elo.value).toBeLessThan(1000);
    expect(second!.step!.high - second!.step!.low).toBeGreaterThan(100);
  });

  test('drawn games leave all equal', () => {
    const ratings = rate(3, pairings(3), [
      ...repeat([0, 1], 1, 5),
      ...repeat([1, 2], 1, 5),
      ...repeat([0, 2], 1, 5),
    ]);
    for (const { elo } of ratings) expect(elo.value).toBeCloseTo(0, 6);
  });

  test('gives who has not played yet a rating that is far from certain', () => {
    const ratings = rate(3, pairings(3, 1), [{ players: [0, 1], points: 1.5 }]);
    for (const { elo } of ratings) expect(Number.isFinite(elo.value)).toBe(true);
    const width = ({ low, high }: { low: number; high: number }) => high - low;
    expect(width(ratings[2]!.elo)).toBeGreaterThan(width(ratings[1]!.elo));
    expect(ratings[2]!.elo.value).toBeCloseTo(ratings[1]!.elo.value);
  });
});
