import { action, cell, MAX_SQUARES } from '@calculi/rules/kernel';
import type { ActionList, Numbers } from '@calculi/rules/kernel';
import type { Plan, Post } from './plans.ts';
import { FAR } from './routes.ts';

const { GONE, HELD, LAYERS, TURN, WHERE, held, standing } = cell;

const MOST = 64;
/** Terms of a plan at most. */
const TERMS = 4;
/** Squares that must be empty, at most. */
const GAPS = 24;
const MAP = MAX_SQUARES + 1;
/** The last move of a plan, and one more turn that an opened way may spare. */
const SLACK = 2;

/** A side's plans, laid out for the many times a search asks how far they are. */
export class PlanTable {
  /** Turns that the nearest plan needs, and the odds of all together; of the last look. */
  best = FAR;
  odds = 0;
  private readonly numbers: Numbers;
  private readonly side: 0 | 1;
  private count = 0;
  /** The turn that the search began with, and by plan the turns that it needed then. */
  private start = 0;
  private readonly needs = new Uint8Array(MOST);
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

  /** Lays out plans for a search that begins with this position: what is nearest first. */
  load(plans: readonly Plan[], cells: Int32Array): void {
    this.start = cells[TURN]!;
    this.count = Math.min(plans.length, MOST);
    const sorted = plans
      .slice(0, MOST)
      .map((plan) => ({ plan, needs: plan.posts.reduce((sum, post) => sum + distanceOf(post, cells), 0) }))
      .sort((x, y) => x.needs - y.needs);
    sorted.forEach(({ plan, needs }, at) => {
      this.needs[at] = Math.min(needs, FAR);
      this.layOut(at, plan, cells);
    });
  }

  private layOut(plan: number, { posts, between }: Plan, cells: Int32Array): void {
    this.sizes[plan] = posts.length;
    this.gapCounts[plan] = Math.min(between.length, GAPS);
    this.gaps.set(between.slice(0, GAPS), plan * GAPS);
    // Who is furthest away comes first: most plans that are not near are then told by one look.
    const sorted = [...posts].sort((x, y) => distanceOf(y, cells) - distanceOf(x, cells));
    sorted.forEach(({ id, square, turns, fromHand }, term) => {
      const at = plan * TERMS + term;
      this.ids[at] = id;
      this.squares[at] = square;
      this.stays[at] = turns === null ? standing(1 - this.side, square) : -1;
      this.fromHand[at] = fromHand;
      if (turns !== null) this.maps.set(turns, at * MAP);
    });
  }

  /** How many plans may lack only one move by now: a turn brings a plan nearer by one, or two if a way has opened. */
  private within(cells: Int32Array): number {
    const most = SLACK + ((cells[TURN]! - this.start + 1) >> 1);
    let count = 0;
    while (count < this.count && this.needs[count]! <= most) count++;
    return count;
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

  /** Whether one move of a piece that stands is all that a plan lacks. */
  private isNext(plan: number, cells: Int32Array): boolean {
    const { side, stays, ids, maps } = this;
    const end = plan * TERMS + this.sizes[plan]!;
    const begin = WHERE;
    let sum = 0;
    for (let at = plan * TERMS; at < end; at++) {
      const where = cells[begin + ids[at]!]!;
      if (stays[at]! >= 0) {
        if (where !== stays[at]) return false;
      } else {
        if (where >> 7 !== side) return false;
        sum += maps[at * MAP + (where & 127)]!;
        if (sum > 1) return false;
      }
    }
    return sum === 1;
  }

  /** Whether some plan lacks only one move. */
  hasNext(cells: Int32Array): boolean {
    const count = this.within(cells);
    for (let plan = 0; plan < count; plan++) {
      if (this.isNext(plan, cells) && this.isClear(plan, cells)) return true;
    }
    return false;
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

  /** Adds the moves that would complete a plan. This is asked at every end of a line, so most plans must fall fast. */
  addCompletions(cells: Int32Array, found: ActionList): void {
    const count = this.within(cells);
    for (let plan = 0; plan < count; plan++) {
      if (!this.isNext(plan, cells) || !this.isClear(plan, cells)) continue;
      const end = plan * TERMS + this.sizes[plan]!;
      for (let at = plan * TERMS; at < end; at++) {
        const where = cells[WHERE + this.ids[at]!]!;
        if (where >> 7 === this.side && (where & 127) !== this.squares[at])
          found.add(action.encode(action.MOVE, where & 127, this.squares[at]));
      }
    }
  }
}

/** Turns that a piece which stands or is in hand needs to its post. */
const distanceOf = ({ id, turns, fromHand }: Post, cells: Int32Array): number => {
  const where = cells[WHERE + id]!;
  return turns === null ? 0 : where < HELD ? turns[where & 127]! : fromHand;
};
