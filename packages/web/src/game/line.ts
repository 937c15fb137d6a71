import { newGame, playAction } from '@calculi/rules';
import type { Effect, Position } from '@calculi/rules';
import type { SquareMark } from '../board/view.ts';
import type { Preview } from './play.svelte.ts';
import { turnsOf } from './session.ts';
import type { PlayedTurn } from './session.ts';

/** Turns that might be played, looked at one by one. */
export interface Step extends Preview {
  readonly turn: PlayedTurn;
}

/** A line from a position on, turn by turn; it ends where the game would. */
export const stepsOf = (start: Position, line: readonly (readonly string[])[]): Step[] => {
  let game = newGame(start.rules, start);
  const steps: Step[] = [];
  for (const actions of line) {
    if (game.result) break;
    const before = game.actions.length;
    for (const action of actions) game = playAction(game, action);
    const [turn] = turnsOf({ ...game, actions: game.actions.slice(before) });
    if (turn) steps.push({ position: game.position, turn });
  }
  return steps;
};

/** The squares that a turn concerns: where it leads from and to, and what it takes. */
export const turnMarks = (effects: readonly Effect[]): SquareMark[] =>
  effects.flatMap((effect): SquareMark[] => {
    switch (effect.type) {
      case 'move':
      case 'split':
        return [
          { square: effect.from, kind: 'hint' },
          { square: effect.to, kind: 'hint' },
        ];
      case 'place':
        return [{ square: effect.square, kind: 'hint' }];
      case 'take':
      case 'mark':
      case 'bind':
        return [{ square: effect.square, kind: 'take' }];
      case 'release':
      case 'pass':
      case 'turn-over':
        return [];
    }
  });
