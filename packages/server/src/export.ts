import type { ClockSetup, Contest } from '@calculi/protocol';
import { agreeDraw, makeGame, newGame, playAction, resign } from '@calculi/rules';
import type { Game } from '@calculi/rules';
import { otherSide } from '@calculi/protocol';
import type { Rulebook } from './rulebook.ts';

/** The game as text in the library’s notation. What the notation has no word for stands in headers of its own. */
export const gameText = (contest: Contest, rulebook: Rulebook): string => {
  const { head, actions, ending } = contest;
  const { agreement, id, created } = head;
  const start = rulebook.startOf(agreement);
  const played = actions.reduce<Game>(
    (game, action) => playAction(game, action),
    newGame(start.rules, start),
  );
  return makeGame(finished(played, contest), {
    Game: id,
    Date: new Date(created).toISOString().slice(0, 10),
    ...(agreement.clock && { Clock: clockText(agreement.clock) }),
    Aids: agreement.aids ? 'allowed' : 'none',
    // The result of the notation knows only what the rules know.
    ...(ending &&
      isBeyondRules(ending.reason) && { Ending: `${ending.winner ?? 'nobody'} ${ending.reason}` }),
  });
};

const isBeyondRules = (reason: string): boolean => ['time', 'absence', 'abort'].includes(reason);

const finished = (game: Game, { head, ending }: Contest): Game => {
  if (ending === null || game.result !== null) return game;
  if (ending.reason === 'agreement') return agreeDraw(game);
  if (ending.reason === 'resignation' && ending.winner !== null)
    return resign(game, otherSide(head, ending.winner));
  return game;
};

const clockText = (clock: ClockSetup): string =>
  clock.kind === 'minutes'
    ? `${clock.minutes} min + ${clock.increment} s a turn`
    : `${clock.days} ${clock.days === 1 ? 'day' : 'days'} a turn`;
