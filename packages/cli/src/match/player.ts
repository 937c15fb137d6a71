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
  /** Ends it, also in the middle of a game. */
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
  let isClosed = false;
  const insistOnOpen = (): void => {
    if (isClosed) throw new Error('the player plays no more');
  };
  return {
    newGame: async (seed) => {
      insistOnOpen();
      if (isCold) think(newGame(rules), setting, { time: WARM_UP });
      isCold = false;
      seeded = { ...setting, seed: ((setting.seed ?? 0) + seed) % LARGEST };
    },
    choose: async (game, limits) => {
      insistOnOpen();
      const [best] = think(game, seeded, limitsOf(own, limits)).lines;
      const [turn] = best?.turns ?? [];
      if (!turn) throw new Error('no turn was given');
      return turn;
    },
    close: async () => {
      isClosed = true;
    },
  };
};

export const makePlayer = (
  contender: Contender,
  rules: Rules,
  limits: Limits,
  patience: number | undefined,
): Player =>
  contender.kind === 'setting'
    ? settingPlayer(contender, rules, limits)
    : new UgiPlayer(contender.command, patience);

/** The time that a contender may take for a turn, where it has such a limit. */
export const timeLimit = (contender: Contender, common: Limits): number | undefined =>
  (contender.kind === 'setting' ? limitsOf(contender.limits, common) : common).time;
