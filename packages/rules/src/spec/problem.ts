/** One thing that is wrong, and where. */
export interface Problem {
  /** The place: an option, a field of a text, a part of a rule set. */
  readonly at: string;
  readonly message: string;
}

/** Thrown for anything a caller can get wrong; lists every problem found, not only the first. */
export class RulesError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ at, message }) => `${at}: ${message}`).join('\n'));
    this.name = 'RulesError';
    this.problems = problems;
  }
}

export const fail = (at: string, message: string): never => {
  throw new RulesError([{ at, message }]);
};
