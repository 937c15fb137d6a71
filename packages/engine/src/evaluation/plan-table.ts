import { cell, MAX_SQUARES } from '@calculi/rules/kernel';
import type { ActionList, Numbers } from '@calculi/rules/kernel';
import { MOST_PLANS, PlanLayout } from './plan-layout.ts';
import { PlanPosts } from './plan-posts.ts';
import type { Plan } from './plans.ts';
import { FAR } from './routes.ts';

const { HELD, MAX_PIECES, WHERE } = cell;

/** A set of plans is two words. */
const WORDS = 2;

/**
 * How far a side's plans are, asked at nearly every node of a search. What each needs at the start is known; in another
 * position only the plans are looked at again that a piece which is no longer where it was has to do with.
 */
export class PlanTable {
  /** Turns that the nearest plan needs, and the odds of all together for a side to play and one that waits; of the last look. */
  best = FAR;
  readonly odds = new Float64Array(2);
  private readonly layout: PlanLayout;
  private readonly pieces: number;
  private readonly chances: Float64Array;
  private count = 0;
  /** Of the position that the search began with: where every piece was, what every plan needed, and their odds. */
  private readonly places = new Int32Array(MAX_PIECES);
  private readonly needs = new Uint8Array(MOST_PLANS);
  private readonly startOdds = new Float64Array(2);
  private readonly posts: PlanPosts;
  /** Plans that lack only one turn in the position asked about last. */
  private readonly next = new Int32Array(WORDS);
  /** By piece and by square: the plans to look at again when it leaves its place, or somebody comes there. */
  private readonly byPiece = new Int32Array(WORDS * MAX_PIECES);
  private readonly bySquare = new Int32Array(WORDS * (MAX_SQUARES + 1));
  private readonly touched = new Int32Array(WORDS);

  /** `chances` holds the odds by twice the turns, and one more for the side that waits. */
  constructor(numbers: Numbers, side: 0 | 1, chances: Float64Array, isSlow: boolean) {
    this.layout = new PlanLayout(numbers, side, isSlow);
    this.posts = new PlanPosts(side);
    this.pieces = numbers.field.army.pieces.length;
    this.chances = chances;
  }

  /** Lays out plans for a search that begins with this position: what is nearest first. */
  load(plans: readonly Plan[], cells: Int32Array): void {
    const { layout } = this;
    const sorted = plans.slice(0, MOST_PLANS).map((plan) => {
      layout.set(0, plan, cells);
      return { plan, needs: layout.needs(0, cells) };
    });
    sorted.sort((x, y) => x.needs - y.needs);
    this.count = sorted.length;
    this.byPiece.fill(0);
    this.bySquare.fill(0);
    this.posts.clear();
    this.startOdds.fill(0);
    for (let id = 0; id < this.pieces; id++) this.places[id] = cells[WHERE + id]!;
    sorted.forEach(({ plan, needs }, at) => {
      layout.set(at, plan, cells);
      this.needs[at] = needs;
      this.enter(at, needs);
      layout.post(at, this.posts, cells);
    });
    // Who leaves a square changes what depends on it.
    for (let id = 0; id < this.pieces; id++) {
      if (this.places[id]! < HELD) this.unite(this.byPiece, id, this.bySquare, this.places[id]! & 127);
    }
  }

  private enter(plan: number, needs: number): void {
    const word = plan >> 5;
    const bit = 1 << (plan & 31);
    this.layout.eachPart(
      plan,
      (id) => (this.byPiece[WORDS * id + word]! |= bit),
      (square) => (this.bySquare[WORDS * square + word]! |= bit),
    );
    if (needs >= FAR) return;
    this.startOdds[0]! += this.chances[2 * needs]!;
    this.startOdds[1]! += this.chances[2 * needs + 1]!;
  }

  private unite(into: Int32Array, at: number, from: Int32Array, other: number): void {
    for (let word = 0; word < WORDS; word++) into[WORDS * at + word]! |= from[WORDS * other + word]!;
  }

  /** Looks how far every plan is. */
  look(cells: Int32Array): void {
    this.findTouched(cells);
    const low = this.touched[0]!;
    const high = this.touched[1]!;
    const untouched = low === -1 ? 32 + lowestZero(high) : lowestZero(low);
    this.best = untouched < this.count ? this.needs[untouched]! : FAR;
    this.odds[0] = this.startOdds[0]!;
    this.odds[1] = this.startOdds[1]!;
    this.lookAgain(low, 0, cells);
    this.lookAgain(high, 32, cells);
  }

  /** The plans that some piece which is not where it was at the start has to do with. */
  private findTouched(cells: Int32Array): void {
    const { places, byPiece, bySquare, pieces } = this;
    const begin = WHERE;
    const standing = HELD;
    let low = 0;
    let high = 0;
    for (let id = 0; id < pieces; id++) {
      const where = cells[begin + id]!;
      if (where === places[id]) continue;
      low |= byPiece[2 * id]!;
      high |= byPiece[2 * id + 1]!;
      if (where >= standing) continue;
      low |= bySquare[2 * (where & 127)]!;
      high |= bySquare[2 * (where & 127) + 1]!;
    }
    this.touched[0] = low;
    this.touched[1] = high;
  }

  /** Looks at the plans of one word that may need more or fewer turns than at the start. */
  private lookAgain(touched: number, first: number, cells: Int32Array): void {
    const { chances, odds, layout } = this;
    for (let left = touched; left !== 0; left &= left - 1) {
      const plan = first + 31 - Math.clz32(left & -left);
      const before = this.needs[plan]!;
      const needs = layout.needs(plan, cells);
      if (needs < this.best) this.best = needs;
      if (needs === before) continue;
      if (before < FAR) {
        odds[0]! -= chances[2 * before]!;
        odds[1]! -= chances[2 * before + 1]!;
      }
      if (needs < FAR) {
        odds[0]! += chances[2 * needs]!;
        odds[1]! += chances[2 * needs + 1]!;
      }
    }
  }

  /** Finds the plans that lack only one turn. */
  findNext(cells: Int32Array): Int32Array {
    const { next, layout } = this;
    const likely = this.posts.find(cells);
    for (let word = 0; word < WORDS; word++) {
      let found = 0;
      for (let left = likely[word]!; left !== 0; left &= left - 1) {
        const bit = left & -left;
        if (layout.isNext(31 - Math.clz32(bit) + 32 * word, cells)) found |= bit;
      }
      next[word] = found;
    }
    return next;
  }

  /** Adds the actions that would complete a plan. */
  addCompletions(cells: Int32Array, found: ActionList): void {
    if (this.count === 0) return;
    this.findNext(cells);
    for (let word = 0; word < WORDS; word++) {
      for (let left = this.next[word]!; left !== 0; left &= left - 1)
        this.layout.addMoves(31 - Math.clz32(left & -left) + 32 * word, cells, found);
    }
  }
}

/** The place of the lowest bit that is not set. */
const lowestZero = (bits: number): number => {
  const free = ~bits;
  return free === 0 ? 32 : 31 - Math.clz32(free & -free);
};
