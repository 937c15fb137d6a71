import { makeOptionValue } from './option.ts';
import type { Condition } from './option.ts';

/** Where something is wrong, from the outside in: `['header', 'Start', 'rank', 3]`, `['option', 'count']`. */
export type Place = readonly (string | number)[];

const makeCondition = (condition: Condition): string =>
  Object.entries(condition)
    .map(([name, wanted]) => `${name}=${[wanted].flat().map(makeOptionValue).join(' or ')}`)
    .join(' and ');

const MOST_NAMED = 8;

/** Everything that can be wrong, with the names and numbers that tell how, in English. */
const MESSAGES = {
  // Texts and numbers of any kind.
  choice: (text: string, among: readonly string[]) => `“${text}” is not one of ${among.join(', ')}`,
  number: (text: string, least: number, most: number) =>
    `“${text}” is not a whole number from ${least} to ${most}`,
  count: (given: number, needed: number) => `${given} instead of ${needed}`,
  setting: (text: string) => `“${text}” is not name=value`,
  pair: (text: string) => `“${text}” is not two parts with / between`,
  square: (text: string, last: string) => `“${text}” is not a square of this board (a1 to ${last})`,
  twice: (name: string) => `${name} is given twice`,
  missing: () => 'is missing',
  meaningless: () => 'has no meaning here',

  // Options and rule sets.
  digits: (text: string) =>
    `“${text}” is not different digits with commas between, such as 1,2,3, or 0 for none`,
  only: (condition: Condition) => `has a meaning only with ${makeCondition(condition)}`,
  nonsense: (problem: string, _when: Condition) => problem,
  setup: () => 'a side has one pyramid at most, whole and with the layers given',

  // Positions.
  squares: (given: number, needed: number) => `${given} instead of ${needed} squares`,
  piece: (text: string) => `“${text}” is not a piece such as C4, t12 or P36+25`,
  pieces: (most: number) => `more than ${most} pieces and layers`,
  bare: () => 'no piece stands on it',
  own: (piece: string) => `“${piece}” is held by its own side`,
  left: (piece: string) => `“${piece}”: no such piece is left`,
  stack: (piece: string) => `“${piece}” is not made of layers of this pyramid, the largest first`,
  whole: (piece: string) => `“${piece}”: a pyramid never loses layers under these rules`,
  single: (piece: string) => `“${piece}”: layers are single pieces under these rules`,
  unmarked: () => 'nothing is marked under these rules: - needed',
  foreign: (square: string) => `on ${square} stands no piece of the side to play`,
  enemy: (square: string) => `on ${square} stands no enemy`,
  victim: (text: string) => `“${text}” cannot be taken before the move`,
  over: () => 'nothing can follow, so the turn is over',
  unbound: (square: string) => `${square}: no stone is ever bound under these rules`,
  stones: (given: number, side: string, most: number) =>
    `${given} stones of ${side} on the board, in hand and captured; there are ${most}`,
  hands: () => 'the sides place by turns, so the hands cannot differ like this',
  memory: (text: string) => `“${text}” is not a move such as c3c4, or two there and back`,
  empty: (square: string) => `${square} is empty`,

  // Actions and games.
  action: (text: string) =>
    `“${text}” is not an action such as b5-e5, xe11, b5xe11, T12@d1, a15:25-c15, done or pass`,
  illegal: (action: string, side: string, legal: readonly string[]) =>
    `${action} is not legal for ${side} now; legal are ${legal.slice(0, MOST_NAMED).join(' ')}${
      legal.length > MOST_NAMED ? ` and ${legal.length - MOST_NAMED} more` : ''
    }`,
  ended: (reason: string) => `the game is over (${reason})`,
  unplayed: () => 'nothing has been played yet',
  header: () => 'is not a header such as [Event "a name"]',
  comment: () => 'a comment stands in braces on one line, with no brace in it',
  turn: (given: number, due: number) => `turn ${given} stands where turn ${due} is due`,
  result: (given: string, found: string) => `says “${given}”, but the game says “${found}”`,
};

export type ProblemKind = keyof typeof MESSAGES;

/** The names and numbers of a kind of problem. */
export type ProblemValues<Kind extends ProblemKind> = Readonly<Parameters<(typeof MESSAGES)[Kind]>>;

/** One thing that is wrong, and where: as data, and in English. */
export type Problem<Kind extends ProblemKind = ProblemKind> = {
  readonly [Each in Kind]: {
    readonly at: Place;
    readonly kind: Each;
    readonly values: ProblemValues<Each>;
    readonly message: string;
  };
}[Kind];

/** Thrown for anything a caller can get wrong; lists every problem found, not only the first. */
export class RulesError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ at, message }) => `${at.join(' ')}: ${message}`).join('\n'));
    this.name = 'RulesError';
    this.problems = problems;
  }
}

export const fail = <Kind extends ProblemKind>(
  at: Place,
  kind: Kind,
  ...values: ProblemValues<Kind>
): never => {
  // The kind says what its message is made from; the compiler cannot follow that through the table.
  const say = MESSAGES[kind] as (...values: ProblemValues<Kind>) => string;
  throw new RulesError([{ at, kind, values, message: say(...values) } as unknown as Problem]);
};

/** Reads things that do not depend on each other, so that what is wrong with any of them is told together. */
export const readAll = <Things extends readonly unknown[]>(
  readers: readonly [...{ [Index in keyof Things]: () => Things[Index] }],
  ...within: Place
): Things => {
  const problems: Problem[] = [];
  const things = readers.map((read: () => unknown) => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      problems.push(...error.problems.map((each) => ({ ...each, at: [...within, ...each.at] })));
      return undefined;
    }
  });
  if (problems.length > 0) throw new RulesError(problems);
  // Nothing is wrong, so every reader has given its thing.
  return things as unknown as Things;
};
