import { think } from '@calculi/engine';
import type { Engine, Limits } from '@calculi/engine';

/** All that the command line asks of the computer opponent comes from here. */

export { think } from '@calculi/engine';

export const LEVEL_COUNT = 10;

/** Milliseconds; without a thread of its own it cannot be stopped. */
const LONGEST = 2000;

const limited = (limits: Limits = {}): Limits => ({
  ...limits,
  time: Math.min(limits.time ?? LONGEST, LONGEST),
});

/** An engine in this thread, until there is one with a thread of its own. */
export const startEngine = (): Engine => ({
  think: (game, setting, limits, onThought) =>
    Promise.resolve(think(game, setting, limited(limits), onThought)),
  hint: () => Promise.resolve(null),
  threat: () => Promise.resolve(null),
  review: () => Promise.resolve({ turns: [] }),
  stop: () => undefined,
  close: () => undefined,
});
