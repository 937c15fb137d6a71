import { think } from '@calculi/engine';
import type { Engine, Limits } from '@calculi/engine';

/** All that the command line asks of the computer opponent comes from here. */

export { think } from '@calculi/engine';

export const LEVEL_COUNT = 10;

/** Milliseconds. */
const USUAL: Limits = { time: 2000 };

const limited = (limits: Limits | undefined): Limits =>
  limits && Object.keys(limits).length > 0 ? limits : USUAL;

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
