import * as cell from './kernel/cells.ts';
import type { Effect } from './effect.ts';
import { makeAction, parseAction } from './notation/action.ts';
import type { Action } from './notation/action.ts';
import { play } from './play.ts';
import type { History } from './play.ts';
import { hashOf, initialPosition, isMidTurn, sideIndex, sideToPlay } from './position.ts';
import type { Position } from './position.ts';
import { resultOf } from './result.ts';
import type { Result } from './result.ts';
import type { Rules } from './rules.ts';
import { fail } from './spec/problem.ts';
import type { SideName } from './spec/ruleset.ts';

/** An action as it was played, with what it did. */
export interface PlayedAction {
  readonly action: string;
  readonly side: SideName;
  /** The number of the turn it belongs to, from 1. */
  readonly turn: number;
  readonly effects: readonly Effect[];
  readonly position: Position;
}

/** A game from its first position to now. Never changes: playing gives a new one. */
export interface Game {
  readonly rules: Rules;
  readonly start: Position;
  readonly actions: readonly PlayedAction[];
  /** What repetition must remember: the positions at the turn ends before this one. */
  readonly history: History;
  /** The position now. */
  readonly position: Position;
  readonly result: Result | null;
}

/** A game that is to be played, from the usual position or from another, by whose rules it is then played. */
export const newGame = (rules: Rules, start: Position = initialPosition(rules)): Game => ({
  rules: start.rules,
  start,
  actions: [],
  history: [],
  position: start,
  result: resultOf(start),
});

/** Plays an action; throws a RulesError where it is not legal or the game is over. */
export const playAction = (game: Game, action: Action | string): Game => {
  if (game.result) return fail(['action'], 'ended', game.result.reason);
  const { cells } = game.position;
  const { position, effects, result } = play(game.position, action, game.history);
  const played: PlayedAction = {
    action: makeAction(typeof action === 'string' ? parseAction(action) : action),
    side: sideToPlay(game.position),
    turn: cells[cell.TURN]! - game.start.cells[cell.TURN]! + 1,
    effects,
    position,
  };
  const history = isMidTurn(game.position) ? game.history : [...game.history, hashOf(game.position)];
  return { ...game, actions: [...game.actions, played], history, position, result };
};

/** The game without its last action; after a resignation or an agreement, without that. */
export const takeBack = (game: Game): Game => {
  if (game.result?.reason === 'resignation' || game.result?.reason === 'agreement')
    return { ...game, result: null };
  const actions = game.actions.slice(0, -1);
  const position = actions.at(-1)?.position ?? game.start;
  if (game.actions.length === 0) return fail(['game'], 'unplayed');
  return {
    ...game,
    actions,
    history: isMidTurn(position) ? game.history : game.history.slice(0, -1),
    position,
    result: null,
  };
};

/** A side gives up, whoever is to play. */
export const resign = (game: Game, side: SideName): Game => {
  const winner = game.rules.ruleSet.sides[1 - sideIndex(game.rules, side)] ?? null;
  return end(game, { winner, reason: 'resignation' });
};

/** Both sides agree that nobody wins. */
export const agreeDraw = (game: Game): Game => end(game, { winner: null, reason: 'agreement' });

const end = (game: Game, result: Result): Game =>
  game.result ? fail(['game'], 'ended', game.result.reason) : { ...game, result };
