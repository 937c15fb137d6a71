import type { Problem } from '@calculi/protocol';

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
export const refusalOf = (error: unknown): Refusal =>
  error instanceof Refusal
    ? error
    : new Refusal('internal', 'something went wrong here; nothing was done', error);
