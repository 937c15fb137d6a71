import type { Kernel } from '@calculi/rules/kernel';
import type { Evaluator } from '../evaluation/evaluator.ts';

/** Tells which turns force the other side to answer, because they threaten a harmony that was not threatened before. */
export class Imminent {
  private readonly kernel: Kernel;
  /** By level, a set of two words each: the harmonies that lacked only one turn before anything was played there. */
  private readonly before: Int32Array;

  constructor(kernel: Kernel, levels: number) {
    this.kernel = kernel;
    this.before = new Int32Array(2 * levels);
  }

  /** Looks at what the side to play has before it plays. */
  note(evaluator: Evaluator, level: number): void {
    const now = evaluator.imminent?.(this.kernel.cells, this.kernel.side);
    if (now !== undefined) this.before.set(now, 2 * level);
  }

  /** Whether a side that has just played, from the level looked at, threatens something new. */
  forces(evaluator: Evaluator, side: number, level: number): boolean {
    const { before } = this;
    const now = evaluator.imminent?.(this.kernel.cells, side);
    if (now === undefined) return false;
    return ((now[0]! & ~before[2 * level]!) | (now[1]! & ~before[2 * level + 1]!)) !== 0;
  }
}
