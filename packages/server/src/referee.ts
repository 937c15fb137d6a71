import {
  absenceOf,
  claimableAt,
  deadlineOf,
  hasAsked,
  isAskable,
  isUnderWay,
  isWished,
  mayAbort,
  otherSide,
} from '@calculi/protocol';
import type { Contest, Deed, Ending, Request, Side, Wish } from '@calculi/protocol';
import { playAction, RulesError, sideToPlay } from '@calculi/rules';
import type { Game, Result } from '@calculi/rules';
import { refuse, Refusal } from './refusal.ts';
import type { StoredPresence } from './store/store.ts';

/** What the referee looks at. */
export interface Case {
  readonly contest: Contest;
  /** Who asks. */
  readonly side: Side;
  readonly now: number;
  /** The game on the board, asked for only where a turn is judged. */
  readonly game: () => Game;
  /** Who is there, as the store knows it; looked at only where a game is claimed. */
  readonly presence: StoredPresence;
  /** The id that a game after this one gets. */
  readonly successor: () => string;
}

/** What is to be recorded, and where the board has changed the game after it. */
export interface Ruling {
  readonly deed: Deed;
  readonly game?: Game;
}

/** So many phrases in so many milliseconds, and so many in a game. */
export const SAYINGS = { burst: 3, within: 10_000, most: 60 } as const;

/** A longer log can only be ended: it is sent as a whole, and played again, in a moment. */
export const LONGEST_LOG = 4000;

type RequestOf<Type extends Request['type']> = Extract<Request, { type: Type }>;

/** Decides what a request does. Throws a refusal where it does nothing. */
export const judge = (matter: Case, request: Request): Ruling => {
  const ruling = request.type === 'play' ? judgePlay(matter, request) : { deed: deedOf(matter, request) };
  if (matter.contest.length >= LONGEST_LOG && !isLast(ruling.deed))
    refuse('not-now', 'the log of this game is full: it can only be ended');
  return ruling;
};

/** Whether it ends the game, or comes after the end. */
const isLast = (deed: Deed): boolean =>
  deed.type === 'again' || ('ending' in deed && deed.ending !== undefined);

const deedOf = (matter: Case, request: Exclude<Request, { type: 'play' }>): Deed => {
  switch (request.type) {
    case 'ask':
      return judgeWish(matter, request.wish);
    case 'grant':
      return grantWish(matter, request.wish);
    case 'decline':
      findWish(matter, request.wish);
      return { type: 'decline', side: matter.side, wish: request.wish };
    case 'resign':
      return judgeResignation(matter);
    case 'abort':
      return judgeAbort(matter);
    case 'claim':
      return judgeClaim(matter, request);
    case 'say':
      return judgeSaying(matter, request);
    case 'again':
      return judgeAgain(matter);
  }
};

/** What time has done by itself: the end of a game whose running clock has run out. */
export const overdue = ({ head, clock, ending }: Contest, now: number): Deed | null => {
  const running = clock?.running ?? null;
  if (ending !== null || clock === null || running === null) return null;
  if (now < (deadlineOf(clock) ?? Number.POSITIVE_INFINITY)) return null;
  const winner = otherSide(head, head.sides[running]);
  return { type: 'end', side: null, ending: { winner, reason: 'time' } };
};

const mustBeUnderWay = (contest: Contest): void => {
  if (contest.ending !== null) refuse('not-under-way', `the game is over (${contest.ending.reason})`);
  if (!isUnderWay(contest)) refuse('not-under-way', 'the game has not begun: a seat is free');
};

const judgePlay = (matter: Case, { board, actions }: RequestOf<'play'>): Ruling => {
  const { contest, side } = matter;
  mustBeUnderWay(contest);
  if (board !== contest.board)
    refuse('stale', `this was meant for the board of entry ${board}, but entry ${contest.board} changed it`);
  if (contest.next !== side) refuse('not-your-turn', `it is the turn of ${contest.next}`);
  const { game, played } = playAll(matter.game(), side, actions);
  const next = sideToPlay(game.position);
  const ending = game.result && endingOf(game.result);
  return { deed: { type: 'play', side, actions: played, next, ...(ending && { ending }) }, game };
};

const endingOf = ({ winner, reason }: Result): Ending => ({ winner, reason });

/** Plays a side’s actions, and none after its turn is over; says how the rules write them. */
const playAll = (before: Game, side: Side, actions: readonly string[]) => {
  let game = before;
  const played: string[] = [];
  try {
    for (const action of actions) {
      if (sideToPlay(game.position) !== side && !game.result)
        refuse('illegal', `${action}: the turn of ${side} was over before`);
      const after = playAction(game, action);
      played.push(...after.actions.map((each) => each.action));
      game = { ...after, actions: [] };
    }
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    throw new Refusal('illegal', error.problems.map(({ message }) => message).join('; '));
  }
  return { game, played };
};

const judgeWish = (matter: Case, wish: Wish): Deed => {
  const { contest, side } = matter;
  mustBeUnderWay(contest);
  const isTheirs = isWished(contest, otherSide(contest.head, side), wish);
  // Who asks for what the other has asked for agrees.
  if (isTheirs && wish === 'draw') return grantWish(matter, wish);
  if (isTheirs) refuse('not-now', `your opponent has asked for the same: grant or decline it`);
  if (hasAsked(contest, side, wish))
    refuse('not-now', 'this was asked already; it may be asked again after an answer and another turn');
  if (!isAskable(contest, side, wish)) refuse('not-now', 'you have played nothing that could be taken back');
  return { type: 'ask', side, wish };
};

/** Makes sure that the opponent wishes it. */
const findWish = ({ contest, side }: Case, wish: Wish): Side => {
  mustBeUnderWay(contest);
  const asker = otherSide(contest.head, side);
  return isWished(contest, asker, wish)
    ? asker
    : refuse('not-now', `your opponent does not ask for this (any more)`);
};

const grantWish = (matter: Case, wish: Wish): Deed => {
  const { contest, side } = matter;
  const asker = findWish(matter, wish);
  if (wish === 'draw') return { type: 'end', side, ending: { winner: null, reason: 'agreement' } };
  const turn = [...contest.turns].reverse().find((each) => each.side === asker);
  if (!turn) return refuse('not-now', 'there is nothing to take back');
  return { type: 'take-back', side, actions: turn.begin, next: asker };
};

const judgeResignation = ({ contest, side }: Case): Deed => {
  mustBeUnderWay(contest);
  return { type: 'end', side, ending: { winner: otherSide(contest.head, side), reason: 'resignation' } };
};

const judgeAbort = ({ contest, side }: Case): Deed => {
  if (contest.ending !== null) refuse('not-under-way', `the game is over (${contest.ending.reason})`);
  if (!mayAbort(contest)) refuse('not-now', 'both sides have played: the game can be resigned, not aborted');
  return { type: 'end', side, ending: { winner: null, reason: 'abort' } };
};

const judgeClaim = ({ contest, side, now, presence }: Case, { result }: RequestOf<'claim'>): Deed => {
  mustBeUnderWay(contest);
  if (absenceOf(contest.head.agreement) === null)
    refuse('not-now', 'a game by the day is not claimed: the clock decides');
  if (presence.here.includes(otherSide(contest.head, side))) refuse('not-now', 'your opponent is here');
  const at = claimableAt(contest, side, presence);
  if (at === null) refuse('not-now', 'your opponent has never been here: abort the game');
  else if (now < at)
    refuse('not-now', `your opponent may still come back: wait ${Math.ceil((at - now) / 1000)} s more`);
  return { type: 'end', side, ending: { winner: result === 'win' ? side : null, reason: 'absence' } };
};

const judgeSaying = ({ contest, side, now }: Case, { phrase }: RequestOf<'say'>): Deed => {
  const times = contest.said.filter((each) => each.side === side);
  if (times.length >= SAYINGS.most) refuse('not-now', 'enough has been said in this game');
  if (times.filter(({ at }) => now - at < SAYINGS.within).length >= SAYINGS.burst)
    refuse('not-now', 'wait a little before you say more');
  return { type: 'say', side, phrase };
};

const judgeAgain = ({ contest, side, successor }: Case): Deed => {
  if (contest.ending === null) refuse('not-now', 'the game is not over yet');
  if (contest.seated.length < 2) refuse('not-now', 'there is nobody to play again with');
  if (contest.again.includes(side)) refuse('not-now', 'you have asked for another game already');
  return { type: 'again', side, ...(contest.again.length > 0 && { game: successor() }) };
};
