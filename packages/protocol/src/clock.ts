import type { ClockSetup } from './agreement.ts';

/** A clock of a game: pure arithmetic on the server's times. */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export interface Clock {
  readonly setup: ClockSetup;
  /** Milliseconds that the first and second side have left as of `since`. */
  readonly left: readonly [number, number];
  readonly running: 0 | 1 | null;
  readonly since: number;
}

/** Whole milliseconds, as all times are, whatever part of a minute was agreed on. */
const allowance = (setup: ClockSetup): number =>
  setup.kind === 'minutes' ? Math.round(setup.minutes * MINUTE) : setup.days * DAY;

export const makeClock = (setup: ClockSetup, since: number): Clock => ({
  setup,
  left: [allowance(setup), allowance(setup)],
  running: null,
  since,
});

export const timeLeft = ({ left, running, since }: Clock, side: 0 | 1, now: number): number =>
  Math.max(0, left[side] - (running === side ? now - since : 0));

export const settleClock = (clock: Clock, now: number): Clock => ({
  ...clock,
  left: [timeLeft(clock, 0, now), timeLeft(clock, 1, now)],
  since: now,
});

export const stopClock = (clock: Clock, now: number): Clock => ({
  ...settleClock(clock, now),
  running: null,
});

/** A turn is over: who played gets the increment, or with days the whole allowance again, and the other's time runs. */
export const passClock = (clock: Clock, from: 0 | 1, to: 0 | 1, now: number): Clock => {
  const settled = settleClock(clock, now);
  // A part of the first turn does not start the clock yet.
  if (from === to) return { ...settled, running: clock.running === null ? null : to };
  const { setup } = clock;
  const time = settled.left[from];
  const earned =
    setup.kind === 'days' ? allowance(setup) : time + (clock.running === from ? setup.increment * 1000 : 0);
  const [first, second] = settled.left;
  return { ...settled, left: from === 0 ? [earned, second] : [first, earned], running: to };
};

/** When the running side's time will be up. */
export const deadlineOf = ({ left, running, since }: Clock): number | null =>
  running === null ? null : since + left[running];
