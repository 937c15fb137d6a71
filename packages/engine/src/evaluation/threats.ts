import { cell } from '@calculi/rules/kernel';
import type { Kernel, Numbers, Survey } from '@calculi/rules/kernel';
import type { Perception } from '../perception.ts';
import type { Term } from './evaluator.ts';
import type { Weights } from './weights.ts';

const { LAYERS, MAX_PIECES, SIDE } = cell;

/** A term that says what a capture changes in it, for the side that makes it. */
interface Gain {
  gain(cells: Int32Array, taker: 0 | 1, id: number): number;
}

/** What a side stands to gain by captures that stand now. */
export class Threats implements Term {
  readonly name = 'threats';
  private readonly numbers: Numbers;
  private readonly weights: Weights;
  private readonly worths: Int32Array;
  private readonly gains: readonly Gain[];
  private readonly isStaged: readonly boolean[];
  /** By taker and piece: what taking it is worth. */
  private readonly prizes = [new Int32Array(MAX_PIECES), new Int32Array(MAX_PIECES)] as const;
  private readonly counted = new Int32Array(MAX_PIECES);
  private look = 0;
  private perception: Perception | null = null;

  constructor(numbers: Numbers, weights: Weights, worths: Int32Array, gains: readonly Gain[]) {
    this.numbers = numbers;
    this.weights = weights;
    this.worths = worths;
    this.gains = gains;
    this.isStaged = numbers.taking.captures.map(({ spec }) => spec.timing === 'staged');
  }

  prepare({ cells }: Kernel, perception: Perception | null): void {
    this.perception = perception;
    for (const side of [0, 1] as const) {
      for (const { id } of this.numbers.field.army.pieces)
        this.prizes[side][id] = Math.round(
          this.gains.reduce((sum, term) => sum + term.gain(cells, side, id), this.worthOf(cells, id)),
        );
    }
  }

  /** What a piece is worth, a pyramid by the layers it has left. */
  private worthOf(cells: Int32Array, id: number): number {
    const { layers } = this.numbers.field.army.pieces[id]!;
    if (layers.length === 0) return this.worths[id]!;
    const left = cells[LAYERS + id]!;
    return layers.reduce((sum, layer, index) => sum + ((left >> index) & 1) * this.worths[layer]!, 0);
  }

  /**
   * Nearly everything that stands for the side to play can be taken in this turn; the other may yet be disturbed. What is
   * taken in two stages is only marked now, and nearly always gets away.
   */
  measure(cells: Int32Array): number {
    const side = cells[SIDE] === 0 ? 0 : 1;
    const survey = this.numbers.taking.find(cells, side);
    const { standing } = this.weights;
    const look = ++this.look;
    let sum = 0;
    for (let index = 0; index < survey.count; index++) {
      if (this.isStaged[survey.rule(index)]) continue;
      const prize = this.prize(survey, index, side, look);
      if (prize > 0) sum += prize * standing;
    }
    return side === 0 ? sum : -sum;
  }

  /** What a capture gains, or 0 if its victim has been counted already in this look. */
  private prize(survey: Survey, index: number, side: 0 | 1, look: number): number {
    const victim = survey.victim(index);
    if (this.counted[victim] === look) return 0;
    if (this.perception !== null && !this.perception.noticesCapture(survey, index)) return 0;
    this.counted[victim] = look;
    return this.prizeOf(side, victim, survey.layers(index));
  }

  /** What taking a piece is worth, or some of its layers: one of them, or all that are left. */
  prizeOf(taker: 0 | 1, id: number, layers: number): number {
    const isSingle = layers !== 0 && (layers & (layers - 1)) === 0;
    const layer = isSingle ? this.numbers.field.army.pieces[id]!.layers[31 - Math.clz32(layers)] : undefined;
    return this.prizes[taker][layer ?? id]!;
  }
}
