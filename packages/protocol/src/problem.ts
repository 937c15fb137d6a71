import * as z from 'zod/mini';

/** Why something was refused, and whether it helps to try again. */

export const PROBLEMS = [
  /** The message could not be read, or came at the wrong moment. */
  'unreadable',
  'too-fast',
  'unknown-game',
  'wrong-secret',
  'full',
  'not-seated',
  'not-under-way',
  'not-your-turn',
  'stale',
  'illegal',
  'not-now',
  'unsound',
  'busy',
  'foreign-origin',
  'internal',
] as const;
export const problem = z.enum(PROBLEMS);
export type Problem = z.infer<typeof problem>;

const PASSING: ReadonlySet<string> = new Set<Problem>(['too-fast', 'busy', 'internal']);
const FINAL: ReadonlySet<string> = new Set<Problem>([
  'unknown-game',
  'wrong-secret',
  'full',
  'foreign-origin',
]);

/** It is about the moment, not about what was asked: the same may be asked again a little later. */
export const isPassing = (why: string): boolean => PASSING.has(why);

/** The game cannot be entered, however often one tries. */
export const isFinal = (why: string): boolean => FINAL.has(why);
