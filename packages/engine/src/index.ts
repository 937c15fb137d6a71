/** The computer opponent of Calculi: it searches over the rules' own kernel, and says why. */

export type { Limits, Line, Preset, Score, Setting, Technique, Thought } from './thought.ts';
export { assess, think } from './think.ts';
export { IMPARTIAL } from './impartial.ts';
export { LEVELS } from './levels.ts';
export type { Level } from './levels.ts';
export { startEngine } from './worker/browser.ts';
export type { Engine } from './engine.ts';
export type { CaptureFact, HarmonyFact, Named, Plunder, Predicate, Reason } from './advice/reason.ts';
export { explain } from './advice/explain.ts';
export { holds } from './advice/holds.ts';
export { passed } from './advice/pass.ts';
export { hint, threat } from './advice/hint.ts';
export type { Hint, Think } from './advice/hint.ts';
export { review } from './advice/review.ts';
export type { MissedCapture, Review, ReviewedTurn } from './advice/review.ts';
export { levelName } from './words/level.ts';
export { sayReason, sayScore } from './words/say.ts';
export type { LevelName, ReasonWords } from './words/shape.ts';
