import type { Engine, Setting } from '@calculi/engine';
import type { Game } from '@calculi/rules';

/** The computer as the site sees it: the engine, started when it is first needed. */

export type Opponent = Engine;

/** Who waits for a turn of the computer's. */
interface Waiting {
  /** Whether the game is still the one that was asked about. */
  readonly isWanted: () => boolean;
  /** It has looked so many turns ahead. */
  readonly sees: (depth: number) => void;
}

/** What the computer plays; where it was stopped before it had found anything, the first thing it sees. */
export const findTurn = async (
  engine: Opponent,
  game: Game,
  setting: Setting,
  { isWanted, sees }: Waiting,
): Promise<readonly string[]> => {
  const thought = await engine.think(game, setting, undefined, ({ depth }) => {
    if (isWanted()) sees(depth);
  });
  const turn = thought.lines[0]?.turns[0];
  if (turn || !isWanted()) return turn ?? [];
  return (await engine.think(game, setting, { depth: 1 })).lines[0]?.turns[0] ?? [];
};
