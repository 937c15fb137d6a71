import type { Agreement, Contest, Side } from '@calculi/protocol';
import { sideIndex } from '@calculi/protocol';
import {
  agreeDraw,
  isMidTurn,
  parsePosition,
  playAction,
  resign,
  RulesError,
  takeBack,
} from '@calculi/rules';
import type { Game } from '@calculi/rules';
import type { Proposal } from '../game/proposal.ts';
import { isOutcome } from '../game/session.ts';
import type { Session } from '../game/session.ts';
import { beginGame, findRuleSet, PERSON } from '../game/setup.ts';
import type { DaysSetup, GameSetup, MinutesSetup, Seat } from '../game/setup.ts';

/** A contest at the board: the same session as any other game has. */

const setupClock = ({ clock }: Agreement): MinutesSetup | DaysSetup | null => {
  if (!clock) return null;
  return clock.kind === 'days'
    ? { days: clock.days }
    : { minutes: clock.minutes, increment: clock.increment };
};

/** The setup of an agreement, seen from a seat or, without one, from outside. */
export const setupOf = ({ head }: Contest, you: Side | null): GameSetup => {
  const { agreement, sides } = head;
  const remote: Seat = { kind: 'remote', aids: agreement.aids, listed: agreement.listed };
  const [first, second] = sides.map((side) => (side === you ? PERSON : remote));
  return {
    ruleSet: agreement.rules.split('@')[0] ?? '',
    options: agreement.options,
    seats: [first ?? remote, second ?? remote],
    clock: setupClock(agreement),
    position: agreement.position,
  };
};

/** Whether this page knows the rules in the version that was agreed on. */
export const knowsRules = ({ rules }: Agreement): boolean => {
  const [id = '', version] = rules.split('@');
  return String(findRuleSet(id)?.version) === version;
};

/** What is agreed on when a proposal is made; null where it names no rule set. */
export const agreementOf = (proposal: Proposal): Agreement | null => {
  const { ruleSet, options, position, clock, opponent } = proposal;
  const spec = findRuleSet(ruleSet);
  if (!spec || opponent.kind !== 'remote') return null;
  return {
    rules: `${spec.id}@${spec.version}`,
    options: { ...options },
    position,
    clock: clock && ('days' in clock ? { kind: 'days', days: clock.days } : { kind: 'minutes', ...clock }),
    aids: opponent.aids,
    listed: opponent.listed,
  };
};

/** The game in which just these actions have been played; what is common with the one before is kept as it is. */
export const followGame = (before: Game, actions: readonly string[]): Game => {
  let game = before;
  // How people ended it is no business of the actions.
  if (game.result?.reason === 'resignation' || game.result?.reason === 'agreement') game = takeBack(game);
  const isCommon = (): boolean => game.actions.every(({ action }, index) => action === actions[index]);
  while (!isCommon()) game = takeBack(game);
  for (const action of actions.slice(game.actions.length)) game = playAction(game, action);
  return game;
};

/** The same, or null where the rules refuse it. */
const tryFollow = (before: Game, actions: readonly string[]): Game | null => {
  try {
    return followGame(before, actions);
  } catch (error) {
    if (error instanceof RulesError) return null;
    throw error;
  }
};

/** The end that is confirmed, as the session tells it. */
const endGame = (game: Game, { ending, head }: Contest): Pick<Session, 'game' | 'outcome'> => {
  const open = { game, outcome: null };
  if (!ending || game.result) return open;
  const loser = ending.winner === null ? null : head.sides[1 - sideIndex(head, ending.winner)];
  if (ending.reason === 'resignation' && loser) return { ...open, game: resign(game, loser) };
  if (ending.reason === 'agreement') return { ...open, game: agreeDraw(game) };
  const { winner, reason } = ending;
  return isOutcome(reason) ? { game, outcome: { winner, reason } } : open;
};

/** The session of a contest, with actions on top that are not confirmed. The clock is the server's, and not here. */
export const sessionOf = (
  contest: Contest,
  you: Side | null,
  before: Game | null,
  unconfirmed: readonly string[],
): Session => {
  const setup = setupOf(contest, you);
  const known = before ?? beginGame(setup, parsePosition);
  const wanted = contest.ending ? [] : unconfirmed;
  const game = tryFollow(known, [...contest.actions, ...wanted]) ?? followGame(known, contest.actions);
  return { setup, clock: null, ...endGame(game, contest) };
};

/** The actions of a session that are not confirmed yet. */
export const localActions = ({ game }: Session, contest: Contest): string[] =>
  game.actions.slice(contest.actions.length).map(({ action }) => action);

/** Whether what was played ends a turn. */
export const isTurnOver = ({ game }: Session): boolean => game.result !== null || !isMidTurn(game.position);
