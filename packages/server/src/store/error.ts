/**
 * Why a store could not do what was asked.
 * - `unavailable`: the database did not answer, or a batch failed. Whether an addition of it was kept is not known:
 *   read the game again.
 * - `exists`: a game with this id is there already.
 * - `unreadable`: what is stored of this game is not what the protocol says.
 * - `unsound`: it cannot be stored as it is.
 * - `closed`: the store has been closed.
 */
export type StoreProblem = 'unavailable' | 'exists' | 'unreadable' | 'unsound' | 'closed';

export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly problem: StoreProblem;

  constructor(problem: StoreProblem, message: string, cause?: unknown) {
    super(message, { cause });
    this.problem = problem;
  }
}

/** Passes on what a store says itself, and tells of anything else as a failure of what was being done. */
export const asStoreError = (error: unknown, doing: string): StoreError =>
  error instanceof StoreError
    ? error
    : new StoreError(
        'unavailable',
        `${doing} failed: ${error instanceof Error ? error.message : String(error)}`,
        error,
      );
