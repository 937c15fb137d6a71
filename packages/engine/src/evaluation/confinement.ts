import { action, cell, codeOf } from '@calculi/rules/kernel';
import type { Kernel, Numbers } from '@calculi/rules/kernel';
import type { Perception } from '../perception.ts';
import type { Term } from './evaluator.ts';
import { WaysOut } from './ways-out.ts';
import type { Weights } from './weights.ts';

const { OCCUPIED, ROSTER, SIDE, WHERE, WORDS } = cell;

/** No piece has more first steps than there are directions. */
const MOST_EXITS = 8;

/**
 * Where a piece that enemies and the edge shut in is taken at once, and numbers take only in two stages: how few ways out
 * each piece has left. A way out is a first step after which some move is open but for the piece's own army.
 */
export class Confinement implements Term {
  readonly name = 'confinement';
  private readonly numbers: Numbers;
  private readonly outs: WaysOut;
  /** By the ways out that are left: what that costs. */
  private readonly costs: Float64Array;
  private readonly noose: number;
  private readonly nooseNow: number;
  /** By piece: how much it matters. */
  private readonly shares: Float64Array;
  private care = 1;
  /** By side, a set of squares each: where one enemy more would shut a piece of the side in. */
  readonly nooses = [new Int32Array(WORDS), new Int32Array(WORDS)] as const;
  private readonly reach = new Int32Array(WORDS);

  constructor(numbers: Numbers, weights: Weights, worths: Int32Array) {
    this.numbers = numbers;
    this.outs = new WaysOut(numbers);
    const { confinement, confinementFade, noose, nooseNow, piece } = weights;
    this.costs = Float64Array.from(
      { length: MOST_EXITS + 1 },
      (_, left) => confinement * confinementFade ** left,
    );
    this.noose = noose;
    this.nooseNow = nooseNow;
    this.shares = Float64Array.from(worths, (worth) => Math.sqrt(worth / piece));
  }

  static isPossible({ play, taking }: Numbers): boolean {
    const sieges = play.captures.some((spec) => spec.kind === 'siege' && spec.form === 'immobile');
    return sieges && taking.at.staged.length > 0;
  }

  prepare(_kernel: Kernel, perception: Perception | null): void {
    this.care = perception === null || perception.seesSieges ? 1 : 0;
  }

  measure(cells: Int32Array): number {
    return this.care * (this.danger(cells, 1) - this.danger(cells, 0));
  }

  /** What the narrowness of a side's pieces costs it; notes where the enemy could shut one in with its next move. */
  danger(cells: Int32Array, side: 0 | 1): number {
    const { outs, shares, costs } = this;
    const { army } = this.numbers.field;
    const nooses = this.nooses[side].fill(0);
    const noose = cells[SIDE] === side ? this.noose : this.nooseNow;
    let isReachKnown = false;
    let sum = 0;
    for (let word = 0; word < 2; word++) {
      for (let left = cells[ROSTER + 2 * side + word]!; left !== 0; left &= left - 1) {
        const id = 31 - Math.clz32(left & -left) + 32 * word;
        const row = army.row[codeOf(army, cells, id)]! + (cells[WHERE + id]! & 127);
        let cost = costs[outs.count(cells, row, side)]!;
        if (outs.common !== 0) {
          if (!isReachKnown) this.findReach(cells, 1 - side);
          isReachKnown = true;
          if (outs.addCommon(nooses, this.reach)) cost += noose;
        }
        sum += cost * shares[id]!;
      }
    }
    return sum;
  }

  /** Whether the side to play cannot shut anything in with one move, as far as the last look tells. */
  isLoose(cells: Int32Array): boolean {
    const [n0, n1, n2, n3] = this.nooses[cells[SIDE] === 0 ? 1 : 0] as unknown as readonly number[];
    return (n0! | n1! | n2! | n3!) === 0;
  }

  /** Whether a move goes where it may shut something in. */
  mayTighten(cells: Int32Array, code: number): boolean {
    const to = action.second(code);
    const nooses = this.nooses[cells[SIDE] === 0 ? 1 : 0];
    return ((nooses[to >> 5]! >> (to & 31)) & 1) !== 0;
  }

  /** Every empty square that some piece of a side could go to if nothing stood in its way. */
  private findReach(cells: Int32Array, side: number): void {
    const { reach } = this;
    const { army, ways } = this.numbers.field;
    reach.fill(0);
    for (let word = 0; word < 2; word++) {
      for (let left = cells[ROSTER + 2 * side + word]!; left !== 0; left &= left - 1) {
        const id = 31 - Math.clz32(left & -left) + 32 * word;
        const set = WORDS * (army.row[codeOf(army, cells, id)]! + (cells[WHERE + id]! & 127));
        for (let at = 0; at < WORDS; at++) reach[at]! |= ways.targets[set + at]!;
      }
    }
    for (let at = 0; at < WORDS; at++) reach[at]! &= ~(cells[OCCUPIED + at]! | cells[OCCUPIED + WORDS + at]!);
  }
}
