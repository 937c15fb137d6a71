import { ActionList, cell, Numbers } from '@calculi/rules/kernel';
import type { Kernel, Stones } from '@calculi/rules/kernel';
import type { Evaluator } from './evaluator.ts';

const { CAPTURED, SIDE, WHERE, held } = cell;

const PIECE = 100;

/** Counts captured pieces and nothing else, as programs without a plan do. */
export class PlainEvaluator implements Evaluator {
  readonly mayBeLoud = null;
  private readonly nothing = new ActionList();
  private readonly total: number;

  constructor(program: Numbers | Stones) {
    this.total = program instanceof Numbers ? program.field.army.pieces.length : 0;
  }

  prepare(): void {
    // Nothing depends on where the search begins.
  }

  evaluate({ cells }: Kernel): number {
    const lead = this.captured(cells, 0) - this.captured(cells, 1);
    return PIECE * (cells[SIDE] === 0 ? lead : -lead);
  }

  explain(kernel: Kernel): Record<string, number> {
    return { material: this.evaluate(kernel) };
  }

  repeated(): number {
    return 0;
  }

  prospect(): number {
    return 0;
  }

  temper(gain: number): number {
    return gain;
  }

  prize(): number {
    return PIECE;
  }

  suggest(): ActionList {
    return this.nothing;
  }

  private captured(cells: Int32Array, side: number): number {
    if (this.total === 0) return cells[CAPTURED + side]!;
    let count = 0;
    for (let id = 0; id < this.total; id++) if (cells[WHERE + id] === held(side)) count++;
    return count;
  }
}
