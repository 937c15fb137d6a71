import { cell, codeOf, inCamp, MAX_SQUARES } from '@calculi/rules/kernel';
import type { Kernel, Numbers } from '@calculi/rules/kernel';
import { bearersOf, harmonyGoals } from './harmonies.ts';
import type { HarmonyGoal } from './harmonies.ts';
import { Drafts } from './drafts.ts';
import { FAR } from './routes.ts';
import type { Routes } from './routes.ts';
import { Shortlist } from './shortlist.ts';

const { GONE, HELD, LAYERS, WHERE, held } = cell;

/** A piece that is to stand somewhere. */
export interface Post {
  readonly id: number;
  readonly square: number;
  /** Of an own piece: turns from every square; of an enemy that may serve where it stands: null. */
  readonly turns: Uint8Array | null;
  /** Turns from the hand, if it is in hand; FAR where it may not come back. */
  readonly fromHand: number;
}

/** A harmony in the making. */
export interface Plan {
  readonly posts: readonly Post[];
  /** Squares between them that must be empty. */
  readonly between: readonly number[];
  readonly cost: number;
}

interface Draft {
  readonly cost: number;
  readonly ids: readonly number[];
  readonly places: Uint8Array;
}

interface Cast {
  readonly goal: HarmonyGoal;
  readonly ids: readonly number[];
}

/** Plans of a side at most, and of the same pieces at most: more of them where few pieces belong together. */
const PLANS = 60;
const ALIKE = 3;
const MOST_ALIKE = 16;
const DRAFTS = 160;
const WORST = 24;

/** Finds the harmonies that a side can reach soonest. */
export class Planner {
  private readonly numbers: Numbers;
  private readonly goals: readonly HarmonyGoal[];
  private readonly routes: Routes;
  /** By side: the camp that it attacks. */
  private readonly camps: readonly [readonly number[], readonly number[]];
  private cells: Int32Array = new Int32Array(0);
  private side: 0 | 1 = 0;
  /** By piece id: turns to every square, for the position and side looked at. */
  private readonly reach: (Uint8Array | null)[] = [];
  /** By piece id: turns to the nearest square of the enemy camp. */
  private readonly nearest: number[] = [];
  /** By turns needed at least: pieces for the numbers of a harmony. */
  private readonly casts = Array.from({ length: WORST + 1 }, (): Cast[] => []);
  private readonly drafts = new Drafts<Draft>(DRAFTS, WORST);
  /** By the squares of a formation: those between them. */
  private readonly gaps = new Map<number, readonly number[]>();
  private readonly shortlists = Array.from(
    { length: MOST_ALIKE - ALIKE + 1 },
    (_, more) => new Shortlist(ALIKE + more),
  );

  constructor(numbers: Numbers, routes: Routes) {
    this.numbers = numbers;
    this.goals = harmonyGoals(numbers);
    this.routes = routes;
    const { geometry } = numbers.field;
    const squares = Array.from({ length: geometry.size }, (_, square) => square);
    this.camps = [
      squares.filter((square) => inCamp(geometry, 1, square)),
      squares.filter((square) => inCamp(geometry, 0, square)),
    ];
  }

  get hasGoals(): boolean {
    return this.goals.length > 0;
  }

  plansOf({ cells }: Kernel, side: 0 | 1): Plan[] {
    this.cells = cells;
    this.side = side;
    this.reach.length = 0;
    this.drafts.clear();
    const bearers = bearersOf(this.numbers, cells);
    for (const bucket of this.casts) bucket.length = 0;
    for (const goal of this.goals) this.cast(goal, bearers);
    const shortlist = this.shortlistFor(this.casts.reduce((sum, { length }) => sum + length, 0));
    // Who may be soonest there comes first, so that most of the others need not be placed.
    for (let least = 0; least <= this.drafts.worst; least++)
      for (const { goal, ids } of this.casts[least]!) this.placeAll(goal, ids, shortlist);
    return this.choose(this.drafts.all).map((each) => this.workOut(each));
  }

  private shortlistFor(casts: number): Shortlist {
    return this.shortlists[Math.min(Math.max(Math.floor(PLANS / casts), ALIKE), MOST_ALIKE) - ALIKE]!;
  }

  /** Every choice of pieces for a harmony's numbers, by the turns that it needs at least. */
  private cast(goal: HarmonyGoal, bearers: ReadonlyMap<number, readonly number[]>): void {
    const ids: number[] = [];
    const able = new Map<number, readonly number[]>();
    for (const [value, all] of bearers)
      able.set(
        value,
        all.filter((id) => this.mayServe(goal, id) && this.reachOf(id)),
      );
    const fill = (values: readonly number[], least: number): void => {
      if (ids.length === values.length) {
        if (!this.isHopeless(ids)) this.casts[least]!.push({ goal, ids: [...ids] });
        return;
      }
      for (const id of able.get(values[ids.length]!) ?? []) {
        const sum = least + this.nearest[id]!;
        if (sum > WORST || ids.includes(id)) continue;
        ids.push(id);
        fill(values, sum);
        ids.pop();
      }
    };
    for (const values of goal.values) fill(values, 0);
  }

  /** Own pieces, those that can come back from the hand, and enemies in their camp where they may serve. */
  private mayServe({ spec }: HarmonyGoal, id: number): boolean {
    const where = this.whereIs(id);
    if (where < HELD && where >> 7 !== this.side)
      return (
        spec.members === 'with-enemies' &&
        inCamp(this.numbers.field.geometry, 1 - this.side, where & 127) &&
        // A pyramid that must fall first does not stand any more.
        !(spec.pyramidFirst && this.numbers.field.army.pyramids.includes(id))
      );
    if (where < HELD) return true;
    // No pyramid comes back from the hand.
    const { army } = this.numbers.field;
    return where === held(this.side) && this.numbers.play.turn.place !== null && army.pyramidCode[id] === 0;
  }

  /** Where a piece is; a layer that can leave its pyramid is where that stands. */
  private whereIs(id: number): number {
    const where = this.cells[WHERE + id]!;
    const layer = this.numbers.field.army.pieces[id]!.layerOf;
    if (where !== GONE || layer === null) return where;
    const isThere = (this.cells[LAYERS + layer.pyramid]! >> layer.layer) & 1;
    return isThere && this.numbers.play.turn.split !== null ? this.cells[WHERE + layer.pyramid]! : GONE;
  }

  /** The best places for these pieces, unless plans enough are known that need fewer turns. */
  private placeAll(
    { places: { [this.side]: places } }: HarmonyGoal,
    ids: readonly number[],
    shortlist: Shortlist,
  ): void {
    const maps = ids.map((id) => this.reachOf(id));
    const most = this.drafts.worst;
    // An enemy serves where it stands: only the places with its square are looked at.
    const fixed = ids.findIndex((id) => this.isEnemy(id));
    const starts = fixed < 0 ? places.all : places.with(fixed, this.whereIs(ids[fixed]!) & 127);
    shortlist.begin(most);
    shortlist.addAll(places, starts, maps);
    shortlist.each((start, cost) => {
      this.drafts.add({
        cost,
        ids,
        places: places.squares.subarray(start, start + ids.length),
      });
    });
  }

  /** Somebody must move; and where a piece is laid only to win, only the last of a harmony is. */
  private isHopeless(ids: readonly number[]): boolean {
    if (ids.every((id) => this.isEnemy(id))) return true;
    return (
      this.numbers.play.turn.place?.where === 'to-win' &&
      ids.filter((id) => this.whereIs(id) >= HELD).length > 1
    );
  }

  private isEnemy(id: number): boolean {
    const where = this.whereIs(id);
    return where < HELD && where >> 7 !== this.side;
  }

  private reachOf(id: number): Uint8Array {
    const known = this.reach[id];
    if (known) return known;
    const reach = (this.reach[id] = this.findReach(id));
    this.nearest[id] = this.camps[this.side].reduce((least, square) => Math.min(least, reach[square]!), FAR);
    return reach;
  }

  private findReach(id: number): Uint8Array {
    const where = this.whereIs(id);
    if (this.isEnemy(id)) {
      const only = new Uint8Array(MAX_SQUARES + 1).fill(FAR);
      only[where & 127] = 0;
      return only;
    }
    if (where < HELD) return this.routes.between(this.rowsOf(id), where & 127);
    const { place } = this.numbers.play.turn;
    if (place?.where === 'to-win') return new Uint8Array(MAX_SQUARES + 1).fill(1);
    return this.routes.to(this.rowsOf(id), this.backRank());
  }

  private backRank(): [number, number][] {
    const { files, size } = this.numbers.field.geometry;
    const start = this.side === 0 ? 0 : size - files;
    return Array.from({ length: files }, (_, file) => [start + file, 1]);
  }

  private rowsOf(id: number): number {
    const { army } = this.numbers.field;
    return army.row[codeOf(army, this.cells, id)]!;
  }

  /** The cheapest, with what stands in their way counted. */
  private choose(drafts: readonly Draft[]): Draft[] {
    return drafts
      .map((draft) => ({ ...draft, cost: draft.cost + this.obstacles(draft) }))
      .sort((x, y) => x.cost - y.cost)
      .slice(0, PLANS);
  }

  /** Pieces on the squares of a formation, or between them, that are none of its own. */
  private obstacles({ ids, places }: Draft): number {
    const { cells } = this;
    const isForeign = (square: number) =>
      cells[square] !== 0 && !ids.includes(cell.occupantId(cells[square]!));
    return places.filter(isForeign).length + this.between(places).filter(isForeign).length;
  }

  /** The squares between neighbours; found once for a formation. */
  private between(places: Uint8Array): readonly number[] {
    const key = places.reduce((sum, square) => sum * MAX_SQUARES + square, 0);
    let squares = this.gaps.get(key);
    if (squares === undefined) this.gaps.set(key, (squares = this.findBetween(places)));
    return squares;
  }

  /** Around a corner it is the sides that must be clear, which are upright, not what lies across. */
  private findBetween(places: Uint8Array): readonly number[] {
    const { line, step } = this.numbers.field.geometry;
    const pairs = [...places].flatMap((from) =>
      [...places].map((to) => ({ from, way: line[from * MAX_SQUARES + to]! })),
    );
    const isUpright = pairs.some(({ way }) => way > 0 && (way & 1) === 0);
    const squares = new Set<number>();
    for (const { from, way } of pairs) {
      if (isUpright && (way & 1) !== 0) continue;
      let square = from;
      for (let left = way >> 3; left > 1; left--) {
        square = step[(way & 7) * MAX_SQUARES + square]!;
        if (!places.includes(square)) squares.add(square);
      }
    }
    return [...squares];
  }

  private workOut({ ids, places, cost }: Draft): Plan {
    const posts = ids.map((id, index): Post => {
      const square = places[index]!;
      if (this.isEnemy(id)) return { id, square, turns: null, fromHand: FAR };
      const turns = this.routes.between(this.rowsOf(id), square);
      return { id, square, turns, fromHand: this.whereIs(id) >= HELD ? this.reachOf(id)[square]! : FAR };
    });
    return { posts, between: this.between(places), cost };
  }
}
