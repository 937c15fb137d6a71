import { RulesError } from '@calculi/rules';
import type { RuleSetSpec, SideName } from '@calculi/rules';
import { FIRST_PROPOSAL, withRuleSet } from '../game/proposal.ts';
import type { Opponents, Proposal } from '../game/proposal.ts';
import { findRuleSet, rulesWith } from '../game/setup.ts';
import type { DaysSetup, MinutesSetup, OptionTexts, ReadPosition } from '../game/setup.ts';
import type { Address } from './address.ts';
import { readOptions } from './options.ts';
import type { LinkProblem } from './options.ts';

/** Proposals in addresses: a link starts the same game. */

/** Names that are not options of a rule set. */
export const OWN_NAMES = ['as', 'against', 'clock', 'aids', 'listed', 'position', 'game'] as const;

const makeOpponent = (opponent: Opponents): Record<string, string> => {
  if (opponent.kind !== 'remote')
    return { against: opponent.kind === 'beside' ? 'beside' : `computer-${opponent.level}` };
  return {
    against: 'link',
    ...(!opponent.aids && { aids: 'no' }),
    ...(opponent.listed && { listed: 'yes' }),
  };
};

const parseOpponent = ({ against, aids, listed }: Address['query']): Opponents => {
  const level = Number(/^computer-(10|[1-9])$/.exec(against ?? '')?.[1] ?? 0);
  if (level > 0) return { kind: 'computer', level };
  if (against === 'link') return { kind: 'remote', aids: aids !== 'no', listed: listed === 'yes' };
  return against === 'beside' ? { kind: 'beside' } : FIRST_PROPOSAL.opponent;
};

const makeClock = (clock: MinutesSetup | DaysSetup): string =>
  'days' in clock ? `${clock.days}d` : `${clock.minutes}+${clock.increment}`;

/** The most that a clock can be set to, as a server allows it. */
export const LONGEST = { minutes: 180, increment: 180, days: 14 };

const isWithin = (least: number, value: number, most: number): boolean => value >= least && value <= most;

/** Whoever writes a link by hand may leave seconds out. */
const parseClock = (text: string): MinutesSetup | DaysSetup | null => {
  const days = Number(/^(\d+)d$/.exec(text)?.[1]);
  if (isWithin(1, days, LONGEST.days)) return { days };
  const [minutes = 0, increment = 0] = /^\d+(\+\d+)?$/.test(text) ? text.split('+').map(Number) : [];
  const isSound = isWithin(1, minutes, LONGEST.minutes) && isWithin(0, increment, LONGEST.increment);
  return isSound ? { minutes, increment } : null;
};

/** Nobody plays the computer by the clock, and days are for people who are far from each other. */
const suits = (clock: MinutesSetup | DaysSetup, { kind }: Opponents): boolean =>
  kind === 'remote' || (kind === 'beside' && !('days' in clock));

interface ReadClock {
  readonly clock: MinutesSetup | DaysSetup | null;
  readonly problems: readonly LinkProblem[];
}

const readClock = (text: string | undefined, opponent: Opponents): ReadClock => {
  if (text === undefined) return { clock: null, problems: [] };
  const clock = parseClock(text);
  if (clock && suits(clock, opponent)) return { clock, problems: [] };
  return { clock: null, problems: [opponent.kind === 'computer' ? 'clock' : `clock=${text}`] };
};

const queryOf = ({ options, opponent, side, clock, position }: Proposal): Record<string, string> => ({
  as: side,
  ...makeOpponent(opponent),
  ...(clock && suits(clock, opponent) && { clock: makeClock(clock) }),
  ...options,
  ...(position !== null && { position }),
});

/** The address that starts a proposal; with `game`, the one of that game on this device. */
export const playAddress = (proposal: Proposal, game?: string): Address => ({
  ...(proposal.opponent.kind === 'remote'
    ? { page: 'online', path: ['new', proposal.ruleSet] }
    : { page: 'play', path: [proposal.ruleSet] }),
  query: { ...queryOf(proposal), ...(game !== undefined && { game }) },
});

/** The start page with a proposal filled in. */
export const startAddress = (proposal: Proposal): Address => ({
  page: 'start',
  path: [proposal.ruleSet],
  query: queryOf(proposal),
});

export interface ReadProposal {
  readonly proposal: Proposal;
  readonly problems: readonly LinkProblem[];
}

/** Gives what `make` makes, or null where the rules refuse it. */
const attempt = <Value>(make: () => Value): Value | null => {
  try {
    return make();
  } catch (error) {
    if (error instanceof RulesError) return null;
    throw error;
  }
};

/** What is not one of our own names is an option. */
const givenOptions = (query: Address['query']): OptionTexts => {
  const own: readonly string[] = OWN_NAMES;
  return Object.fromEntries(Object.entries(query).filter(([name]) => !own.includes(name)));
};

/** Who plays whom, where the proposal made of a link does not say it as the link does. */
const unread = (query: Address['query'], proposal: Proposal): LinkProblem[] => {
  const written = queryOf(proposal);
  return ['as', 'against'].flatMap((name) =>
    query[name] === undefined || query[name] === written[name] ? [] : [`${name}=${query[name]}` as const],
  );
};

const readSide = (ruleSet: RuleSetSpec, text: string | undefined): SideName | 'lot' =>
  text === 'lot' ? 'lot' : (ruleSet.sides.find((side) => side === text) ?? ruleSet.sides[0]);

/**
 * Reads a proposal; null where the address names no rule set. A position is taken as it is where nothing is given that
 * reads it.
 */
export const readProposal = (
  { path, query }: Address,
  readPosition: ReadPosition | null,
): ReadProposal | null => {
  const ruleSet = findRuleSet(path[0] ?? '');
  if (!ruleSet) return null;
  const { options, problems } = readOptions(ruleSet, givenOptions(query));
  const { position } = query;
  const opponent = parseOpponent(query);
  const { clock, problems: untimely } = readClock(query['clock'], opponent);
  const sound =
    position === undefined ||
    !readPosition ||
    attempt(() => readPosition(rulesWith(ruleSet, options), position)) !== null;
  const proposal: Proposal = {
    ...withRuleSet(FIRST_PROPOSAL, ruleSet.id),
    options,
    opponent,
    side: readSide(ruleSet, query['as']),
    clock,
    position: sound ? (position ?? null) : null,
  };
  return {
    proposal,
    problems: [
      ...problems,
      ...unread(query, proposal),
      ...untimely,
      ...(sound ? [] : (['position'] as const)),
    ],
  };
};

/** The same, and what is usual where the address names no rule set. */
export const readLink = (
  address: Address,
  readPosition: ReadPosition | null,
  usual: Proposal,
): ReadProposal =>
  readProposal(address, readPosition) ?? {
    proposal: usual,
    problems: address.path[0] === undefined ? [] : ['ruleSet'],
  };
