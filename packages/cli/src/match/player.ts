import { newGame } from '@calculi/rules';
import type { Game, Rules } from '@calculi/rules';
import type { Limits } from '@calculi/engine';
import { LARGEST } from '../bounds.ts';
import { think } from '../thinker.ts';
import type { Contender } from './contender.ts';
import { UgiPlayer } from './ugi-player.ts';

/** Milliseconds of thinking before the first game by the clock: code that has not run before is slow. */
const WARM_UP = 300;

/** Someone at the board, for game after game. */
export interface Player {
  /** Before each game; what is left to chance follows the seed. */
  newGame(seed: number): Promise<void>;
  /** The actions of a turn. Throws when there is no answer. */
  choose(game: Game, limits: Limits): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** The contender’s own limits go before those of the match. */
const limitsOf = (own: Limits, common: Limits): Limits => (Object.keys(own).length > 0 ? own : common);

const settingPlayer = (
  { setting, limits: own }: Extract<Contender, { kind: 'setting' }>,
  rules: Rules,
  common: Limits,
): Player => {
  let seeded = setting;
  let isCold = limitsOf(own, common).time !== undefined;
  return {
    newGame: (seed) => {
      if (isCold) think(newGame(rules), setting, { time: WARM_UP });
      isCold = false;
      seeded = { ...setting, seed: ((setting.seed ?? 0) + seed) % LARGEST };
      return Promise.resolve();
    },
    choose: (game, limits) => {
      const [best] = think(game, seeded, limitsOf(own, limits)).lines;
      const [turn] = best?.turns ?? [];
      return turn ? Promise.resolve(turn) : Promise.reject(new Error('no turn was given'));
    },
    close: () => Promise.resolve(),
  };
};

export const makePlayer = (contender: Contender, rules: Rules, limits: Limits): Player =>
  contender.kind === 'setting' ? settingPlayer(contender, rules, limits) : new UgiPlayer(contender.command);

/** The time that a contender may take for a turn, where it has such a limit. */
export const timeLimit = (contender: Contender, common: Limits): number | undefined =>
  (contender.kind === 'setting' ? limitsOf(contender.limits, common) : common).time;
