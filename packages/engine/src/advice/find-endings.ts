import { completeTurns, playAll } from '@calculi/rules';
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

export const findOnly = ({ before }: Scene): Reason[] =>
  completeTurns(before.position).length === 1 ? [{ predicate: 'only' }] : [];
