import { legalActions, play, playAll } from '@calculi/rules';
import type { Reason } from './reason.ts';
import type { Scene } from './scene.ts';

/** How the turn ends the game, if it does. */
export const findEnd = ({ result, side }: Scene): Reason[] => {
  if (!result) return [];
  if (result.winner === null) return [{ predicate: 'draws', reason: result.reason }];
  if (result.winner !== side) return [];
  return [{ predicate: 'wins', reason: result.reason, victory: result.victory ?? null }];
};

/** The win at the end of a line of turns, this one first. */
export const findLed = (scene: Scene, line: readonly (readonly string[])[]): Reason[] => {
  if (scene.result || line.length < 2) return [];
  const { result } = playAll(scene.before.position, line.flat());
  return result?.winner === scene.side ? [{ predicate: 'leads', turns: line, result }] : [];
};

/** Whether at every step of the turn there is nothing else to do. */
export const isOnly = ({ before, turn }: Scene): boolean => {
  let { position } = before;
  for (const action of turn) {
    if (legalActions(position).length > 1) return false;
    ({ position } = play(position, action));
  }
  return true;
};

export const findOnly = (scene: Scene): Reason[] => (isOnly(scene) ? [{ predicate: 'only' }] : []);
