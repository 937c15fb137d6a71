import { makeAction, makeKernel } from '@calculi/rules';
import type { Kernel, Position, Rules } from '@calculi/rules';
import { ActionList, cell, decodeAction, momentOf } from '@calculi/rules/kernel';

const kernels = new WeakMap<Rules, Kernel>();

const kernelAt = (position: Position): Kernel => {
  const { rules, cells } = position;
  let kernel = kernels.get(rules);
  if (!kernel) kernels.set(rules, (kernel = makeKernel(position)));
  kernel.load(cells);
  return kernel;
};

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
