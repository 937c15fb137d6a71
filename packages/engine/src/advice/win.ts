import { makeAction } from '@calculi/rules';
import type { Kernel, Position } from '@calculi/rules';
import { ActionList, cell, decodeAction, kernelAt, momentOf } from '@calculi/rules/kernel';

/** The actions that win at once, as the kernel writes them. */
const findWin = (kernel: Kernel): number[] | null => {
  const { side } = kernel;
  const turn = kernel.cells[cell.TURN]!;
  const seen = new Set<string>();
  const path: number[] = [];
  const walk = (): boolean => {
    const actions = new ActionList();
    kernel.generate(actions);
    for (let index = 0; index < actions.length; index++) {
      const action = actions.at(index);
      kernel.make(action);
      path.push(action);
      const isOver = kernel.cells[cell.TURN] !== turn;
      const code = kernel.cells[cell.OUTCOME]!;
      let isFound = isOver && code !== 0 && cell.outcomeWinner(code) === side;
      if (!isOver) {
        const moment = momentOf(kernel);
        if (!seen.has(moment)) {
          seen.add(moment);
          isFound = walk();
        }
      }
      kernel.unmake();
      if (isFound) return true;
      path.pop();
    }
    return false;
  };
  return walk() ? path : null;
};

/** A turn that wins at once for the side to play, or null: every turn is tried, but none is written down. */
export const winAtOnce = (position: Position): string[] | null => {
  const kernel = kernelAt(position);
  const path = findWin(kernel);
  if (!path) return null;
  return path.map((code) => {
    const text = makeAction(decodeAction(position.rules, kernel.cells, code));
    kernel.make(code);
    return text;
  });
};
