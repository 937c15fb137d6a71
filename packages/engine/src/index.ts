/** The computer opponent of Calculi: it searches over the rules' own kernel, and says why. */

export type { Limits, Line, Preset, Score, Setting, Technique, Thought } from './thought.ts';
export { think } from './think.ts';
export type { Engine } from './engine.ts';
export type { Named, Reason } from './advice/reason.ts';
export type { Hint } from './advice/hint.ts';
export type { Review, ReviewedTurn } from './advice/review.ts';
