// Looks for weights that win more games, by simultaneous perturbation: in every step all weights are changed at once, each
// up or down by lot; both ways are played against each other; and all go a little towards the side that won.

/** Gains fall with the steps as theory asks. */
const STEP_FALL = 0.602;
const SPREAD_FALL = 0.101;

/** A small generator of chance (mulberry32). */
const chance = (seed) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Which way each weight is changed in a step: 1 or −1, the same for the same seed. */
export const directions = (names, seed, step) => {
  const random = chance(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(step + 1, 0x85ebca6b));
  return Object.fromEntries(names.map((name) => [name, random() < 0.5 ? -1 : 1]));
};

/** How far weights are changed in a step, as a share of themselves. */
export const spreadAt = (spread, step) => spread / (step + 1) ** SPREAD_FALL;

const gainAt = (gain, step, steps) => {
  const calm = steps / 10;
  return gain * ((1 + calm) / (step + 1 + calm)) ** STEP_FALL;
};

/** A share that must stay one, such as how fast something fades, stays below 1. */
const LARGEST_SHARE = 0.99;

/** Weights after logarithms have been added to them; shares remain shares. */
export const shifted = (weights, logs) =>
  Object.fromEntries(
    Object.entries(weights).map(([name, weight]) => {
      const moved = weight * Math.exp(logs[name] ?? 0);
      return [name, weight > 0 && weight < 1 ? Math.min(moved, LARGEST_SHARE) : moved];
    }),
  );

/** The two opponents of a step, given the logarithms found so far. */
export const opponents = (weights, logs, ways, spread) => {
  const moved = (sign) =>
    shifted(
      weights,
      Object.fromEntries(
        Object.keys(weights).map((name) => [name, (logs[name] ?? 0) + sign * spread * ways[name]]),
      ),
    );
  return [moved(1), moved(-1)];
};

/** The logarithms after a step in which the first opponent made this share of the points. */
export const learn = (logs, ways, score, { gain, step, steps }) =>
  Object.fromEntries(
    Object.entries(ways).map(([name, way]) => [
      name,
      (logs[name] ?? 0) + gainAt(gain, step, steps) * 2 * (score - 0.5) * way,
    ]),
  );
