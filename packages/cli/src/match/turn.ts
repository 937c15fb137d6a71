import { playAction, turnsPlayed } from '@calculi/rules';
import type { Game } from '@calculi/rules';
import { refuse } from '../problem.ts';

/** Plays what was chosen. Refuses what is not a legal turn, or less or more than one. */
export const playTurn = (game: Game, turn: readonly string[]): Game => {
  const number = turnsPlayed(game.position);
  const isOver = (each: Game): boolean => each.result !== null || turnsPlayed(each.position) > number;
  const notOne = (): never => refuse('turn', `“${turn.join('+')}” is not one whole turn`);
  const after = turn.reduce((each, action) => (isOver(each) ? notOne() : playAction(each, action)), game);
  return isOver(after) ? after : notOne();
};
