import type { ClockSetup, DaysSetup } from './setup.ts';

/** What a clock shows. Times are milliseconds; the caller says what time it is. */
export interface Dial {
  /** What each side has left as of `since`. */
  readonly left: readonly [number, number];
  readonly running: 0 | 1 | null;
  readonly since: number;
}

/** A clock for two at one device. */
export interface Clock extends Dial {
  readonly setup: ClockSetup;
}

const MINUTE = 60_000;
const SECOND = 1000;

export const makeClock = (setup: ClockSetup): Clock => ({
  setup,
  left: [setup.minutes * MINUTE, setup.minutes * MINUTE],
  running: null,
  since: 0,
});

/** The clock of a game at one device; days are counted by a server alone. */
export const clockFor = (setup: ClockSetup | DaysSetup | null): Clock | null =>
  setup && 'minutes' in setup ? makeClock(setup) : null;

/** What a side has left now, never less than nothing. */
export const timeLeft = ({ left, running, since }: Dial, side: 0 | 1, now: number): number =>
  Math.max(0, left[side] - (running === side ? now - since : 0));

/** The same moment with the time used so far taken off. */
const settle = (clock: Clock, now: number): Clock => ({
  ...clock,
  left: [timeLeft(clock, 0, now), timeLeft(clock, 1, now)],
  since: now,
});

/** The side's turn begins; who has just played gets the increment. The first turn runs as soon as it is played. */
export const switchTo = (clock: Clock, side: 0 | 1, now: number): Clock => {
  const settled = settle(clock, now);
  if (settled.running === side) return settled;
  const [first, second] = settled.left;
  const bonus = settled.running === null ? 0 : clock.setup.increment * SECOND;
  const left: [number, number] = settled.running === 0 ? [first + bonus, second] : [first, second + bonus];
  return { ...settled, left, running: side };
};

export const stopClock = (clock: Clock, now: number): Clock => ({ ...settle(clock, now), running: null });

/** The side whose time is up. */
export const fallenFlag = (clock: Clock, now: number): 0 | 1 | null => {
  if (timeLeft(clock, 0, now) === 0) return 0;
  return timeLeft(clock, 1, now) === 0 ? 1 : null;
};

/** `9:05`, and in the last ten seconds `0:07.3`. */
export const formatTime = (time: number): string => {
  const seconds = time / SECOND;
  const minutes = Math.floor(seconds / 60);
  const rest = seconds - minutes * 60;
  if (seconds < 10) return `0:0${(Math.floor(rest * 10) / 10).toFixed(1)}`;
  return `${minutes}:${String(Math.floor(rest)).padStart(2, '0')}`;
};
