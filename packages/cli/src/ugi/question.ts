import { makePosition, newGame } from '@calculi/rules';
import type { Game } from '@calculi/rules';
import type { Limits } from '@calculi/engine';

/** What one says to a program that speaks UGI. */

/** The turns played, each its actions joined by `+`. */
export const turnTexts = ({ actions }: Game): string[] => {
  const turns: string[][] = [];
  actions.forEach(({ action, turn }, index) => {
    if (turn === actions[index - 1]?.turn) turns.at(-1)?.push(action);
    else turns.push([action]);
  });
  return turns.map((turn) => turn.join('+'));
};

export const positionText = (game: Game): string => {
  const start = makePosition(game.start);
  const isUsual = start === makePosition(newGame(game.rules).start);
  const moves = turnTexts(game);
  return [
    'position',
    isUsual ? 'startpos' : `fen ${start}`,
    ...(moves.length > 0 ? ['moves', ...moves] : []),
  ].join(' ');
};

const LIMIT_WORDS = [
  ['time', 'movetime'],
  ['nodes', 'nodes'],
  ['depth', 'depth'],
] as const satisfies readonly (readonly [keyof Limits, string])[];

export const goText = (limits: Limits): string =>
  [
    'go',
    ...LIMIT_WORDS.flatMap(([key, word]) => (limits[key] === undefined ? [] : [word, limits[key]])),
  ].join(' ');
