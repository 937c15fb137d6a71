import { initialPosition, legalActions, makeAction, makePosition, play } from '../src/index.ts';
import type { Played, Position, Rules } from '../src/index.ts';
import type { Random } from './random.ts';

/** An action of a random game: before, what was played, after. */
export interface Ply {
  readonly before: Position;
  readonly text: string;
  /** Everything that was legal. */
  readonly legal: readonly string[];
  readonly action: string;
  readonly played: Played;
  readonly after: string;
}

/** Captures are sought half the time: they make a game worth looking at. */
export const pickAction = (actions: readonly string[], random: Random): string => {
  const loud = actions.filter((action) => /[x@]/.test(action));
  return random.pick(loud.length > 0 && random.below(2) === 0 ? loud : actions);
};

/** Random games one after another, so many actions in all. */
export const walk = (rules: Rules, plies: number, random: Random): Ply[] => {
  const found: Ply[] = [];
  let position = initialPosition(rules);
  let text = makePosition(position);
  while (found.length < plies) {
    const legal = legalActions(position).map(makeAction);
    if (legal.length === 0) throw new Error(`nothing can be played in ${text}`);
    const action = pickAction(legal, random);
    const played = play(position, action);
    const after = makePosition(played.position);
    found.push({ before: position, text, legal, action, played, after });
    position = played.result ? initialPosition(rules) : played.position;
    text = played.result ? makePosition(position) : after;
  }
  return found;
};
