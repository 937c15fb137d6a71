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

export const throwAny = (problems: readonly Problem[]): void => {
  if (problems.length > 0) throw new RulesError(problems);
};

/** Reads something; what is wrong with it is added to the problems, with a place of the caller's own. */
export const attempt = <Thing>(
  problems: Problem[],
  read: () => Thing,
  place: (at: string) => string = (at) => at,
): Thing | undefined => {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    problems.push(...error.problems.map(({ at, message }) => ({ at: place(at), message })));
    return undefined;
  }
};

/** Reads things that do not depend on each other, so that what is wrong with any of them is told together. */
export const readAll = <Things extends readonly unknown[]>(
  readers: readonly [...{ [Index in keyof Things]: () => Things[Index] }],
  place?: (at: string) => string,
): Things => {
  const problems: Problem[] = [];
  const things = readers.map((read: () => unknown) => attempt(problems, read, place));
  throwAny(problems);
  // Nothing is wrong, so every reader has given its thing.
  return things as unknown as Things;
};
