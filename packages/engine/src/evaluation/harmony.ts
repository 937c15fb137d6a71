import { ActionList, cell } from '@calculi/rules/kernel';
import type { Kernel, Numbers } from '@calculi/rules/kernel';
import type { Perception } from '../perception.ts';
import type { Term } from './evaluator.ts';
import { PlanTable } from './plan-table.ts';
import { Planner } from './plans.ts';
import type { Plan } from './plans.ts';
import { FAR } from './routes.ts';
import type { Routes } from './routes.ts';
import type { Weights } from './weights.ts';
import { pyramidFirst } from './worth.ts';

const { HELD, SIDE, WHERE } = cell;

const NO_PLANS = new Int32Array(2);

/** How near each side is to a harmony, by the plans made for the position the search began with. */
export class Harmony implements Term {
  readonly name = 'harmony';
  private readonly numbers: Numbers;
  private readonly planner: Planner;
  private readonly pyramidFirst: boolean;
  /** By twice the turns left, and one more for the side that waits: the worth of the nearest. */
  private readonly values: Float64Array;
  private readonly concert: number;
  private readonly found = new ActionList();
  private readonly tables: readonly [PlanTable, PlanTable];
  plans: readonly [readonly Plan[], readonly Plan[]] = [[], []];

  constructor(numbers: Numbers, routes: Routes, weights: Weights) {
    this.numbers = numbers;
    this.planner = new Planner(numbers, routes);
    this.pyramidFirst = pyramidFirst(numbers);
    this.concert = weights.concert;
    const isSlow = numbers.taking.at.staged.length > 0;
    const fade = isSlow ? weights.harmonyFadeSlow : weights.harmonyFade;
    const length = 2 * FAR + 2;
    this.values = Float64Array.from({ length }, (_, twice) =>
      twice >= FAR ? 0 : weights.harmony * fade ** (twice / 2),
    );
    // A harmony that is there with the next turn, unless the other side stops it, is an even chance.
    const chances = Float64Array.from({ length }, (_, twice) => weights.concertFade ** (twice - 3));
    this.tables = [new PlanTable(numbers, 0, chances, isSlow), new PlanTable(numbers, 1, chances, isSlow)];
  }

  get isAgreed(): boolean {
    return this.planner.hasGoals;
  }

  prepare(kernel: Kernel, perception: Perception | null): void {
    if (!this.isAgreed) return;
    const seen = ({ posts }: Plan) =>
      perception === null || perception.noticesHarmony(posts.map(({ id }) => id));
    this.plans = [this.plansOf(kernel, 0).filter(seen), this.plansOf(kernel, 1).filter(seen)];
    for (const side of [0, 1] as const) this.tables[side].load(this.plans[side], kernel.cells);
  }

  /** As long as the pyramid stands nobody plans what could not win, for that takes time from the hunt. */
  private plansOf(kernel: Kernel, side: 0 | 1): Plan[] {
    return this.isEarly(kernel.cells, side) ? [] : this.planner.plansOf(kernel, side);
  }

  measure(cells: Int32Array): number {
    return this.value(cells, 0) - this.value(cells, 1);
  }

  /** The nearest plan counts, and all that are near together: who stops one of them has not stopped the others. */
  private value(cells: Int32Array, side: 0 | 1): number {
    if (this.isEarly(cells, side)) return 0;
    const table = this.tables[side];
    const waits = cells[SIDE] === side ? 0 : 1;
    table.look(cells);
    const odds = table.odds[waits]!;
    return this.values[2 * table.best + waits]! + (this.concert * odds) / (1 + odds);
  }

  /** The moves that would complete a harmony of the side to play. */
  completions(cells: Int32Array): ActionList {
    const { found } = this;
    const side = cells[SIDE] === 0 ? 0 : 1;
    found.clear();
    if (!this.isEarly(cells, side)) this.tables[side].addCompletions(cells, found);
    return found;
  }

  /** The plans of a side that lack only one turn; a set. */
  imminent(cells: Int32Array, side: 0 | 1): Int32Array {
    return this.isEarly(cells, side) ? NO_PLANS : this.tables[side].findNext(cells);
  }

  /** Whether a harmony of a side, of the one to play unless said, would win now. */
  wouldWin(cells: Int32Array, side: 0 | 1 = cells[SIDE] === 0 ? 0 : 1): boolean {
    return this.plans[side].length > 0 && !this.isEarly(cells, side);
  }

  /** Whether the enemy pyramid must fall first, and has not. */
  private isEarly(cells: Int32Array, side: 0 | 1): boolean {
    const pyramid = this.numbers.field.army.pyramids[side === 0 ? 1 : 0];
    return this.pyramidFirst && pyramid >= 0 && cells[WHERE + pyramid]! < HELD;
  }
}
