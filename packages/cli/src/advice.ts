import { newGame, sideToPlay } from '@calculi/rules';
import type { Game } from '@calculi/rules';
import type { Engine, Hint, Limits } from '@calculi/engine';
import type { Answer, Asking } from './answer.ts';
import { startEngine } from './thinker.ts';
import { describeHint, describeThreat } from './words/advice.ts';
import { joinLines } from './words/layout.ts';

/** What the engine advises, as answers of commands. */

const hintAnswer = (hint: Hint | null, { position }: Game): Answer => ({
  json: () => hint,
  text: () => joinLines(describeHint(hint, sideToPlay(position))),
});

const threatAnswer = (threat: Hint | null, game: Game): Answer => ({
  json: () => threat,
  text: () => joinLines(describeThreat(threat, game)),
});

/** Asks an engine about one position after another. */
const asking = (question: (engine: Engine, game: Game) => Promise<Answer>): Asking => {
  let engine: Engine | undefined;
  const ask: Asking = (position) => {
    engine ??= startEngine();
    return question(engine, newGame(position.rules, position));
  };
  return Object.assign(ask, { close: () => engine?.close() });
};

export const askHint = (limits: Limits): Asking =>
  asking(async (engine, game) => hintAnswer(await engine.hint(game, limits), game));

export const askThreat = (limits: Limits): Asking =>
  asking(async (engine, game) => threatAnswer(await engine.threat(game, limits), game));
