import { newGame } from '@calculi/rules';
import type { Game } from '@calculi/rules';
import type { Engine, Hint, Limits } from '@calculi/engine';
import type { Asking } from './answer.ts';
import { startEngine } from './thinker.ts';
import { describeHint } from './words/advice.ts';
import { joinLines } from './words/layout.ts';

/** What the engine advises. */

/** What to play, and why; null when the game is over. */
export const adviseTurn = async (engine: Engine, game: Game, limits: Limits): Promise<Hint | null> => {
  const hint = await engine.hint(game, limits);
  if (hint) return hint;
  const { lines } = await engine.think(game, {}, limits);
  const [best] = lines;
  const [turn] = best?.turns ?? [];
  return best && turn ? { turn, line: best.turns, score: best.score, reasons: [] } : null;
};

/** Asks the engine for a hint in each position; `none` is said where there is nothing to tell. */
export const askEngine = (
  question: (engine: Engine, game: Game) => Promise<Hint | null>,
  verb: string,
  none: string,
): Asking => {
  let engine: Engine | undefined;
  const ask: Asking = async (position) => {
    engine ??= startEngine();
    const hint = await question(engine, newGame(position.rules, position));
    return { json: () => hint, text: () => joinLines(hint ? describeHint(hint, verb) : [none]) };
  };
  return Object.assign(ask, { close: () => engine?.close() });
};
