import { newGame, parsePosition, playAction } from '@calculi/rules';
import type { Game, Rules } from '@calculi/rules';
import { refuse, within } from '../problem.ts';

/** Reads the words after `position`: `startpos` or `fen` with a position’s fields, then perhaps `moves` and turns. */
export const parseGamePosition = (rules: Rules, words: readonly string[]): Game => {
  const [kind, ...rest] = words;
  const end = rest.indexOf('moves');
  const fields = end < 0 ? rest : rest.slice(0, end);
  const turns = end < 0 ? [] : rest.slice(end + 1);
  return playTurns(begin(rules, kind, fields), turns);
};

const begin = (rules: Rules, kind: string | undefined, fields: readonly string[]): Game => {
  if (kind === 'startpos') {
    return fields.length === 0
      ? newGame(rules)
      : refuse('position', `“${fields[0]}” stands where moves or nothing should`);
  }
  if (kind !== 'fen') return refuse('position', 'startpos or fen is needed');
  return newGame(
    rules,
    within(
      (at) => `position, ${at}`,
      () => parsePosition(rules, fields.join(' ')),
    ),
  );
};

const playTurns = (begun: Game, turns: readonly string[]): Game =>
  turns.reduce(
    (game, turn, index) =>
      within(
        () => `move ${index + 1}`,
        () => turn.split('+').reduce((each, action) => playAction(each, action), game),
      ),
    begun,
  );
