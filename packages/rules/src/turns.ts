import { readEffects } from './effect.ts';
import type { Effect } from './effect.ts';
import { ActionList } from './kernel/action.ts';
import * as cell from './kernel/cells.ts';
import type { Kernel } from './kernel/kernel.ts';
import { momentOf } from './kernel/moment.ts';
import { decodeAction, makeAction } from './notation/action.ts';
import { parseCount } from './notation/fields.ts';
import { makePosition } from './notation/position.ts';
import { lookBefore } from './play.ts';
import { kernelAt } from './position.ts';
import type { Position } from './position.ts';
import { resultOf } from './result.ts';
import type { Result } from './result.ts';

/** One complete turn: its actions, and the position it leads to. */
export interface Turn {
  readonly actions: readonly string[];
  readonly position: Position;
  readonly text: string;
  readonly effects: readonly Effect[];
  readonly result: Result | null;
}

/** Visits every different position that one complete turn leads to; `path` holds the actions. */
const walkTurns = (kernel: Kernel, visit: (path: readonly number[]) => void): void => {
  const turn = kernel.cells[cell.TURN]!;
  const seen = new Set<string>();
  const path: number[] = [];
  const lists: ActionList[] = [];
  const walk = (): void => {
    const actions = (lists[path.length] ??= new ActionList());
    kernel.generate(actions);
    for (let index = 0; index < actions.length; index++) {
      kernel.make(actions.at(index));
      path.push(actions.at(index));
      const moment = momentOf(kernel);
      if (!seen.has(moment)) {
        seen.add(moment);
        if (kernel.cells[cell.TURN] === turn) walk();
        else visit(path);
      }
      path.pop();
      kernel.unmake();
    }
  };
  walk();
};

/** Every position reachable by one complete turn, each once, in the order of their texts. */
export const completeTurns = (position: Position): Turn[] => {
  const kernel = kernelAt(position);
  const paths: number[][] = [];
  walkTurns(kernel, (path) => paths.push([...path]));
  const turns = new Map<string, Turn>();
  for (const turn of paths.map((path) => replay(kernel, position, path))) {
    if (!turns.has(turn.text)) turns.set(turn.text, turn);
  }
  return [...turns.values()].sort((x, y) => (x.text < y.text ? -1 : 1));
};

const replay = (kernel: Kernel, { rules }: Position, path: readonly number[]): Turn => {
  const actions: string[] = [];
  const effects: Effect[] = [];
  for (const code of path) {
    const before = lookBefore(kernel.cells);
    actions.push(makeAction(decodeAction(rules, kernel.cells, code)));
    kernel.make(code);
    effects.push(...readEffects(rules, kernel.events, before));
  }
  const position: Position = { rules, cells: kernel.save() };
  for (let count = 0; count < path.length; count++) kernel.unmake();
  return { actions, position, text: makePosition(position), effects, result: resultOf(position) };
};

const MOST_DEPTH = 99;

/** How many complete turns lead on from here, ply by ply: counts of `completeTurns` all the way down. */
export const perft = (position: Position, depth: number): number[] => {
  const kernel = kernelAt(position);
  const counts = Array<number>(parseCount(depth, ['depth'], 0, MOST_DEPTH)).fill(0);
  const descend = (ply: number): void => {
    walkTurns(kernel, () => {
      counts[ply]!++;
      if (ply + 1 < depth) descend(ply + 1);
    });
  };
  if (depth > 0) descend(0);
  return counts;
};
