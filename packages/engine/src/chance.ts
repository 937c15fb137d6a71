/** A sequence of whole numbers below 2³¹ that looks random and is the same for the same seed. */
export const mixer = (seed: number): (() => number) => {
  let state = Math.imul(seed ^ 0x5bd1e995, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    return mix(state) >>> 1;
  };
};

/** One number that looks random for every number given. */
export const mix = (number: number): number => {
  let mixed = Math.imul(number ^ (number >>> 15), number | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return mixed ^ (mixed >>> 14);
};
