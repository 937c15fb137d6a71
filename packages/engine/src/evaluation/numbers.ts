import type { Position } from '@calculi/rules';
import { cell } from '@calculi/rules/kernel';
import type { ActionList, Kernel, Numbers } from '@calculi/rules/kernel';
import type { Perception } from '../perception.ts';
import type { Evaluator, Term } from './evaluator.ts';
import { Harmony } from './harmony.ts';
import { Hunt } from './hunt.ts';
import { material } from './material.ts';
import { mobility } from './mobility.ts';
import { Plunder } from './plunder.ts';
import { Threats } from './threats.ts';
import type { Weights } from './weights.ts';
import { makeWorths } from './worth.ts';

const { QUIET, SIDE } = cell;

/** Games of numbered pieces, judged by the victories agreed on. */
export class NumbersEvaluator implements Evaluator {
  readonly mayBeLoud = null;
  readonly worths: Int32Array;
  readonly threats: Threats;
  readonly harmony: Harmony;
  /** Looked at in every position of a search, and for every turn that could be played now. */
  private readonly tactics: readonly Term[];
  private readonly plans: readonly Term[];
  private readonly quiet: number;

  constructor(position: Position, numbers: Numbers, weights: Weights) {
    this.worths = makeWorths(position, numbers, weights);
    this.quiet = position.rules.ruleSet.ends.quiet;
    const plunder = new Plunder(numbers, weights);
    const hunt = new Hunt(position, numbers, weights);
    const crowns = new Int32Array(cell.MAX_PIECES);
    if (hunt.isAgreed) for (const id of numbers.field.army.pyramids) if (id >= 0) crowns[id] = weights.crown;
    this.threats = new Threats(numbers, weights, plunder, addCrowns(this.worths, crowns));
    this.harmony = new Harmony(numbers, weights);
    this.tactics = [material(numbers, this.worths, crowns), ...(plunder.isAgreed ? [plunder] : [])];
    this.plans = [
      ...(this.harmony.isAgreed ? [this.harmony] : []),
      ...(hunt.isAgreed ? [hunt] : []),
      this.threats,
      mobility(numbers, weights),
    ];
  }

  prepare(kernel: Kernel, perception: Perception | null): void {
    for (const term of [...this.tactics, ...this.plans]) term.prepare?.(kernel, perception);
  }

  outlook({ cells }: Kernel): number {
    const sum = total(this.plans, cells);
    return Math.round(cells[SIDE] === 0 ? sum : -sum);
  }

  evaluate({ cells }: Kernel): number {
    const sum = total(this.tactics, cells) * this.vigour(cells);
    return Math.round(cells[SIDE] === 0 ? sum : -sum);
  }

  explain({ cells }: Kernel): Record<string, number> {
    const sign = cells[SIDE] === 0 ? 1 : -1;
    return Object.fromEntries(
      [...this.tactics, ...this.plans].map((term) => [term.name, sign * Math.round(term.measure(cells))]),
    );
  }

  /** An advantage that nobody uses melts away as the game nears its draw. */
  private vigour(cells: Int32Array): number {
    if (this.quiet === 0) return 1;
    const share = cells[QUIET]! / this.quiet;
    return 1 - 0.6 * share * share;
  }

  repeated(): number {
    return 0;
  }

  prize(_type: number, taker: 0 | 1, id: number): number {
    return this.threats.prizes[taker][id]!;
  }

  suggest(cells: Int32Array): ActionList {
    return this.harmony.completions(cells);
  }
}

const total = (terms: readonly Term[], cells: Int32Array): number => {
  let sum = 0;
  for (let index = 0; index < terms.length; index++) sum += terms[index]!.measure(cells);
  return sum;
};

const addCrowns = (worths: Int32Array, crowns: Int32Array): Int32Array =>
  worths.map((worth, id) => worth + crowns[id]!);
