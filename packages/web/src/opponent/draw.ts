import { IMPARTIAL } from '@calculi/engine';
import type { Score } from '@calculi/engine';
import { turnsPlayed } from '@calculi/rules';
import type { Game } from '@calculi/rules';
import type { Opponent } from './opponent.ts';

/** What the computer says to an offer of a draw; not loaded before there is one. */

/** Before so many turns it does not agree: hardly anything has been played. */
const EARLIEST = 20;

const isNoBetter = (score: Score, isPersonsTurn: boolean): boolean => {
  if (score.kind === 'points') return isPersonsTurn ? score.points >= 0 : score.points <= 0;
  return (score.kind === 'win') === isPersonsTurn;
};

/**
 * Whether the computer agrees to a draw: when it does not stand better. A score is for the side to play, which may be
 * the person's.
 */
export const acceptsDraw = async (engine: Opponent, game: Game, isPersonsTurn: boolean): Promise<boolean> => {
  if (turnsPlayed(game.position) < EARLIEST) return false;
  const { lines } = await engine.think(game, IMPARTIAL, { time: 500 });
  return lines[0] !== undefined && isNoBetter(lines[0].score, isPersonsTurn);
};
