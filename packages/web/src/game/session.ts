import { stopClock } from '@calculi/protocol';
import type { Clock } from '@calculi/protocol';
import { agreeDraw, isMidTurn, playAction, resign, sideToPlay, takeBack } from '@calculi/rules';
import type {
  Action,
  Effect,
  EndReason,
  Game,
  PlayedAction,
  Position,
  Result,
  SideName,
} from '@calculi/rules';
import { clockFor, fallenFlag, runFor } from './clock.ts';
import { beginGame } from './setup.ts';
import type { GameSetup, ReadPosition, Seat } from './setup.ts';

/** A game being played: the setup, the game, and the clock. Never changes: every deed gives a new one. */
export interface Session {
  readonly setup: GameSetup;
  readonly game: Game;
  readonly clock: Clock | null;
  /** How it ended, where the rules do not say. */
  readonly outcome: Outcome | null;
}

/** An end that no rule knows: time was up, someone far away left, or a game was called off before it had begun. */
export interface Outcome {
  readonly winner: SideName | null;
  readonly reason: 'time' | 'absence' | 'abort';
}

const OUTCOMES: readonly string[] = ['time', 'absence', 'abort'] satisfies Outcome['reason'][];

export const isOutcome = (reason: string): reason is Outcome['reason'] => OUTCOMES.includes(reason);

/** How a session ended, by the rules or not. */
export type Ending = Omit<Result, 'reason'> & { readonly reason: EndReason | Outcome['reason'] };

export const startSession = (setup: GameSetup, readPosition: ReadPosition | null = null): Session => ({
  setup,
  game: beginGame(setup, readPosition),
  clock: clockFor(setup.clock),
  outcome: null,
});

const sideIndexOf = ({ game }: Session, side: SideName): 0 | 1 =>
  game.rules.ruleSet.sides[0] === side ? 0 : 1;

export const otherSide = ({ game }: Session, side: SideName): SideName =>
  game.rules.ruleSet.sides.find((each) => each !== side) ?? side;

export const endingOf = ({ game, outcome }: Session): Ending | null => game.result ?? outcome;

/** Whose turn it is; nobody's once the game is over. */
export const turnOf = (session: Session): SideName | null =>
  endingOf(session) ? null : sideToPlay(session.game.position);

export const seatOf = (session: Session, side: SideName): Seat =>
  session.setup.seats[sideIndexOf(session, side)];

/** Whether a person is to play now. */
export const isPersonsTurn = (session: Session): boolean => {
  const side = turnOf(session);
  return side !== null && seatOf(session, side).kind === 'person';
};

/** The side of the only person; null where two people play, or nobody does. */
export const onlyPerson = (session: Session): SideName | null => {
  const persons = session.game.rules.ruleSet.sides.filter((side) => seatOf(session, side).kind === 'person');
  return persons.length === 1 ? (persons[0] ?? null) : null;
};

/** Whether whoever is here looks on at two others. */
export const isWatched = ({ setup }: Session): boolean => setup.seats.every(({ kind }) => kind === 'remote');

const runClock = (session: Session, now: number): Session => {
  if (!session.clock) return session;
  const side = turnOf(session);
  const clock =
    side === null ? stopClock(session.clock, now) : runFor(session.clock, sideIndexOf(session, side), now);
  return { ...session, clock };
};

/** Plays one action; nothing where the game is over. Throws a RulesError where it is not legal. */
export const playStep = (session: Session, action: Action | string, now: number): Session =>
  endingOf(session) ? session : runClock({ ...session, game: playAction(session.game, action) }, now);

/** Whether a step of the turn in progress can be undone. */
export const canUndo = (session: Session): boolean =>
  !endingOf(session) && isMidTurn(session.game.position) && session.game.actions.length > 0;

export const undoStep = (session: Session, now: number): Session =>
  canUndo(session) ? runClock({ ...session, game: takeBack(session.game) }, now) : session;

/** Turns of persons that could be taken back. */
const lastOwnTurn = (session: Session): PlayedAction | undefined =>
  session.game.actions.findLast(({ side }) => seatOf(session, side).kind === 'person');

export const canTakeBack = (session: Session): boolean =>
  session.outcome === null && lastOwnTurn(session) !== undefined;

/** Goes back to before a person's last turn, with what the computer played since; also after the game has ended. */
export const takeTurnBack = (session: Session, now: number): Session => {
  const last = lastOwnTurn(session);
  if (!last || !canTakeBack(session)) return session;
  let { game } = session;
  const isAfter = ({ actions, result }: Game): boolean =>
    result?.reason === 'resignation' ||
    result?.reason === 'agreement' ||
    (actions.at(-1)?.turn ?? 0) >= last.turn;
  while (isAfter(game)) game = takeBack(game);
  return runClock({ ...session, game }, now);
};

export const giveUp = (session: Session, side: SideName, now: number): Session =>
  endingOf(session) ? session : runClock({ ...session, game: resign(session.game, side) }, now);

export const agreeOnDraw = (session: Session, now: number): Session =>
  endingOf(session) ? session : runClock({ ...session, game: agreeDraw(session.game) }, now);

/** Ends the game where a side's time is up. */
export const checkClock = (session: Session, now: number): Session => {
  if (!session.clock || endingOf(session)) return session;
  const fallen = fallenFlag(session.clock, now);
  if (fallen === null) return session;
  const winner = session.game.rules.ruleSet.sides[fallen === 0 ? 1 : 0];
  return runClock({ ...session, outcome: { winner, reason: 'time' } }, now);
};

/** A turn as it was played, with all it did. */
export interface PlayedTurn {
  readonly number: number;
  readonly side: SideName;
  readonly actions: readonly PlayedAction[];
  readonly effects: readonly Effect[];
  /** How many actions of the game have been played at its end. */
  readonly end: number;
}

/** The actions of a game, turn by turn. */
export const turnsOf = ({ actions }: Game): PlayedTurn[] => {
  const turns: PlayedTurn[] = [];
  actions.forEach((played, index) => {
    const last = turns.at(-1);
    const isSame = last?.number === played.turn;
    const before = isSame ? turns.pop() : undefined;
    turns.push({
      number: played.turn,
      side: played.side,
      actions: [...(before?.actions ?? []), played],
      effects: [...(before?.effects ?? []), ...played.effects],
      end: index + 1,
    });
  });
  return turns;
};

/** The position after so many actions. */
export const positionAfter = ({ start, actions }: Game, count: number): Position =>
  count === 0 ? start : (actions[count - 1]?.position ?? start);

/** The turn of which the last of so many actions is a part, as far as that. */
export const turnBefore = (game: Game, count: number): PlayedTurn | null =>
  turnsOf({ ...game, actions: game.actions.slice(0, count) }).at(-1) ?? null;
