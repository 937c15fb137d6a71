import { cell, codeOf } from '@calculi/rules/kernel';
import type { Numbers } from '@calculi/rules/kernel';
import type { Term } from './evaluator.ts';
import type { Weights } from './weights.ts';

const { PRISONERS } = cell;

const digitsOf = (value: number): number => String(value).length;

/** What is agreed to be taken; 0 for what is not. */
interface Goal {
  readonly pieces: number;
  readonly sum: number;
  readonly digits: number;
  /** How many of the three are agreed. */
  readonly parts: number;
}

/** The common victories: how much of the agreed captures each side holds. */
export class Plunder implements Term {
  readonly name = 'plunder';
  private readonly numbers: Numbers;
  private readonly weights: Weights;
  private readonly goals: readonly [readonly Goal[], readonly Goal[]];
  private readonly digits: Int32Array;
  private pieces = 0;
  private sum = 0;
  private figures = 0;

  constructor(numbers: Numbers, weights: Weights) {
    this.numbers = numbers;
    this.weights = weights;
    this.goals = [goalsOf(numbers, 0), goalsOf(numbers, 1)];
    this.digits = Int32Array.from(numbers.field.army.worth, digitsOf);
  }

  get isAgreed(): boolean {
    return this.goals[0].length + this.goals[1].length > 0;
  }

  measure(cells: Int32Array): number {
    return this.isAgreed ? this.value(cells, 0) - this.value(cells, 1) : 0;
  }

  /** What its captures are worth to a side. */
  private value(cells: Int32Array, side: 0 | 1): number {
    this.count(cells, side);
    return this.worthOf(this.progress(side));
  }

  /** What one more capture would add, for the side that makes it. */
  gain(cells: Int32Array, side: 0 | 1, id: number): number {
    if (this.goals[side].length === 0) return 0;
    this.count(cells, side);
    const before = this.progress(side);
    const { army } = this.numbers.field;
    const code = codeOf(army, cells, id);
    this.pieces += 1;
    this.sum += army.worth[code]!;
    this.figures += this.digits[code]!;
    return this.worthOf(this.progress(side)) - this.worthOf(before);
  }

  private worthOf(progress: number): number {
    const { plunder, plunderEnd } = this.weights;
    return plunder * progress + plunderEnd * progress * progress * progress;
  }

  private count(cells: Int32Array, side: number): void {
    const { army } = this.numbers.field;
    this.pieces = this.sum = this.figures = 0;
    for (let word = 0; word < 2; word++) {
      for (let left = cells[PRISONERS + 2 * side + word]!; left !== 0; left &= left - 1) {
        const code = codeOf(army, cells, 31 - Math.clz32(left & -left) + 32 * word);
        this.pieces += 1;
        this.sum += army.worth[code]!;
        this.figures += this.digits[code]!;
      }
    }
  }

  /** The goal that is nearest; of a goal with several numbers the one that lags behind counts most. */
  private progress(side: 0 | 1): number {
    const goals = this.goals[side];
    let best = 0;
    for (let index = 0; index < goals.length; index++) {
      const { pieces, sum, digits, parts } = goals[index]!;
      const a = pieces > 0 ? Math.min(1, this.pieces / pieces) : 1;
      const b = sum > 0 ? Math.min(1, this.sum / sum) : 1;
      const c = digits > 0 ? Math.min(1, this.figures / digits) : 1;
      const mean = (a + b + c - 3 + parts) / parts;
      best = Math.max(best, 0.7 * Math.min(a, b, c) + 0.3 * mean);
    }
    return best;
  }
}

const goalsOf = ({ play }: Numbers, side: 0 | 1): Goal[] =>
  play.victories.flatMap((victory) => {
    // Agreed digits are met by about as many captures as there are digits.
    if (victory.type === 'digits')
      return victory.digits === '0'
        ? []
        : [{ pieces: victory.digits.split(',').length, sum: 0, digits: 0, parts: 1 }];
    if (victory.type !== 'plunder') return [];
    const sum = typeof victory.sum === 'number' ? victory.sum : victory.sum[side];
    const parts = [victory.pieces, sum, victory.digits].filter((each) => each > 0).length;
    return parts > 0 ? [{ pieces: victory.pieces, sum, digits: victory.digits, parts }] : [];
  });
