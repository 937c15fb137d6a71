import { readFile } from 'node:fs/promises';
import type { Command } from '../command.ts';
import { LIMIT_FLAGS } from '../flags.ts';
import { parseGameFile } from '../game-file.ts';
import { messageOf, refuse } from '../problem.ts';
import { limitFlags } from '../setting.ts';
import type { Streams } from '../streams.ts';
import { startEngine } from '../thinker.ts';
import { describeReview } from '../words/advice.ts';
import { joinLines } from '../words/layout.ts';
import { RESULT_KEYS } from '../words/result.ts';

const STDIN = '-';

const readText = async (file: string, streams: Streams): Promise<string> => {
  if (file === STDIN) {
    let text = '';
    for await (const chunk of streams.input()) text += chunk;
    return text;
  }
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    return refuse(`file ${file}`, messageOf(error));
  }
};

export const reviewCommand: Command = {
  name: 'review',
  summary: 'every turn of a game, compared with the best one',
  parameters: [{ name: 'FILE', about: 'one game as text, such as play saves; - reads it from stdin' }],
  flags: [...LIMIT_FLAGS, 'json'],
  notes: [
    'The game’s header names the rule set and its options.',
    `JSON: {turns: [{turn, side, played, best, bestScore, score, missedCaptures: [{turn, victim, kind, by, equation, …}…], missedWin: {turn, result} or null}…]}; scores are for the side that played, and a result is {${RESULT_KEYS}}.`,
  ],
  example: 'calculi review game.txt --nodes 200',
  run: async ([file = ''], args, streams) => {
    const limits = limitFlags(args);
    const game = parseGameFile(file, await readText(file, streams));
    const engine = startEngine();
    try {
      const review = await engine.review(game, limits);
      await streams.output(
        args.switches.has('json') ? `${JSON.stringify(review)}\n` : joinLines(describeReview(review)),
      );
    } finally {
      engine.close();
    }
    return 0;
  },
};
