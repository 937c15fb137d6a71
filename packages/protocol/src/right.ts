import type { Agreement, Side } from './agreement.ts';
import { isUnderWay, otherSide } from './contest.ts';
import type { Contest } from './contest.ts';
import type { Wish } from './entry.ts';

/**
 * What a side may do besides playing, by the log and by who is there: the server decides by it, and a client offers what
 * it allows.
 */

/** How long a player must have been away before the other may claim the game, in milliseconds. */
const ABSENCE = { minutes: 60_000, none: 180_000 } as const;

/** Who is there, and since when the others are not. */
interface Whereabouts {
  readonly here: readonly Side[];
  readonly away: readonly { readonly side: Side; readonly since: number }[];
}

/** Whether a turn of the side stands on the board. */
const hasPlayed = ({ turns }: Contest, side: Side): boolean => turns.some((turn) => turn.side === side);

/** Whether a side asks for it and has not been answered. */
export const isWished = ({ wishes }: Contest, side: Side, wish: Wish): boolean =>
  wishes.some((asked) => asked.side === side && asked.wish === wish);

/** Whether a side has asked for it and has to wait: for an answer, or for another turn. */
export const hasAsked = (contest: Contest, side: Side, wish: Wish): boolean =>
  isWished(contest, side, wish) ||
  contest.lately.some(
    (asked) => asked.side === side && asked.wish === wish && asked.turns === contest.turns.length,
  );

/** Whether it makes sense to ask for it: nothing is taken back that was not played. */
export const isAskable = (contest: Contest, side: Side, wish: Wish): boolean =>
  wish === 'draw' || hasPlayed(contest, side);

/** Whether a side may ask for it now. What the other side asks for is granted or declined instead. */
export const mayAsk = (contest: Contest, side: Side, wish: Wish): boolean =>
  isUnderWay(contest) &&
  isAskable(contest, side, wish) &&
  !hasAsked(contest, side, wish) &&
  !isWished(contest, otherSide(contest.head, side), wish);

/** Whether the game may be called off, by whoever sits: before both sides have played. */
export const mayAbort = (contest: Contest): boolean =>
  contest.ending === null && !contest.head.sides.every((side) => hasPlayed(contest, side));

/** How long the opponent must have been away; null where a game by the day is never claimed. */
export const absenceOf = ({ clock }: Pick<Agreement, 'clock'>): number | null => {
  if (clock === null) return ABSENCE.none;
  return clock.kind === 'minutes' ? ABSENCE.minutes : null;
};

/** When a side may claim the game, since the other is away; null where they are here, have never been, or never may. */
export const claimableAt = (contest: Contest, side: Side, { here, away }: Whereabouts): number | null => {
  const absence = absenceOf(contest.head.agreement);
  const other = otherSide(contest.head, side);
  if (!isUnderWay(contest) || absence === null || here.includes(other)) return null;
  const since = away.find((each) => each.side === other)?.since;
  return since === undefined ? null : since + absence;
};
