import { cell } from '@calculi/rules/kernel';
import type { Kernel, Numbers } from '@calculi/rules/kernel';
import type { Evaluator } from '../evaluation/evaluator.ts';
import type { Limit } from './limit.ts';
import { Offer } from './offer.ts';
import { Siege } from './siege.ts';
import type { SiegePlan } from './siege.ts';

const { STANDING } = cell;

/** How much better it is that a piece is taken than that it is about to be. */
const GIVEN = 2.5;

/** What is planned before a search where a pyramid must be shut in: its siege, and the piece to give before the game is drawn. */
export class Schemes {
  private readonly kernel: Kernel;
  private readonly siege: Siege;
  private readonly offer: Offer;
  private evaluator!: Evaluator;
  private plan: SiegePlan | null = null;
  private offered = 0;
  /** What it is worth to offer a piece. */
  private worth = 0;
  private standing = 0;

  constructor(kernel: Kernel, numbers: Numbers) {
    this.kernel = kernel;
    this.siege = new Siege(kernel, numbers);
    this.offer = new Offer(kernel, numbers);
  }

  /** For the side to play, within the limit. */
  find(limit: Limit, evaluator: Evaluator): void {
    const { cells, side } = this.kernel;
    this.evaluator = evaluator;
    this.worth = evaluator.offered!(cells);
    // A siege that is not to be found would take all the time there is for both.
    this.offered = this.worth > 0 ? this.offer.find(limit) : 0;
    this.plan = this.siege.find(limit);
    this.standing = cells[STANDING + side]!;
  }

  /** What an action of a side adds to a plan, once it is played. */
  gainOf(code: number, side: number): number {
    const siege = this.plan?.code === code ? this.evaluator.besieged!(this.plan.turns) : 0;
    if (this.worth === 0) return siege;
    const isGiven = this.kernel.cells[STANDING + side]! < this.standing;
    const offer = isGiven ? GIVEN * this.worth : code === this.offered ? this.worth : 0;
    return siege + Math.round(offer);
  }
}
