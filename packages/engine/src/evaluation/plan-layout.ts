import { action, cell, MAX_SQUARES } from '@calculi/rules/kernel';
import type { ActionList, Numbers } from '@calculi/rules/kernel';
import type { Plan, Post } from './plans.ts';
import { FAR } from './routes.ts';

const { GONE, HELD, LAYERS, WHERE, held, ownerOf, standing } = cell;
const { encode, MOVE, PLACE, SPLIT } = action;

/** Plans at most: as many as two words have bits. */
export const MOST_PLANS = 64;
/** Terms of a plan at most. */
const TERMS = 4;
/** Squares that must be empty, at most. */
const GAPS = 24;
/** Turns that an enemy in the way counts for. */
const FOREIGN = 2;
const MAP = MAX_SQUARES + 1;

/** A side's plans in flat tables: what each needs in a position, and what would complete it. */
export class PlanLayout {
  private readonly numbers: Numbers;
  private readonly side: 0 | 1;
  private readonly sizes = new Uint8Array(MOST_PLANS);
  private readonly ids = new Uint8Array(MOST_PLANS * TERMS);
  private readonly squares = new Uint8Array(MOST_PLANS * TERMS);
  /** Where an enemy must stay to serve, or −1 for an own piece. */
  private readonly stays = new Int32Array(MOST_PLANS * TERMS);
  private readonly fromHand = new Uint8Array(MOST_PLANS * TERMS);
  private readonly maps = new Uint8Array(MOST_PLANS * TERMS * MAP);
  private readonly gaps = new Uint8Array(MOST_PLANS * GAPS);
  private readonly gapCounts = new Uint8Array(MOST_PLANS);
  /** Where the game is slow, what stands in the way stays there. */
  private readonly isSlow: boolean;

  constructor(numbers: Numbers, side: 0 | 1, isSlow: boolean) {
    this.numbers = numbers;
    this.side = side;
    this.isSlow = isSlow;
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
      this.squares[at] = square;
      this.stays[at] = turns === null ? standing(1 - this.side, square) : -1;
      this.fromHand[at] = fromHand;
      if (turns !== null) this.maps.set(turns, at * MAP);
    });
  }

  /** Turns that a plan needs, one more where something stands in its way; FAR when a piece of it is lost. */
  needs(plan: number, cells: Int32Array): number {
    if (!this.isSlow) return this.needsAtLeast(plan, cells);
    const turns = this.turnsLeft(plan, cells);
    return turns < FAR ? Math.min(turns + this.obstacles(plan, cells), FAR) : FAR;
  }

  /** The same where what stands in the way may all be gone with the next turn. */
  needsAtLeast(plan: number, cells: Int32Array): number {
    const turns = this.turnsLeft(plan, cells);
    return turns >= FAR || this.isClear(plan, cells) ? Math.min(turns, FAR) : turns + 1;
  }

  /** Whether one turn is all that a plan lacks; most that are not near are told by their first term. */
  isNext(plan: number, cells: Int32Array): boolean {
    const { side, stays, ids, maps } = this;
    const end = plan * TERMS + this.sizes[plan]!;
    const begin = WHERE;
    let sum = 0;
    for (let at = plan * TERMS; at < end; at++) {
      const where = cells[begin + ids[at]!]!;
      if (stays[at]! >= 0) {
        if (where !== stays[at]) return false;
      } else {
        if (where >> 7 === side) sum += maps[at * MAP + (where & 127)]!;
        else sum += where === held(side) ? this.fromHand[at]! : this.inPyramid(at, cells);
        if (sum > 1) return false;
      }
    }
    return sum === 1 && this.isClear(plan, cells);
  }

  /** Turns until every piece of a plan stands where it should. */
  private turnsLeft(plan: number, cells: Int32Array): number {
    const { side, stays, ids, maps } = this;
    const hand = held(side);
    const end = plan * TERMS + this.sizes[plan]!;
    const begin = WHERE;
    let sum = 0;
    for (let at = plan * TERMS; at < end; at++) {
      const where = cells[begin + ids[at]!]!;
      if (stays[at]! >= 0) {
        if (where !== stays[at]) return FAR;
      } else if (where >> 7 === side) sum += maps[at * MAP + (where & 127)]!;
      else if (where === hand) sum += this.fromHand[at]!;
      else sum += this.inPyramid(at, cells);
      if (sum >= FAR) return FAR;
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

  /** Turns that it takes to get out of the way: an own piece goes when it is told to. */
  private obstacles(plan: number, cells: Int32Array): number {
    let sum = 0;
    const lastGap = plan * GAPS + this.gapCounts[plan]!;
    for (let at = plan * GAPS; at < lastGap; at++) sum += this.obstacle(cells[this.gaps[at]!]!);
    const end = plan * TERMS + this.sizes[plan]!;
    for (let at = plan * TERMS; at < end; at++) {
      const content = cells[this.squares[at]!]!;
      if ((content & 63) !== this.ids[at]) sum += this.obstacle(content);
    }
    return sum;
  }

  private obstacle(content: number): number {
    return content === 0 ? 0 : ownerOf(content) === this.side + 1 ? 1 : FOREIGN;
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

  /** Calls with every piece, and every square, that what a plan needs depends on. */
  eachPart(plan: number, onPiece: (id: number) => void, onSquare: (square: number) => void): void {
    const end = plan * TERMS + this.sizes[plan]!;
    for (let at = plan * TERMS; at < end; at++) {
      onPiece(this.ids[at]!);
      onSquare(this.squares[at]!);
      const { layerOf } = this.numbers.field.army.pieces[this.ids[at]!]!;
      if (layerOf !== null) onPiece(layerOf.pyramid);
    }
    for (let gap = 0; gap < this.gapCounts[plan]!; gap++) onSquare(this.gaps[plan * GAPS + gap]!);
  }

  /** The moves of a plan's terms that are not at their posts. */
  addMoves(plan: number, cells: Int32Array, found: ActionList): void {
    const end = plan * TERMS + this.sizes[plan]!;
    for (let at = plan * TERMS; at < end; at++) if (this.stays[at]! < 0) this.addMove(at, cells, found);
  }

  private addMove(at: number, cells: Int32Array, found: ActionList): void {
    const { army, leaps } = this.numbers.field;
    const id = this.ids[at]!;
    const to = this.squares[at]!;
    if (cells[WHERE + id] === held(this.side)) return found.add(encode(PLACE, id, to));
    const { layerOf } = army.pieces[id]!;
    const isInside = cells[WHERE + id] === GONE && layerOf !== null;
    const where = cells[WHERE + (isInside ? layerOf.pyramid : id)]!;
    if (where >> 7 !== this.side || (where & 127) === to) return;
    if (isInside) return found.add(encode(SPLIT, where & 127, to, layerOf.layer));
    found.add(encode(MOVE, where & 127, to));
    if (leaps !== null) found.add(encode(MOVE, where & 127, to, 1));
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
