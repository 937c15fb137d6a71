import type { SideName } from '@calculi/rules';
import type { DaysSetup, GameSetup, MinutesSetup, OptionTexts, RemoteSeat, Seat } from './setup.ts';
import { PERSON, sidesOf } from './setup.ts';

/** What someone at the start page, or a link, proposes to play. Drawing lots makes it a setup. */
export interface Proposal {
  readonly ruleSet: string;
  readonly options: OptionTexts;
  readonly opponent: Opponents;
  /** The side of the person at this device; of no account for two people beside each other. */
  readonly side: SideName | 'lot';
  readonly clock: MinutesSetup | DaysSetup | null;
  readonly position: string | null;
}

export type Opponents =
  | { readonly kind: 'computer'; readonly level: number }
  /** Someone at the same device. */
  | { readonly kind: 'beside' }
  | RemoteSeat;

/** The beginners' game against a gentle computer. */
export const FIRST_PROPOSAL: Proposal = {
  ruleSet: 'halle-beginner',
  options: {},
  opponent: { kind: 'computer', level: 2 },
  side: 'even',
  clock: null,
  position: null,
};

/** The same proposal for another rule set: what does not fit there falls back to what is usual. */
export const withRuleSet = (proposal: Proposal, ruleSet: string): Proposal => {
  const [first] = sidesOf(ruleSet);
  const isSide = proposal.side !== 'lot' && sidesOf(ruleSet).includes(proposal.side);
  const kept = proposal.side === 'lot' || isSide ? proposal.side : first;
  return { ...proposal, ruleSet, options: {}, side: kept, position: null };
};

/** Makes a proposal a setup; `chance` is a number from 0 to 1. */
export const agree = (proposal: Proposal, chance: number): GameSetup => {
  const { ruleSet, options, opponent, side, clock, position } = proposal;
  const [first, second] = sidesOf(ruleSet);
  const mine = side === 'lot' ? (chance < 0.5 ? first : second) : side;
  const other: Seat = opponent.kind === 'beside' ? PERSON : opponent;
  return {
    ruleSet,
    options,
    seats: mine === first ? [PERSON, other] : [other, PERSON],
    clock: opponent.kind === 'computer' ? null : clock,
    position,
  };
};

/** What a setup was proposed as: the same game for someone else. */
export const proposalOf = ({ ruleSet, options, seats, clock, position }: GameSetup): Proposal => {
  const [first, second] = sidesOf(ruleSet);
  const other = seats.find((seat) => seat.kind !== 'person');
  return {
    ruleSet,
    options,
    opponent: other ?? { kind: 'beside' },
    side: seats[0].kind === 'person' ? first : second,
    clock,
    position,
  };
};
