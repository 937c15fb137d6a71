import { setImmediate } from 'node:timers/promises';
import { sideToPlay, turnsPlayed } from '@calculi/rules';
import type { Game } from '@calculi/rules';
import type { Limits } from '@calculi/engine';
import type { Fault } from './fault.ts';
import { isRefusal, messageOf } from '../problem.ts';
import type { Player } from './player.ts';
import { playTurn } from './turn.ts';

/** Milliseconds that a turn may take beyond its time. */
const TOLERANCE = 100;

export interface Seat {
  readonly player: Player;
  /** Which of the two contenders sits here. */
  readonly who: 0 | 1;
  /** Milliseconds a turn, where there is such a limit. */
  readonly time: number | undefined;
}

export interface Supervised {
  readonly game: Game;
  readonly faults: readonly Fault[];
  /** Who lost by a fault that ends the game. */
  readonly forfeit: 0 | 1 | null;
}

/** One turn: what the player chose, watched. */
const supervise = async (
  game: Game,
  { player, who, time }: Seat,
  limits: Limits,
): Promise<{ readonly game: Game; readonly faults: Fault[]; readonly forfeit: boolean }> => {
  const turn = turnsPlayed(game.position) - turnsPlayed(game.start) + 1;
  const faults: Fault[] = [];
  const began = performance.now();
  let chosen: readonly string[];
  try {
    chosen = await player.choose(game, limits);
  } catch (error) {
    return { game, faults: [{ kind: 'crash', who, turn, what: messageOf(error) }], forfeit: true };
  }
  const taken = performance.now() - began;
  if (time !== undefined && taken > time + TOLERANCE) {
    faults.push({ kind: 'time', who, turn, what: `${Math.round(taken)} ms of ${time}` });
  }
  try {
    return { game: playTurn(game, chosen), faults, forfeit: false };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    faults.push({ kind: 'illegal', who, turn, what: error.message });
    return { game, faults, forfeit: true };
  }
};

/**
 * Plays a game to its end, or for as many turns as are allowed after those it was begun with; `seats` in the order of
 * the rule set’s sides.
 */
export const referee = async (
  begun: Game,
  seats: readonly [Seat, Seat],
  limits: Limits,
  most: number,
): Promise<Supervised> => {
  let game = begun;
  const faults: Fault[] = [];
  const last = turnsPlayed(begun.position) + most;
  while (!game.result && turnsPlayed(game.position) < last) {
    // The engine thinks without a pause; here signals and other threads are heard.
    await setImmediate();
    const seat = seats[sideToPlay(game.position) === game.rules.ruleSet.sides[0] ? 0 : 1];
    const after = await supervise(game, seat, limits);
    faults.push(...after.faults);
    if (after.forfeit) return { game, faults, forfeit: seat.who };
    game = after.game;
  }
  return { game, faults, forfeit: null };
};
