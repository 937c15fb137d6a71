import { makeClock, passClock, timeLeft } from '@calculi/protocol';
import type { Clock } from '@calculi/protocol';
import type { DaysSetup, MinutesSetup } from './setup.ts';

/** A clock for two at one device: the same as between people far away, but it goes by the device's time. */

/** The clock of a game at one device; days are counted by a server alone. */
export const clockFor = (setup: MinutesSetup | DaysSetup | null): Clock | null =>
  setup && 'minutes' in setup ? makeClock({ kind: 'minutes', ...setup }, 0) : null;

/** It is the side's turn, also where it was before. The clock runs from the first step of the first turn. */
export const runFor = (clock: Clock, side: 0 | 1, now: number): Clock =>
  passClock(clock, side === 0 ? 1 : 0, side, now);

/** The side whose time is up. */
export const fallenFlag = (clock: Clock, now: number): 0 | 1 | null => {
  if (timeLeft(clock, 0, now) === 0) return 0;
  return timeLeft(clock, 1, now) === 0 ? 1 : null;
};
