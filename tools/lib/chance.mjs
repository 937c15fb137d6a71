// Chance that can be repeated.

/** A source of numbers below one, the same for the same seed. */
export const chanceFrom = (seed) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

export const pick = (chance, items) => items[Math.floor(chance() * items.length)];

export const shuffled = (chance, items) =>
  items
    .map((item) => ({ item, at: chance() }))
    .sort((x, y) => x.at - y.at)
    .map(({ item }) => item);
