import type { Change } from './change.ts';
import { StoreError, asStoreError } from './error.ts';

/** Commits changes together; says of each whether it was accepted. */
export type Commit = (changes: readonly Change[]) => Promise<readonly boolean[]>;

interface Waiting {
  readonly change: Change;
  readonly resolve: (accepted: boolean) => void;
  readonly reject: (error: StoreError) => void;
}

/** So that one transaction stays short, however many wait. */
const MOST = 500;

/**
 * Changes wait here while a transaction is being committed, then all go into the next one: one wait for the disk serves
 * everyone who came meanwhile. A promise resolves after the commit of its transaction, never before.
 */
export class CommitQueue {
  readonly #commit: Commit;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;
  #closed = false;

  constructor(commit: Commit) {
    this.#commit = commit;
  }

  add(change: Change): Promise<boolean> {
    if (this.#closed) return Promise.reject(new StoreError('closed', 'The store has been closed'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ change, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Takes nothing more, and resolves when everything taken has been committed or has failed. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    // Whatever else is added in the same breath goes along.
    await Promise.resolve();
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MOST);
      try {
        const accepted = await this.#commit(batch.map(({ change }) => change));
        for (const [index, { resolve }] of batch.entries()) resolve(accepted[index] === true);
      } catch (error) {
        const failure = asStoreError(error, 'Keeping changes');
        for (const { reject } of batch) reject(failure);
      }
    }
    this.#running = null;
  }
}
