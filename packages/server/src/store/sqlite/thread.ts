import { Worker } from 'node:worker_threads';
import { StoreError } from '../error.ts';
import type { Tables } from '../tables.ts';
import { parseFailure } from './call.ts';
import type { Answer, Arguments, Call, Name, Result, ThreadSetup } from './call.ts';

interface Pending {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: StoreError) => void;
}

// A thread runs what was built: Node does not read TypeScript.
const entry = new URL(
  import.meta.url.endsWith('.ts') ? '../../../dist/store/sqlite/entry.js' : './entry.js',
  import.meta.url,
);

/** The tables of a file in a thread of its own. */
export class ThreadTables implements Tables {
  readonly #worker: Worker;
  readonly #pending = new Map<number, Pending>();
  readonly #ended: Promise<void>;
  #number = 0;
  #failure: StoreError | null = null;

  private constructor(setup: ThreadSetup) {
    // How the process was started, as with a script in an argument, is not for its thread.
    this.#worker = new Worker(entry, { workerData: setup, execArgv: [] });
    this.#worker.on('message', (answer: Answer) => this.#settle(answer));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#ended = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        this.#fail();
        resolve();
      });
    });
  }

  static async open(setup: ThreadSetup): Promise<ThreadTables> {
    const tables = new ThreadTables(setup);
    try {
      await tables.#answerTo(0);
    } catch (error) {
      await tables.#worker.terminate();
      throw error;
    }
    return tables;
  }

  commit(...args: Arguments<'commit'>): Promise<Result<'commit'>> {
    return this.#ask('commit', args);
  }

  read(...args: Arguments<'read'>): Promise<Result<'read'>> {
    return this.#ask('read', args);
  }

  exists(...args: Arguments<'exists'>): Promise<Result<'exists'>> {
    return this.#ask('exists', args);
  }

  list(...args: Arguments<'list'>): Promise<Result<'list'>> {
    return this.#ask('list', args);
  }

  overdue(...args: Arguments<'overdue'>): Promise<Result<'overdue'>> {
    return this.#ask('overdue', args);
  }

  forget(...args: Arguments<'forget'>): Promise<Result<'forget'>> {
    return this.#ask('forget', args);
  }

  present(...args: Arguments<'present'>): Promise<Result<'present'>> {
    return this.#ask('present', args);
  }

  heartbeat(...args: Arguments<'heartbeat'>): Promise<Result<'heartbeat'>> {
    return this.#ask('heartbeat', args);
  }

  ping(): Promise<void> {
    return this.#ask('ping', []);
  }

  async close(): Promise<void> {
    await this.#ask('close', []);
    await this.#ended;
  }

  async #ask<Of extends Name>(name: Of, args: Arguments<Of>): Promise<Result<Of>> {
    if (this.#failure) throw this.#failure;
    this.#number += 1;
    const call: Call<Of> = { number: this.#number, name, args };
    this.#worker.postMessage(call);
    return (await this.#answerTo(call.number)) as Result<Of>;
  }

  #answerTo(number: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#pending.set(number, { resolve, reject });
    });
  }

  #settle(answer: Answer): void {
    const pending = this.#pending.get(answer.number);
    this.#pending.delete(answer.number);
    if ('failure' in answer) pending?.reject(parseFailure(answer.failure));
    else pending?.resolve(answer.result);
  }

  /** The thread is no more: nobody is left waiting. */
  #fail(cause?: unknown): void {
    this.#failure ??=
      cause === undefined
        ? new StoreError('closed', 'The store has been closed')
        : new StoreError('unavailable', 'The thread of the store has failed', cause);
    for (const { reject } of this.#pending.values()) reject(this.#failure);
    this.#pending.clear();
  }
}
