import { hint, review, think as thinkWithin, threat } from '@calculi/engine';
import type { Engine, Limits } from '@calculi/engine';

/** All that the command line asks of the computer opponent comes from here. */

export const LEVEL_COUNT = 10;

/** Milliseconds; without a thread of its own it cannot be stopped. */
const LONGEST = 2000;

const limited = (limits: Limits = {}): Limits =>
  Object.keys(limits).length > 0 ? limits : { time: LONGEST };

/** Thinks in this thread. */
export const think: typeof thinkWithin = (game, setting, limits, ...more) =>
  thinkWithin(game, setting, limited(limits), ...more);

/** An engine in this thread, until there is one with a thread of its own. */
export const startEngine = (): Engine => ({
  think: (game, setting, limits = {}, onThought) => {
    const time = Math.min(limits.time ?? LONGEST, LONGEST);
    return Promise.resolve(think(game, setting, { ...limits, time }, onThought));
  },
  hint: (game, limits) => Promise.resolve(hint(game, think, limits)),
  threat: (game, limits) => Promise.resolve(threat(game, think, limits)),
  review: (game, limits) => Promise.resolve(review(game, think, limits)),
  stop: () => undefined,
  close: () => undefined,
});
