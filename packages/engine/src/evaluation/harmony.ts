import { cell } from '@calculi/rules/kernel';
import type { Kernel, Numbers } from '@calculi/rules/kernel';
import type { Term } from './evaluator.ts';
import { Planner, turnsLeft } from './plans.ts';
import type { Plan } from './plans.ts';
import { FAR } from './routes.ts';
import type { Weights } from './weights.ts';

const { HELD, SIDE, WHERE } = cell;

/** How near each side is to a harmony, by the plans made for the position the search began with. */
export class Harmony implements Term {
  readonly name = 'harmony';
  private readonly numbers: Numbers;
  private readonly planner: Planner;
  private readonly early: number;
  /** By twice the turns left, less one for the side to play. */
  private readonly values: Int32Array;
  plans: readonly [readonly Plan[], readonly Plan[]] = [[], []];

  constructor(numbers: Numbers, { harmony, harmonyFade, harmonyEarly }: Weights) {
    this.numbers = numbers;
    this.planner = new Planner(numbers);
    this.early = harmonyEarly;
    this.values = Int32Array.from({ length: 2 * FAR + 2 }, (_, twice) =>
      twice >= FAR ? 0 : Math.round(harmony * harmonyFade ** (twice / 2)),
    );
  }

  get isAgreed(): boolean {
    return this.planner.hasGoals;
  }

  prepare(kernel: Kernel): void {
    if (this.isAgreed) this.plans = [this.planner.plansOf(kernel, 0), this.planner.plansOf(kernel, 1)];
  }

  measure(cells: Int32Array): number {
    return this.value(cells, 0) - this.value(cells, 1);
  }

  /** The nearest plan counts, and the next one half: an opponent who stops one has not stopped the other. */
  private value(cells: Int32Array, side: 0 | 1): number {
    const plans = this.plans[side];
    let best = FAR;
    let next = FAR;
    for (let index = 0; index < plans.length; index++) {
      const turns = turnsLeft(plans[index]!, this.numbers, cells, side);
      if (turns < best) {
        next = best;
        best = turns;
      } else if (turns < next) next = turns;
    }
    const tempo = cells[SIDE] === side ? 1 : 0;
    const value = this.values[2 * best + 1 - tempo]! + (this.values[2 * next + 1 - tempo]! >> 1);
    return plans[0]?.pyramidFirst && this.pyramidStands(cells, side) ? value * this.early : value;
  }

  private pyramidStands(cells: Int32Array, side: 0 | 1): boolean {
    const pyramid = this.numbers.field.army.pyramids[side === 0 ? 1 : 0];
    return pyramid >= 0 && cells[WHERE + pyramid]! < HELD;
  }
}
