import { readEffects } from './effect.ts';
import type { Effect, PieceLookup } from './effect.ts';
import { ActionList } from './kernel/action.ts';
import * as cell from './kernel/cells.ts';
import type { Kernel } from './kernel/kernel.ts';
import { decodeAction, makeAction, parseAction } from './notation/action.ts';
import type { Action } from './notation/action.ts';
import { kernelAt, sideToPlay } from './position.ts';
import type { Position } from './position.ts';
import { resultOf } from './result.ts';
import type { Result } from './result.ts';
import { fail } from './spec/problem.ts';
import type { Side } from './spec/ruleset.ts';

/** What playing an action leads to. */
export interface Played {
  readonly position: Position;
  readonly effects: readonly Effect[];
  readonly result: Result | null;
}

/** A list is too large to be made for every question. */
const lists = new WeakMap<Kernel, ActionList>();

const legalCodes = (kernel: Kernel): number[] => {
  const actions = lists.get(kernel) ?? new ActionList();
  lists.set(kernel, actions);
  kernel.generate(actions);
  return [...actions.items.subarray(0, actions.length)];
};

/** Every action that may come next; none once the game is over. The only authority on what is legal. */
export const legalActions = (position: Position): Action[] =>
  legalCodes(kernelAt(position)).map((code) => decodeAction(position.rules, position.cells, code));

/** Whether an action may come next. */
export const isLegal = (position: Position, action: Action): boolean =>
  findCode(kernelAt(position), position, makeAction(action)) !== undefined;

const findCode = (kernel: Kernel, { rules, cells }: Position, text: string): number | undefined =>
  legalCodes(kernel).find((code) => makeAction(decodeAction(rules, cells, code)) === text);

/** Remembers whose the pieces were before an action. */
export const lookBefore = (cells: Int32Array): PieceLookup => {
  const before = cells.slice();
  const where = (id: number) => before[cell.WHERE + id]!;
  return {
    mover: before[cell.SIDE] as Side,
    owner: (id) => (cell.isStanding(where(id)) ? where(id) >> 7 : 1 - (where(id) & 1)) as Side,
    layers: (id) => before[cell.LAYERS + id]!,
  };
};

/** The hashes of the positions at the ends of earlier turns. */
export type History = readonly (readonly [number, number])[];

/**
 * Plays one action, given as text or as data. With the history of a game repetition is seen too. Throws a
 * RulesError where the action is not legal.
 */
export const play = (position: Position, action: Action | string, history: History = []): Played => {
  const { rules, cells } = position;
  const text = typeof action === 'string' ? makeAction(parseAction(action)) : makeAction(action);
  const kernel = kernelAt(position);
  const code = findCode(kernel, position, text) ?? refuse(position, text);
  if (history.length > 0) kernel.load(cells, history);
  kernel.make(code);
  const after: Position = { rules, cells: kernel.save() };
  return {
    position: after,
    effects: readEffects(rules, kernel.events, lookBefore(cells)),
    result: resultOf(after),
  };
};

const refuse = (position: Position, text: string): never => {
  const result = resultOf(position);
  if (result) return fail(['action'], 'ended', result.reason);
  return fail(['action'], 'illegal', text, sideToPlay(position), legalActions(position).map(makeAction));
};

/** Plays several actions one after another. */
export const playAll = (position: Position, actions: readonly (Action | string)[]): Played => {
  let played: Played = { position, effects: [], result: resultOf(position) };
  for (const action of actions) {
    const next = play(played.position, action);
    played = { ...next, effects: [...played.effects, ...next.effects] };
  }
  return played;
};
