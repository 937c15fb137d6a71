import { existsSync, readFileSync } from 'node:fs';
import { newGame } from '@calculi/rules';
import type { Game, Rules } from '@calculi/rules';
import { isRefusal } from '../problem.ts';
import { playTurn } from './turn.ts';

/** Turns that both games of a pair begin with; each turn its actions joined by `+`. */
export type Opening = readonly string[];

/** The committed openings of a rule set; none where there is no file. */
export const readOpenings = (id: string): Opening[] => {
  const file = new URL(`../../openings/${id}.txt`, import.meta.url);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(' '));
};

/** The game after a turn; undefined where that is not legal or ends the game. */
const tryTurn = (game: Game, turn: string): Game | undefined => {
  try {
    const after = playTurn(game, turn.split('+'));
    return after.result ? undefined : after;
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
};

/**
 * A game begun with an opening. Turns that the options make illegal are left out: with another side to begin, say, the
 * rest still tells one game from another.
 */
export const beginWith = (rules: Rules, opening: Opening): Game =>
  opening.reduce((game, turn) => tryTurn(game, turn) ?? game, newGame(rules));
