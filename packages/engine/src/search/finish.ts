import { action, cell } from '@calculi/rules/kernel';
import type { ActionList, Kernel } from '@calculi/rules/kernel';
import type { Evaluator } from '../evaluation/evaluator.ts';
import type { Variation } from './variation.ts';

const { OUTCOME, SIDE, outcomeWinner } = cell;
const DONE = action.encode(action.DONE);

/** Finds turns that end the game at once, among the actions that the evaluator suggests. */
export class Finish {
  private readonly kernel: Kernel;
  private readonly variation: Variation;

  constructor(kernel: Kernel, variation: Variation) {
    this.kernel = kernel;
    this.variation = variation;
  }

  /** Whether a turn wins for the side to play, which has just begun it; writes it as the line from this level on. */
  find(evaluator: Evaluator, level: number, actions: ActionList): boolean {
    const { kernel } = this;
    const found = evaluator.suggest(kernel.cells);
    if (found.length === 0) return false;
    kernel.generate(actions);
    for (let index = 0; index < found.length; index++) {
      const code = found.at(index);
      if (actions.includes(code) && this.wins(code, level)) return true;
    }
    return false;
  }

  /** Captures that stand after a move may be left alone. */
  private wins(code: number, level: number): boolean {
    const { kernel, variation } = this;
    const side = kernel.cells[SIDE]!;
    kernel.make(code);
    const goesOn = !kernel.over && kernel.cells[SIDE] === side;
    if (goesOn) kernel.make(DONE);
    const wins = kernel.over && outcomeWinner(kernel.cells[OUTCOME]!) === side;
    if (goesOn) kernel.unmake();
    kernel.unmake();
    if (!wins) return false;
    variation.end(level + (goesOn ? 2 : 1));
    if (goesOn) variation.extend(level + 1, DONE);
    variation.extend(level, code);
    return true;
  }
}
