import { compile, makeOptions, newGame, parseOptions, resolve, ruleSets } from '@calculi/rules';
import type { BoardSpec, Game, Position, Resolved, RuleSetSpec, Rules, SideName } from '@calculi/rules';

/** What is agreed before a game: plain data that a link and a stored game can hold. */

export type Seat =
  | { readonly kind: 'person' }
  | { readonly kind: 'computer'; readonly level: number }
  | RemoteSeat;

/** Someone far away, who comes by a link. */
export interface RemoteSeat {
  readonly kind: 'remote';
  /** Whether hints, standing captures and the like may be used. */
  readonly aids: boolean;
  /** Whether others find the game in the public list. */
  readonly listed: boolean;
}

/** Minutes for each side, and seconds added after each turn. */
export interface MinutesSetup {
  readonly minutes: number;
  readonly increment: number;
}

/** Days for each turn, between people who are far from each other. */
export interface DaysSetup {
  readonly days: number;
}

export type OptionTexts = Readonly<Record<string, string>>;

export interface GameSetup {
  readonly ruleSet: string;
  /** Options that differ from their defaults. */
  readonly options: OptionTexts;
  /** Who plays the first side and who the second. */
  readonly seats: readonly [Seat, Seat];
  readonly clock: MinutesSetup | DaysSetup | null;
  /** The text of the first position, where it is not the usual one. */
  readonly position: string | null;
}

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export const PERSON: Seat = { kind: 'person' };

export const findRuleSet = (id: string): RuleSetSpec | null =>
  ruleSets.find((each) => each.id === id) ?? null;

type Make<Made> = (ruleSet: RuleSetSpec, options: OptionTexts) => Made;

/** Makes it once for each rule set and its options. */
const once = <Made>(make: Make<Made>): Make<Made> => {
  const all = new Map<string, Made>();
  return (ruleSet, options) => {
    const key = JSON.stringify([ruleSet.id, options]);
    const made = all.get(key) ?? make(ruleSet, options);
    all.set(key, made);
    return made;
  };
};

/** A rule set with these options put in, which is quick; throws a RulesError where they do not fit together. */
export const resolvedWith: Make<Resolved> = once(resolve);

/** The same, ready to be played, which takes a phone a while. */
export const rulesWith: Make<Rules> = once(compile);

/** The board of a rule set; options are put in only where it depends on them. */
export const boardOf = (ruleSet: RuleSetSpec, options: OptionTexts): BoardSpec => {
  const { board } = ruleSet;
  if ('files' in board && typeof board.files === 'number' && typeof board.ranks === 'number')
    return { files: board.files, ranks: board.ranks };
  return resolvedWith(ruleSet, options).ruleSet.board;
};

/** Only those options that differ from their defaults, in the rule set's order. */
export const trimOptions = (ruleSet: RuleSetSpec, options: OptionTexts): OptionTexts =>
  parseOptions(makeOptions(resolvedWith(ruleSet, options)));

export const sidesOf = (ruleSet: string): readonly [SideName, SideName] =>
  findRuleSet(ruleSet)?.sides ?? ['even', 'odd'];

/** Reads the text of a position. Most games begin as usual, so it is loaded (`given.ts`) once there is one to read. */
export type ReadPosition = (rules: Rules, text: string) => Position;

/** The game at its beginning; throws a RulesError where the setup is not sound. */
export const beginGame = (
  { ruleSet, options, position }: GameSetup,
  readPosition: ReadPosition | null,
): Game => {
  const rules = rulesWith(findRuleSet(ruleSet) ?? ruleSets[0]!, options);
  if (position === null) return newGame(rules);
  if (!readPosition) throw new Error('what reads positions has not been loaded');
  return newGame(rules, readPosition(rules, position));
};
