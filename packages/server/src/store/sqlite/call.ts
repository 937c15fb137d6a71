import { StoreError } from '../error.ts';
import type { StoreProblem } from '../error.ts';
import type { Tables } from '../tables.ts';

/** What goes between the server and the thread of its file. */

export type Name = keyof Tables;
export type Arguments<Of extends Name> = Parameters<Tables[Of]>;
export type Result<Of extends Name> = Awaited<ReturnType<Tables[Of]>>;

export interface ThreadSetup {
  readonly file: string;
  readonly node: string;
}

export interface Call<Of extends Name = Name> {
  readonly number: number;
  readonly name: Of;
  readonly args: Arguments<Of>;
}

/** The first answer, with number 0, says that the file is open. */
export type Answer =
  | { readonly number: number; readonly result: unknown }
  | { readonly number: number; readonly failure: Failure };

/** An error of a class of ours does not travel between threads as what it is. */
export interface Failure {
  readonly problem: StoreProblem;
  readonly message: string;
  readonly cause: string | null;
}

export const makeFailure = ({ problem, message, cause }: StoreError): Failure => ({
  problem,
  message,
  cause: cause instanceof Error ? (cause.stack ?? cause.message) : null,
});

export const parseFailure = ({ problem, message, cause }: Failure): StoreError =>
  new StoreError(problem, message, cause === null ? undefined : new Error(cause));
