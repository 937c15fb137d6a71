import { action, cell, MAX_SQUARES } from '@calculi/rules/kernel';
import type { ActionList, Numbers } from '@calculi/rules/kernel';
import type { Plan } from './plans.ts';
import { FAR } from './routes.ts';

const { GONE, HELD, LAYERS, WHERE, held, standing } = cell;

const MOST = 64;
/** Terms of a plan at most. */
const TERMS = 4;
/** Squares that must be empty, at most. */
const GAPS = 24;
const MAP = MAX_SQUARES + 1;

/** A side's plans, laid out for the many times a search asks how far they are. */
export class PlanTable {
  /** Turns that the nearest plan needs, and the odds of all together; of the last look. */
  best = FAR;
  odds = 0;
  private readonly numbers: Numbers;
  private readonly side: 0 | 1;
  private count = 0;
  private readonly sizes = new Uint8Array(MOST);
  private readonly ids = new Uint8Array(MOST * TERMS);
  private readonly squares = new Uint8Array(MOST * TERMS);
  /** Where an enemy must stay to serve, or −1 for an own piece. */
  private readonly stays = new Int32Array(MOST * TERMS);
  private readonly fromHand = new Uint8Array(MOST * TERMS);
  private readonly maps = new Uint8Array(MOST * TERMS * MAP);
  private readonly gaps = new Uint8Array(MOST * GAPS);
  private readonly gapCounts = new Uint8Array(MOST);

  constructor(numbers: Numbers, side: 0 | 1) {
    this.numbers = numbers;
    this.side = side;
  }

  load(plans: readonly Plan[]): void {
    this.count = Math.min(plans.length, MOST);
    for (let plan = 0; plan < this.count; plan++) {
      const { posts, between } = plans[plan]!;
      this.sizes[plan] = posts.length;
      this.gapCounts[plan] = Math.min(between.length, GAPS);
      this.gaps.set(between.slice(0, GAPS), plan * GAPS);
      posts.forEach(({ id, square, turns, fromHand }, term) => {
        const at = plan * TERMS + term;
        this.ids[at] = id;
        this.squares[at] = square;
        this.stays[at] = turns === null ? standing(1 - this.side, square) : -1;
        this.fromHand[at] = fromHand;
        if (turns !== null) this.maps.set(turns, at * MAP);
      });
    }
  }

  /** Looks how far every plan is; `chances` holds the odds by twice the turns, and one more for the side that waits. */
  look(cells: Int32Array, chances: Float64Array, waits: number): void {
    let best = FAR;
    let odds = 0;
    for (let plan = 0; plan < this.count; plan++) {
      let turns = this.turnsLeft(plan, cells);
      if (turns >= FAR) continue;
      if (!this.isClear(plan, cells)) turns++;
      odds += chances[2 * turns + waits]!;
      if (turns < best) best = turns;
    }
    this.best = best;
    this.odds = odds;
  }

  /** Turns until every piece of a plan stands where it should, or FAR when one is lost. */
  private turnsLeft(plan: number, cells: Int32Array): number {
    const { side } = this;
    const hand = held(side);
    const end = plan * TERMS + this.sizes[plan]!;
    let sum = 0;
    for (let at = plan * TERMS; at < end; at++) {
      const where = cells[WHERE + this.ids[at]!]!;
      const stays = this.stays[at]!;
      if (stays >= 0) {
        if (where !== stays) return FAR;
      } else if (where >> 7 === side) sum += this.maps[at * MAP + (where & 127)]!;
      else if (where === hand) sum += this.fromHand[at]!;
      else sum += this.inPyramid(at, cells);
    }
    return sum;
  }

  /** A layer that has not left its pyramid starts from where that stands. */
  private inPyramid(at: number, cells: Int32Array): number {
    const id = this.ids[at]!;
    const layer = this.numbers.field.army.pieces[id]!.layerOf;
    if (layer === null || cells[WHERE + id] !== GONE) return FAR;
    const where = cells[WHERE + layer.pyramid]!;
    const isThere = (cells[LAYERS + layer.pyramid]! >> layer.layer) & 1;
    return isThere && where < HELD && where >> 7 === this.side ? this.maps[at * MAP + (where & 127)]! : FAR;
  }

  /** Whether nothing stands where only the plan's own pieces may. */
  private isClear(plan: number, cells: Int32Array): boolean {
    const lastGap = plan * GAPS + this.gapCounts[plan]!;
    for (let at = plan * GAPS; at < lastGap; at++) if (cells[this.gaps[at]!] !== 0) return false;
    const end = plan * TERMS + this.sizes[plan]!;
    for (let at = plan * TERMS; at < end; at++) {
      const content = cells[this.squares[at]!]!;
      if (content !== 0 && (content & 63) !== this.ids[at]) return false;
    }
    return true;
  }

  /** Adds the moves that would complete a plan. */
  addCompletions(cells: Int32Array, found: ActionList): void {
    for (let plan = 0; plan < this.count; plan++) {
      if (this.turnsLeft(plan, cells) !== 1 || !this.isClear(plan, cells)) continue;
      const end = plan * TERMS + this.sizes[plan]!;
      for (let at = plan * TERMS; at < end; at++) {
        const where = cells[WHERE + this.ids[at]!]!;
        if (where >> 7 === this.side && (where & 127) !== this.squares[at])
          found.add(action.encode(action.MOVE, where & 127, this.squares[at]));
      }
    }
  }
}
