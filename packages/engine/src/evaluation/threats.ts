import { cell } from '@calculi/rules/kernel';
import type { Kernel, Numbers, Survey } from '@calculi/rules/kernel';
import type { Perception } from '../perception.ts';
import type { Term } from './evaluator.ts';
import type { Plunder } from './plunder.ts';
import type { Weights } from './weights.ts';

const { FLAG, LAYERS, MAX_PIECES, SIDE, WHERE } = cell;

/** What a side stands to gain by captures that stand now. */
export class Threats implements Term {
  readonly name = 'threats';
  private readonly numbers: Numbers;
  private readonly weights: Weights;
  private readonly plunder: Plunder;
  private readonly worths: Int32Array;
  private readonly isStaged: readonly boolean[];
  /** By taker and piece: what taking it is worth. */
  readonly prizes = [new Int32Array(MAX_PIECES), new Int32Array(MAX_PIECES)] as const;
  private readonly counted = new Int32Array(MAX_PIECES);
  private look = 0;
  private perception: Perception | null = null;

  constructor(numbers: Numbers, weights: Weights, plunder: Plunder, worths: Int32Array) {
    this.numbers = numbers;
    this.weights = weights;
    this.plunder = plunder;
    this.worths = worths;
    this.isStaged = numbers.taking.captures.map(({ spec }) => spec.timing === 'staged');
  }

  prepare({ cells }: Kernel, perception: Perception | null): void {
    this.perception = perception;
    for (const side of [0, 1] as const) {
      for (const { id } of this.numbers.field.army.pieces)
        this.prizes[side][id] = Math.round(this.worths[id]! + this.plunder.gain(cells, side, id));
    }
  }

  measure(cells: Int32Array): number {
    const mover = cells[SIDE]!;
    const { waitingBest, waitingRest } = this.weights;
    const waits = waitingBest + waitingRest > 0;
    const first = mover === 0 ? this.ready(cells, 0) : waits ? this.waiting(cells, 0) : 0;
    const second = mover === 1 ? this.ready(cells, 1) : waits ? this.waiting(cells, 1) : 0;
    return first - second;
  }

  /** For the side to play nearly everything that stands can be taken in this turn. */
  private ready(cells: Int32Array, side: 0 | 1): number {
    const survey = this.numbers.taking.find(cells, side, null);
    const { standing, staged } = this.weights;
    const look = ++this.look;
    let sum = 0;
    for (let index = 0; index < survey.count; index++) {
      const prize = this.prize(cells, survey, index, side, look);
      if (prize > 0) sum += prize * (this.isStaged[survey.rule(index)] ? staged : standing);
    }
    return sum;
  }

  /** The side that waits loses the best of its captures to the other's turn, but seldom all. */
  private waiting(cells: Int32Array, side: 0 | 1): number {
    const survey = this.numbers.taking.find(cells, side, null);
    const { waitingBest, waitingRest, staged } = this.weights;
    const look = ++this.look;
    let sum = 0;
    let best = 0;
    for (let index = 0; index < survey.count; index++) {
      let prize = this.prize(cells, survey, index, side, look);
      if (prize === 0) continue;
      const isMarked = cells[cells[WHERE + survey.victim(index)]! & 127]! & FLAG;
      if (this.isStaged[survey.rule(index)] && !isMarked) prize *= staged;
      sum += prize;
      if (prize > best) best = prize;
    }
    return best * waitingBest + (sum - best) * waitingRest;
  }

  /** What a capture gains, or 0 if its victim has been counted already in this look. */
  private prize(cells: Int32Array, survey: Survey, index: number, side: 0 | 1, look: number): number {
    const victim = survey.victim(index);
    if (this.counted[victim] === look) return 0;
    if (this.perception !== null && !this.perception.noticesCapture(survey, index)) return 0;
    this.counted[victim] = look;
    const layers = survey.layers(index);
    if (layers === cells[LAYERS + victim]) return this.prizes[side][victim]!;
    const { army } = this.numbers.field;
    const single = army.pieces[victim]!.layers[31 - Math.clz32(layers)];
    return single === undefined ? 0 : this.prizes[side][single]!;
  }
}
