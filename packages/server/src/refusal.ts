import type { Problem } from '@calculi/protocol';
import { StoreError } from './store/error.ts';

/** What is not done, and why: told to whoever asked for it. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'Refusal';
    this.problem = problem;
  }
}

export const refuse = (problem: Problem, message: string): never => {
  throw new Refusal(problem, message);
};

/** Anything that was thrown, as a refusal: a fault of our own is named without its particulars. */
export const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreError && (error.problem === 'unavailable' || error.problem === 'closed'))
    return new Refusal('busy', 'games cannot be read or kept now; try again soon', error);
  return new Refusal('internal', 'something went wrong here; nothing was done', error);
};
