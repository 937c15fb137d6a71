import { isMidTurn, newGame } from '@calculi/rules';
import type { Game } from '@calculi/rules';
import { IMPARTIAL } from '../impartial.ts';
import type { Limits, Score, Setting, Thought } from '../thought.ts';
import { explain } from './explain.ts';
import { passed } from './pass.ts';
import type { Predicate, Reason } from './reason.ts';

/** A turn that the engine would play, and why. */
export interface Hint {
  /** The texts of its actions; what is left of a turn in progress. */
  readonly turn: readonly string[];
  /** How it expects the game to go on, this turn first. */
  readonly line: readonly (readonly string[])[];
  /** For the side that plays it. */
  readonly score: Score;
  /** The weightiest first. */
  readonly reasons: readonly Reason[];
}

/** What looks for the best turn. */
export type Think = (game: Game, setting?: Setting, limits?: Limits) => Thought;

/** Advice speaks of small leads too, which full strength does not tell apart. */
export const CLOSELY: Setting = { weights: { ...IMPARTIAL.weights, grain: 1 } };

/** What to play, and why; null when the game is over. */
export const hint = (game: Game, think: Think, limits?: Limits): Hint | null => {
  if (game.result) return null;
  const [best] = think(game, CLOSELY, limits).lines;
  const turn = best?.turns[0];
  if (!best || !turn) return null;
  return { turn, line: best.turns, score: best.score, reasons: explain(game.position, turn, best.turns) };
};

/** What makes a threat of a turn. */
const GAINS: ReadonlySet<Predicate> = new Set(['wins', 'leads', 'takes', 'marks', 'binds', 'frees']);

/**
 * What the opponent would do if the side to play passed; null where it would gain nothing, in the middle of a turn,
 * and while stones are being placed.
 */
export const threat = (game: Game, think: Think, limits?: Limits): Hint | null => {
  if (game.result || isMidTurn(game.position)) return null;
  const position = passed(game.position);
  if (!position) return null;
  const found = hint(newGame(position.rules, position), think, limits);
  return found?.reasons.some(({ predicate }) => GAINS.has(predicate)) ? found : null;
};
