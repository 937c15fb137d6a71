import { RulesError } from '@calculi/rules';
import type { Problem } from '@calculi/rules';

/** Everything a user can get wrong is a RulesError, from this package too: places and what is wrong there. */
export const refuse = (at: string, message: string): never => {
  throw new RulesError([{ at, message }]);
};

export const refuseAll = (problems: readonly Problem[]): void => {
  if (problems.length > 0) throw new RulesError(problems);
};

/** Runs a question; its problems get a place of our own instead of theirs. */
export const within = <Answer>(place: (at: string) => string, ask: () => Answer): Answer => {
  try {
    return ask();
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    throw new RulesError(error.problems.map(({ at, message }) => ({ at: place(at), message })));
  }
};

/** What was given is told again, and must neither break a line nor command the terminal. */
const visible = (text: string): string =>
  text.replaceAll(/\p{Cc}/gu, (character) => {
    const code = character.charCodeAt(0).toString(16);
    return `\\u${code.padStart(4, '0')}`;
  });

/** What went wrong, a line a problem. A fault of our own is named without its stack. */
export const problemLines = (error: unknown): string[] => {
  if (error instanceof RulesError)
    return error.problems.map(({ at, message }) => visible(`${at}: ${message}`));
  return [`this should not have happened: ${error instanceof Error ? error.message : String(error)}`];
};
