import { action, cell, codeOf, isOpen, MAX_SQUARES, NOWHERE, pathTarget } from '@calculi/rules/kernel';
import type { ActionList, Numbers, PathTable } from '@calculi/rules/kernel';
import type { PlanPosts } from './plan-posts.ts';
import type { Plan, Post } from './plans.ts';
import { FAR } from './routes.ts';

const { GONE, HELD, LAYERS, WHERE, WORDS, held, ownerOf, standing } = cell;
const { encode, MOVE, PLACE, SPLIT } = action;

/** Plans at most: as many as two words have bits. */
export const MOST_PLANS = 64;
/** Terms of a plan at most. */
const TERMS = 4;
/** Squares that must be empty, at most. */
const GAPS = 24;
/** Turns that an enemy in the way counts for: nobody knows when it leaves, and a plan that waits for it gets nowhere. */
const FOREIGN = 8;
const MAP = MAX_SQUARES + 1;
/** What `missing` gives where a plan lacks not exactly one term: none, or more than one. */
const NOBODY = -1;
const SEVERAL = -2;

/** A side's plans in flat tables: what each needs in a position, and what would complete it. */
export class PlanLayout {
  private readonly numbers: Numbers;
  private readonly side: 0 | 1;
  private readonly sizes = new Uint8Array(MOST_PLANS);
  private readonly ids = new Uint8Array(MOST_PLANS * TERMS);
  /** Where a term must stand; an enemy that serves must have stayed there. */
  private readonly posts = new Uint8Array(MOST_PLANS * TERMS);
  private readonly fromHand = new Uint8Array(MOST_PLANS * TERMS);
  private readonly maps = new Uint8Array(MOST_PLANS * TERMS * MAP);
  private readonly gaps = new Uint8Array(MOST_PLANS * GAPS);
  private readonly gapCounts = new Uint8Array(MOST_PLANS);
  /** Where the game is slow, what stands in the way stays there. */
  private readonly isSlow: boolean;
  /** Whether who moved last must belong to a harmony. */
  private readonly needsMover: boolean;

  constructor(numbers: Numbers, side: 0 | 1, isSlow: boolean) {
    this.numbers = numbers;
    this.side = side;
    this.isSlow = isSlow;
    this.needsMover = numbers.play.victories.some((each) => each.type === 'harmony' && each.withMoved);
  }

  set(plan: number, { posts, between }: Plan, cells: Int32Array): void {
    this.sizes[plan] = posts.length;
    this.gapCounts[plan] = Math.min(between.length, GAPS);
    this.gaps.set(between.slice(0, GAPS), plan * GAPS);
    // Who is furthest away comes first: most plans that are not near are then told by one look.
    const sorted = [...posts].sort((x, y) => this.distanceOf(y, cells) - this.distanceOf(x, cells));
    sorted.forEach(({ id, square, turns, fromHand }, term) => {
      const at = plan * TERMS + term;
      this.ids[at] = id;
      this.posts[at] = standing(turns === null ? 1 - this.side : this.side, square);
      this.fromHand[at] = fromHand;
      if (turns !== null) this.maps.set(turns, at * MAP);
    });
  }

  /** Turns that a plan needs; where something stands in its way one more, or where the game is slow as many as that takes. */
  needs(plan: number, cells: Int32Array): number {
    const turns = this.turnsLeft(plan, cells);
    if (turns >= FAR) return FAR;
    const more = this.isSlow ? this.obstacles(plan, cells) : this.isClear(plan, cells) ? 0 : 1;
    return Math.min(turns + more, FAR);
  }

  /**
   * Whether one turn completes a plan: its last piece can come to its post, or all are there and any move does, where the last
   * to move need not belong to the harmony.
   */
  isNext(plan: number, cells: Int32Array): boolean {
    const missing = this.missing(plan, cells);
    if (missing === SEVERAL || (missing === NOBODY && this.needsMover)) return false;
    return (missing === NOBODY || this.comes(missing, cells)) && this.isClear(plan, cells);
  }

  /** Notes where the own pieces of a plan must stand, and from where they could come there with one move. */
  post(plan: number, posts: PlanPosts, cells: Int32Array): void {
    const { army } = this.numbers.field;
    const end = plan * TERMS + this.sizes[plan]!;
    let size = 0;
    for (let at = plan * TERMS; at < end; at++) {
      if (this.posts[at]! >> 7 !== this.side) continue;
      size++;
      const id = this.ids[at]!;
      const to = this.posts[at]! & 127;
      const { layerOf } = army.pieces[id]!;
      const row = army.row[codeOf(army, cells, id)]! + to;
      this.approach(plan, id, row, posts);
      if (layerOf !== null) this.approach(plan, layerOf.pyramid, row, posts);
      if (this.fromHand[at] === 1) posts.comeFromHand(plan);
      posts.stand(plan, id, to);
    }
    posts.count(plan, size);
  }

  /** Ways lead as well back as there. */
  private approach(plan: number, id: number, row: number, posts: PlanPosts): void {
    const { ways, leaps } = this.numbers.field;
    posts.come(plan, id, ways.targets, WORDS * row);
    if (leaps !== null) posts.come(plan, id, leaps.targets, WORDS * row);
  }

  /** The one term that is not at its post and might come there. */
  private missing(plan: number, cells: Int32Array): number {
    const { side, posts, ids } = this;
    const end = plan * TERMS + this.sizes[plan]!;
    const begin = WHERE;
    let missing = NOBODY;
    for (let at = plan * TERMS; at < end; at++) {
      if (cells[begin + ids[at]!] === posts[at]) continue;
      if (missing !== NOBODY || posts[at]! >> 7 !== side) return SEVERAL;
      missing = at;
    }
    return missing;
  }

  /** Whether a term can come to its post with one move. */
  private comes(at: number, cells: Int32Array): boolean {
    const { army, ways, leaps } = this.numbers.field;
    const id = this.ids[at]!;
    const to = this.posts[at]! & 127;
    const where = cells[WHERE + id]!;
    if (where === held(this.side)) return this.fromHand[at] === 1;
    if (where < HELD) {
      if (where >> 7 !== this.side) return false;
      const row = army.row[codeOf(army, cells, id)]! + (where & 127);
      return leads(ways, cells, row, to) || (leaps !== null && leads(leaps, cells, row, to));
    }
    const from = this.pyramidOf(id, cells);
    return from !== NOWHERE && leads(ways, cells, army.row[id]! + from, to);
  }

  /** Where the pyramid stands that a piece is still a layer of. */
  private pyramidOf(id: number, cells: Int32Array): number {
    const layer = this.numbers.field.army.pieces[id]!.layerOf;
    if (layer === null || cells[WHERE + id] !== GONE) return NOWHERE;
    const where = cells[WHERE + layer.pyramid]!;
    const isThere = (cells[LAYERS + layer.pyramid]! >> layer.layer) & 1;
    return isThere && where >> 7 === this.side ? where & 127 : NOWHERE;
  }

  /** Turns until every piece of a plan stands where it should. */
  private turnsLeft(plan: number, cells: Int32Array): number {
    const { side, posts, ids, maps } = this;
    const hand = held(side);
    const end = plan * TERMS + this.sizes[plan]!;
    const begin = WHERE;
    let sum = 0;
    for (let at = plan * TERMS; at < end; at++) {
      const where = cells[begin + ids[at]!]!;
      if (posts[at]! >> 7 !== side) {
        if (where !== posts[at]) return FAR;
      } else if (where >> 7 === side) sum += maps[at * MAP + (where & 127)]!;
      else if (where === hand) sum += this.fromHand[at]!;
      else sum += this.inPyramid(at, cells);
      if (sum >= FAR) return FAR;
    }
    return sum;
  }

  /** A layer that has not left its pyramid starts from where that stands. */
  private inPyramid(at: number, cells: Int32Array): number {
    const from = this.pyramidOf(this.ids[at]!, cells);
    return from === NOWHERE ? FAR : this.maps[at * MAP + from]!;
  }

  /** Turns that it takes to get out of the way: an own piece goes when it is told to. */
  private obstacles(plan: number, cells: Int32Array): number {
    let sum = 0;
    const lastGap = plan * GAPS + this.gapCounts[plan]!;
    for (let at = plan * GAPS; at < lastGap; at++) sum += this.obstacle(plan, cells[this.gaps[at]!]!);
    const end = plan * TERMS + this.sizes[plan]!;
    for (let at = plan * TERMS; at < end; at++) sum += this.obstacle(plan, cells[this.posts[at]! & 127]!);
    return sum;
  }

  private obstacle(plan: number, content: number): number {
    return !this.isForeign(plan, content) ? 0 : ownerOf(content) === this.side + 1 ? 1 : FOREIGN;
  }

  /** Whether the squares that must be empty are so; the plan's own pieces do not count, since they go to their posts. */
  private isClear(plan: number, cells: Int32Array): boolean {
    const lastGap = plan * GAPS + this.gapCounts[plan]!;
    for (let at = plan * GAPS; at < lastGap; at++)
      if (this.isForeign(plan, cells[this.gaps[at]!]!)) return false;
    const end = plan * TERMS + this.sizes[plan]!;
    for (let at = plan * TERMS; at < end; at++)
      if (this.isForeign(plan, cells[this.posts[at]! & 127]!)) return false;
    return true;
  }

  /** Whether a square's content is a piece that does not belong to a plan. */
  private isForeign(plan: number, content: number): boolean {
    if (content === 0) return false;
    const end = plan * TERMS + this.sizes[plan]!;
    for (let at = plan * TERMS; at < end; at++) if ((content & 63) === this.ids[at]) return false;
    return true;
  }

  /** Calls with every piece, and every square, that what a plan needs depends on. */
  eachPart(plan: number, onPiece: (id: number) => void, onSquare: (square: number) => void): void {
    const end = plan * TERMS + this.sizes[plan]!;
    for (let at = plan * TERMS; at < end; at++) {
      onPiece(this.ids[at]!);
      onSquare(this.posts[at]! & 127);
      const { layerOf } = this.numbers.field.army.pieces[this.ids[at]!]!;
      if (layerOf !== null) onPiece(layerOf.pyramid);
    }
    for (let gap = 0; gap < this.gapCounts[plan]!; gap++) onSquare(this.gaps[plan * GAPS + gap]!);
  }

  /** The moves that may complete a plan which lacks one turn. */
  addMoves(plan: number, cells: Int32Array, found: ActionList): void {
    const missing = this.missing(plan, cells);
    if (missing >= 0) this.addMove(missing, cells, found);
    else if (missing === NOBODY) this.addAny(plan, cells, found);
  }

  private addMove(at: number, cells: Int32Array, found: ActionList): void {
    const { army, leaps } = this.numbers.field;
    const id = this.ids[at]!;
    const to = this.posts[at]! & 127;
    const where = cells[WHERE + id]!;
    if (where === held(this.side)) return found.add(encode(PLACE, id, to));
    if (where >= HELD)
      return found.add(encode(SPLIT, this.pyramidOf(id, cells), to, army.pieces[id]!.layerOf!.layer));
    found.add(encode(MOVE, where & 127, to));
    if (leaps !== null) found.add(encode(MOVE, where & 127, to, 1));
  }

  /** Moves of everybody else, for a plan that is there already. */
  private addAny(plan: number, cells: Int32Array, found: ActionList): void {
    const { army, ways } = this.numbers.field;
    for (let id = 0; id < army.loose; id++) {
      const where = cells[WHERE + id]!;
      if (where >> 7 !== this.side || !this.isForeign(plan, cells[where & 127]!)) continue;
      const row = army.row[codeOf(army, cells, id)]! + (where & 127);
      for (let entry = ways.start[row]!; entry < ways.start[row + 1]!; entry++)
        found.add(encode(MOVE, where & 127, pathTarget(ways.paths[entry]!)));
    }
  }

  /** Turns that a piece which stands, is in hand or a layer of its pyramid needs to its post. */
  private distanceOf({ id, turns, fromHand }: Post, cells: Int32Array): number {
    if (turns === null) return 0;
    const { layerOf } = this.numbers.field.army.pieces[id]!;
    const isInside = cells[WHERE + id] === GONE && layerOf !== null;
    const where = cells[WHERE + (isInside ? layerOf.pyramid : id)]!;
    return where < HELD ? turns[where & 127]! : fromHand;
  }
}

/** Whether a way from a row leads to a square, and is open. */
const leads = (table: PathTable, cells: Int32Array, row: number, to: number): boolean => {
  const { targets, paths, start } = table;
  if (((targets[WORDS * row + (to >> 5)]! >> (to & 31)) & 1) === 0) return false;
  for (let entry = start[row]!; entry < start[row + 1]!; entry++)
    if ((paths[entry]! & 255) === to) return isOpen(table, cells, entry);
  return false;
};
