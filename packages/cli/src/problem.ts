import { RulesError } from '@calculi/rules';

/** One thing that a user got wrong, and where, as it is told. */
export interface Complaint {
  readonly at: string;
  readonly message: string;
}

/** Thrown for what a user can get wrong with this package; what the library finds wrong is a RulesError. */
export class UsageError extends Error {
  readonly complaints: readonly Complaint[];

  constructor(complaints: readonly Complaint[]) {
    super(complaints.map(({ at, message }) => `${at}: ${message}`).join('\n'));
    this.name = 'UsageError';
    this.complaints = complaints;
  }
}

export const refuse = (at: string, message: string): never => {
  throw new UsageError([{ at, message }]);
};

export const refuseAll = (complaints: readonly Complaint[]): void => {
  if (complaints.length > 0) throw new UsageError(complaints);
};

/** Whether a user got something wrong, whoever found it; anything else is a fault of our own. */
export const isRefusal = (error: unknown): error is UsageError | RulesError =>
  error instanceof UsageError || error instanceof RulesError;

export const complaintsOf = (error: UsageError | RulesError): readonly Complaint[] =>
  error instanceof UsageError
    ? error.complaints
    : error.problems.map(({ at, message }) => ({ at: at.join(' '), message }));

/** Runs a question; what is wrong with it gets a place of our own instead of the library's. */
export const within = <Answer>(place: (at: string) => string, ask: () => Answer): Answer => {
  try {
    return ask();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    throw new UsageError(complaintsOf(error).map(({ at, message }) => ({ at: place(at), message })));
  }
};

/** What was given is told again, and must neither break a line nor command the terminal. */
const visible = (text: string): string =>
  text.replaceAll(/\p{Cc}/gu, (character) => {
    const code = character.charCodeAt(0).toString(16);
    return `\\u${code.padStart(4, '0')}`;
  });

/** What anything that was thrown says. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What went wrong, a line a complaint. A fault of our own is named without its stack. */
export const problemLines = (error: unknown): string[] => {
  if (isRefusal(error)) return complaintsOf(error).map(({ at, message }) => visible(`${at}: ${message}`));
  return [`this should not have happened: ${messageOf(error)}`];
};
