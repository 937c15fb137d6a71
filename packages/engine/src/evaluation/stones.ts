import {
  action,
  ActionList,
  besideTable,
  cell,
  event,
  MAX_GUARDS,
  MAX_SQUARES,
  NOWHERE,
} from '@calculi/rules/kernel';
import type { Geometry, Kernel, Stones } from '@calculi/rules/kernel';
import type { Perception } from '../perception.ts';
import type { Evaluator } from './evaluator.ts';
import type { StoneWeights } from './weights.ts';

const { CAPTURED, FLAG, FLAGGED, QUIET, SIDE, WHERE } = cell;
const { first, second, typeOf, MOVE, TAKE } = action;

/** A count that decides the game is nearly a victory. */
const COUNTED = 3000;

/** Games of stones, judged by captures, by what can be enclosed next, and by how the stones hold together. */
export class StonesEvaluator implements Evaluator {
  private readonly weights: StoneWeights;
  private readonly guards: Uint8Array;
  private readonly beside: Uint8Array;
  private readonly centre: Int32Array;
  private readonly nothing = new ActionList();
  private readonly total: number;
  private readonly quiet: number;
  private readonly leaps: boolean;
  private readonly binds: boolean;
  /** How much formation and dangers count, for a player who may not see them all. */
  private care = 1;
  /** By side, as the last look counted them. */
  private readonly exposed = new Int32Array(2);
  private readonly shape = new Float64Array(2);

  constructor(stones: Stones, geometry: Geometry, quiet: number, weights: StoneWeights) {
    this.weights = weights;
    this.guards = stones.enclosure.guards;
    this.beside = besideTable(geometry);
    this.total = 2 * stones.play.stones;
    this.quiet = quiet;
    this.leaps = stones.play.leap !== null;
    this.binds = stones.play.binding !== null;
    this.centre = Int32Array.from({ length: MAX_SQUARES }, (_, square) => {
      const file = square % geometry.files;
      const rank = Math.floor(square / geometry.files);
      return Math.min(file, geometry.files - 1 - file) + Math.min(rank, geometry.ranks - 1 - rank);
    });
  }

  prepare(_kernel: Kernel, perception: Perception | null): void {
    this.care = perception?.care ?? 1;
  }

  evaluate({ cells }: Kernel): number {
    const standing = this.captures(cells) + this.counting(cells);
    const sum = this.care > 0 ? standing + this.care * (this.look(cells) + this.dangers(cells)) : standing;
    return Math.round(cells[SIDE] === 0 ? sum : -sum);
  }

  explain({ cells }: Kernel): Record<string, number> {
    const sign = cells[SIDE] === 0 ? 1 : -1;
    const terms = {
      captures: this.captures(cells),
      counting: this.counting(cells),
      formation: this.look(cells),
      dangers: this.dangers(cells),
    };
    return Object.fromEntries(Object.entries(terms).map(([name, value]) => [name, sign * Math.round(value)]));
  }

  repeated(cells: Int32Array): number {
    const lead = cells[CAPTURED]! - cells[CAPTURED + 1]!;
    return COUNTED * Math.sign(cells[SIDE] === 0 ? lead : -lead);
  }

  prospect(): number {
    return 0;
  }

  temper(gain: number): number {
    return gain;
  }

  /** Where stones are bound first, taking them is hardly news. */
  prize(type: number): number {
    const { stone, bound } = this.weights;
    return type === event.BOUND_EVENT ? bound : this.binds ? stone - bound : stone;
  }

  suggest(): ActionList {
    return this.nothing;
  }

  private captures(cells: Int32Array): number {
    const { stone, bound } = this.weights;
    return (
      stone * (cells[CAPTURED]! - cells[CAPTURED + 1]!) + bound * (cells[FLAGGED + 1]! - cells[FLAGGED]!)
    );
  }

  /** As the quiet turns run out, whoever has taken more is about to win. */
  private counting(cells: Int32Array): number {
    if (this.quiet === 0) return 0;
    const share = cells[QUIET]! / this.quiet;
    return this.weights.count * share * share * Math.sign(cells[CAPTURED]! - cells[CAPTURED + 1]!);
  }

  /** Goes over all stones once: what they have beside them, and which can be enclosed. */
  private look(cells: Int32Array): number {
    const { exposed, shape, beside, centre, total } = this;
    const { company, liberty, centre: central } = this.weights;
    exposed[0] = exposed[1] = 0;
    shape[0] = shape[1] = 0;
    for (let id = 0; id < total; id++) {
      const where = cells[WHERE + id]!;
      if (where >= 256) continue;
      const side = where >> 7;
      const square = where & 127;
      if (cells[square]! & FLAG) continue;
      let friends = 0;
      let free = 0;
      for (let at = 4 * square; at < 4 * square + 4; at++) {
        const content = cells[beside[at]!]!;
        if (content === 0) free++;
        else if (((content >> 6) & 3) === side + 1) friends++;
      }
      shape[side]! += company * friends + liberty * free + central * centre[square]!;
      if (friends + free < 4) this.lookAtGuards(cells, square, side);
    }
    return shape[0] - shape[1];
  }

  private lookAtGuards(cells: Int32Array, square: number, side: number): void {
    const enemy = 2 - side;
    const { guards } = this;
    let threatened = 0;
    for (let at = square * MAX_GUARDS; guards[at] !== NOWHERE && at < (square + 1) * MAX_GUARDS; at += 2) {
      const one = guards[at]!;
      const other = guards[at + 1]!;
      const a = cells[one]! >> 6;
      const b = cells[other]! >> 6;
      if ((a === enemy && b === 0) || (b === enemy && a === 0)) {
        this.shape[side]! -= this.weights.open;
        if (this.canEnter(cells, a === 0 ? one : other, enemy)) threatened = 1;
      } else if (a === enemy && b === enemy) this.shape[side]! -= this.weights.open;
    }
    this.exposed[side]! += threatened;
  }

  /** Whether a free stone of this owner stands beside an empty square, or leaps to it over one of its own. */
  private canEnter(cells: Int32Array, square: number, owner: number): boolean {
    const { beside } = this;
    for (let hand = 0; hand < 4; hand++) {
      const next = beside[4 * square + hand]!;
      if (cells[next]! >> 6 === owner) return true;
      if (this.leaps && ((cells[next]! >> 6) & 3) === owner) {
        if (cells[beside[4 * next + hand]!]! >> 6 === owner) return true;
      }
    }
    return false;
  }

  /** Stones that can be enclosed next: one turn saves or takes one of them, and the rest still stand so. */
  private dangers(cells: Int32Array): number {
    const { exposedNow, exposed } = this.weights;
    const mover = cells[SIDE]!;
    const value = (side: number) => {
      const count = this.exposed[side]!;
      if (count === 0) return 0;
      return side === mover ? exposed * count : exposedNow + exposed * (count - 1);
    };
    return value(1) - value(0);
  }

  /** A move to a square whose neighbour would stand between two free stones of the mover. */
  readonly mayBeLoud = (cells: Int32Array, code: number): boolean => {
    if (typeOf(code) === TAKE) return true;
    if (typeOf(code) !== MOVE) return false;
    const from = first(code);
    const to = second(code);
    const own = cells[SIDE]! + 1;
    for (let hand = 0; hand < 4; hand++) {
      const victim = this.beside[4 * to + hand]!;
      if (victim >= MAX_SQUARES || cells[victim]! >> 6 !== 3 - own) continue;
      const { guards } = this;
      for (let at = victim * MAX_GUARDS; guards[at] !== NOWHERE && at < (victim + 1) * MAX_GUARDS; at += 2) {
        const other = guards[at] === to ? guards[at + 1]! : guards[at + 1] === to ? guards[at]! : from;
        if (other !== from && cells[other]! >> 6 === own) return true;
      }
    }
    return false;
  };
}
