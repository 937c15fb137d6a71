import { describe, expect, it } from 'vitest';
import { directions, learn, opponents, shifted, spreadAt } from '../lib/spsa.mjs';

const start = { alone: 100, fade: 0.5, still: 7 };
const names = ['alone', 'fade'];
const steps = 300;

/** The share of points of one set of weights against another, where one of 200 and 0.9 are best. */
const score = (one, other) => {
  const fault = ({ alone, fade }) => Math.log(alone / 200) ** 2 + Math.log(fade / 0.9) ** 2;
  return 1 / (1 + Math.exp(4 * (fault(one) - fault(other))));
};

const search = (seed) => {
  let logs = {};
  for (let step = 0; step < steps; step++) {
    const ways = directions(names, seed, step);
    const [one, other] = opponents(start, logs, ways, spreadAt(0.2, step));
    logs = learn(logs, ways, score(one, other), { gain: 0.2, step, steps });
  }
  return shifted(start, logs);
};

describe('tuning', () => {
  it('finds the weights that win, and leaves others alone', () => {
    const { alone, fade, still } = search(1);
    expect(alone).toBeGreaterThan(180);
    expect(alone).toBeLessThan(220);
    expect(fade).toBeGreaterThan(0.85);
    expect(fade).toBeLessThan(1);
    expect(still).toBe(7);
  });

  it('does the same with the same seed, and otherwise with another', () => {
    expect(search(3)).toEqual(search(3));
    expect(search(3)).not.toEqual(search(4));
  });

  it('keeps a share below one', () => {
    expect(shifted({ share: 0.8, weight: 30 }, { share: 2, weight: 0.1 }).share).toBeLessThan(1);
  });
});
