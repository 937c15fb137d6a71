import type { Setting } from './thought.ts';

/** For who asks how a game stands rather than what to play: quiet turns cost neither side anything. */
export const IMPARTIAL = { weights: { unrest: 0 } } as const satisfies Setting;
