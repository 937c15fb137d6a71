import { codeOf } from '../../kernel/army.ts';
import * as cell from '../../kernel/cells.ts';
import type { Field } from '../../kernel/field.ts';
import { inCamp, squaresWhere } from '../../kernel/geometry.ts';
import {
  countKinds,
  gradeOf,
  kindBits,
  kindNames,
  kindsOfFour,
  PROGRESSION_KINDS,
  progressionOf,
} from '../../numbers/progression.ts';
import type { FormationSpec, VictorySpec } from '../../spec/ruleset.ts';
import type { VictoryFacts, VictoryOperator } from './operator.ts';
import { Threes } from './threes.ts';
import { Triads } from './triads.ts';

type HarmonySpec = Extract<VictorySpec, { type: 'harmony' }>;

/** Pieces in the enemy camp whose numbers form progressions, standing in a formation. */
export const compileHarmony = (spec: HarmonySpec, field: Field): VictoryOperator => {
  const search = new HarmonySearch(spec, field);
  return {
    spec,
    isMet: (cells, side) => search.run(cells, side, false),
    describe: (cells, side) => (search.run(cells, side, true) ? search.best : null),
    mayLay: (cells, side, id) => search.mayLay(cells, side, id),
    wouldComplete: (cells, side, square, value) => search.runAt(cells, side, square, value),
  };
};

const FURTHEST = 3;

/**
 * Looks at every formation round one piece after another. As nothing may stand between neighbours, a formation
 * in line is a run of next pieces, and a corner or square is made of pieces that see each other.
 */
class HarmonySearch {
  best: Extract<VictoryFacts, { type: 'harmony' }> | null = null;
  private readonly spec: HarmonySpec;
  private readonly field: Field;
  private readonly kinds: number;
  private readonly exactly: string | null;
  private readonly triads: Triads;
  /** Whether some three own pieces must form a progression: it may be four agreed numbers, or enemies. */
  private readonly needsTriad: boolean;
  /** By side: the squares where its harmony may stand. */
  private readonly camp: readonly [Uint8Array, Uint8Array];
  /** The same as sets. */
  private readonly campSets: readonly Int32Array[];
  private readonly line = new Uint8Array(2 * FURTHEST + 1);
  private readonly members = new Uint8Array(4);
  private readonly laidValue = new Int32Array(1);
  private laid = cell.NOWHERE;
  private cells: Int32Array = new Int32Array(0);
  private side = 0;
  private thorough = false;
  /** Whether all own pieces are gone through, so that a formation need only be seen from its first piece. */
  private fromFirst = false;
  /** How many next pieces matter to either side of one. */
  private readonly furthest: number;
  /** Finds them faster where three must be equally spaced, but not which is best. */
  private readonly threes: Threes | null;

  constructor(spec: HarmonySpec, field: Field) {
    this.spec = spec;
    this.field = field;
    this.kinds = spec.three ? kindBits(spec.three.kinds) : 0;
    this.exactly = spec.four?.exactly?.join() ?? null;
    this.triads = new Triads(
      field.army,
      field.geometry,
      spec.four ? kindBits(PROGRESSION_KINDS) : this.kinds,
    );
    this.needsTriad = spec.members === 'own' && this.exactly === null;
    const campOf = (side: number) =>
      Uint8Array.from({ length: cell.MAX_SQUARES + 1 }, (_, square) =>
        square < field.geometry.size && inCamp(field.geometry, 1 - side, square) ? 1 : 0,
      );
    this.camp = [campOf(0), campOf(1)];
    this.campSets = this.camp.map((camp) => squaresWhere(field.geometry, (square) => camp[square] === 1));
    this.furthest = spec.four ? FURTHEST : FURTHEST - 1;
    this.threes =
      spec.three?.spacing === 'equal'
        ? new Threes(field, spec.three, this.triads, (a, b, c) => this.judgeThree(a, b, c))
        : null;
  }

  run(cells: Int32Array, side: number, thorough: boolean): boolean {
    if (!this.begin(cells, side, thorough)) return false;
    const { withMoved, members } = this.spec;
    const moved = withMoved ? this.movedSquare() : cell.NOWHERE;
    if ((withMoved && moved === cell.NOWHERE) || (this.needsTriad && !this.mayAgree())) return false;
    if (withMoved) return this.isCentre(moved);
    this.fromFirst = !thorough && members === 'own';
    let met = false;
    for (let word = 0; word < 4; word++) {
      for (let left = this.ownInCamp(word); left !== 0; left &= left - 1) {
        if (!this.isCentre(31 - Math.clz32(left & -left) + 32 * word)) continue;
        met = true;
        if (!thorough) return true;
      }
    }
    return met;
  }

  /** Where the piece is that moved in this turn, if it is in the camp; otherwise NOWHERE. */
  private movedSquare(): number {
    const { cells, side } = this;
    const moved = cells[cell.MOVED]! - 1;
    const where = moved < 0 ? cell.HELD : cells[cell.WHERE + moved]!;
    return where >> 7 === side && this.camp[side]![cell.squareOf(where)]
      ? cell.squareOf(where)
      : cell.NOWHERE;
  }

  /** Whether a piece could complete a harmony: its number must fit with those of pieces that are in the camp already. */
  mayLay(cells: Int32Array, side: number, id: number): boolean {
    if (!this.begin(cells, side, false)) return false;
    const agree = this.mayAgree();
    return (
      this.triads.completes(cells, id, cell.NOWHERE) ||
      (agree && (this.spec.four !== null || !this.needsTriad))
    );
  }

  /** Whether the numbers of own pieces in the camp could make a harmony. */
  private mayAgree(): boolean {
    return this.triads.muster(this.cells, this.side, this.campSets[this.side]!) || !this.needsTriad;
  }

  runAt(cells: Int32Array, side: number, square: number, value: number): boolean {
    if (!this.begin(cells, side, false)) return false;
    this.laid = square;
    this.laidValue[0] = value;
    return this.isCentre(square);
  }

  private ownInCamp(word: number): number {
    return this.cells[cell.OCCUPIED + this.side * cell.WORDS + word]! & this.campSets[this.side]![word]!;
  }

  private begin(cells: Int32Array, side: number, thorough: boolean): boolean {
    this.cells = cells;
    this.side = side;
    this.thorough = thorough;
    this.best = null;
    this.laid = cell.NOWHERE;
    this.fromFirst = false;
    const pyramid = this.field.army.pyramids[1 - side]!;
    return !(this.spec.pyramidFirst && pyramid >= 0 && cells[cell.WHERE + pyramid]! < cell.HELD);
  }

  /** Whether a piece on this square belongs to a harmony. */
  private isCentre(square: number): boolean {
    const camp = this.camp[this.side]!;
    if (!camp[square]) return false;
    const { four } = this.spec;
    const threes = this.thorough || this.laid !== cell.NOWHERE ? null : this.threes;
    if (threes?.hold(this.cells, this.campSets[this.side]!, square)) return true;
    const three = threes ? null : this.spec.three;
    let met = false;
    if (three || four) met = this.inLines(square, three);
    if (three?.corners && (this.thorough || !met)) met = this.inCorners(square) || met;
    if (four?.corners && (this.thorough || !met)) met = this.inSquares(square) || met;
    return met;
  }

  private inLines(square: number, three: HarmonySpec['three']): boolean {
    const { four } = this.spec;
    let met = false;
    for (let direction = 0; direction < 4; direction++) {
      const isSlanting = direction % 2 === 1;
      const isOfThree = three !== null && (!isSlanting || three.directions === 'all');
      const isOfFour = four !== null && (!isSlanting || four.directions === 'all');
      if (!isOfThree && !isOfFour) continue;
      const start = this.fromFirst ? FURTHEST : this.collect(square, direction + 4, -1);
      const end = this.collect(square, direction, 1);
      if (isOfThree) met = this.runs(3, three, start, end) || met;
      if (isOfFour && (this.thorough || !met)) met = this.runs(4, four, start, end) || met;
      if (met && !this.thorough) return true;
    }
    return met;
  }

  /** Writes the next pieces that may belong to a harmony into the line, from its middle outwards; says how far it got. */
  private collect(from: number, direction: number, sign: 1 | -1): number {
    const { step } = this.field.geometry;
    const { cells, line } = this;
    const camp = this.camp[this.side]!;
    const offset = direction * cell.MAX_SQUARES;
    const stranger = this.spec.members === 'own' ? 7 - this.side : 31;
    line[FURTHEST] = from;
    let count = 0;
    for (let square = step[offset + from]!; camp[square] !== 0; square = step[offset + square]!) {
      const content = cells[square]!;
      if (content === 0) continue;
      if ((content >> stranger) & 1) break;
      line[FURTHEST + sign * ++count] = square;
      if (count === this.furthest) break;
    }
    return FURTHEST + sign * count;
  }

  /** Every run of so many next pieces that holds the middle of the line. */
  private runs(size: number, formation: FormationSpec, start: number, end: number): boolean {
    let met = false;
    for (
      let first = Math.max(start, FURTHEST - size + 1);
      first <= FURTHEST && first + size - 1 <= end;
      first++
    ) {
      for (let index = 0; index < size; index++) this.members[index] = this.line[first + index]!;
      if (formation.spacing === 'equal' && !this.isEven(size)) continue;
      if (this.judge(size, true)) met = true;
      if (met && !this.thorough) return true;
    }
    return met;
  }

  private isEven(size: number): boolean {
    const { line } = this.field.geometry;
    const gap = line[this.members[0]! * cell.MAX_SQUARES + this.members[1]!];
    for (let index = 2; index < size; index++) {
      if (line[this.members[index - 1]! * cell.MAX_SQUARES + this.members[index]!] !== gap) return false;
    }
    return true;
  }

  /** Right angles with equal legs, the square at the corner or at the end of a leg. */
  private inCorners(square: number): boolean {
    let met = false;
    for (let direction = 0; direction < 8; direction += 2) {
      const next = this.next(square, direction);
      if (next === cell.NOWHERE) continue;
      const steps = this.steps(square, next);
      // A leg's end: from the corner on, to either hand.
      for (let turn = 2; turn <= 6; turn += 4) {
        const end = this.next(next, (direction + turn) % 8);
        if (end !== cell.NOWHERE && this.steps(next, end) === steps)
          met = this.judgeThree(square, next, end) || met;
      }
      // The corner itself.
      const other = this.next(square, (direction + 2) % 8);
      if (other !== cell.NOWHERE && this.steps(square, other) === steps)
        met = this.judgeThree(next, square, other) || met;
      if (met && !this.thorough) return true;
    }
    return met;
  }

  /** Upright squares with the square as one of their corners, their sides clear. */
  private inSquares(square: number): boolean {
    let met = false;
    const end = this.fromFirst ? 1 : 8;
    for (let direction = 0; direction < end; direction += 2) {
      const a = this.next(square, direction);
      const b = this.next(square, (direction + 2) % 8);
      if (a === cell.NOWHERE || b === cell.NOWHERE || this.steps(square, a) !== this.steps(square, b))
        continue;
      const c = this.next(a, (direction + 2) % 8);
      if (c === cell.NOWHERE || c !== this.next(b, direction) || this.steps(a, c) !== this.steps(square, a))
        continue;
      this.members.set([square, a, b, c]);
      if (this.judge(4, false)) met = true;
      if (met && !this.thorough) return true;
    }
    return met;
  }

  /** The next piece along a direction within the camp. A laid piece is seen like any other. */
  private next(from: number, direction: number): number {
    const { step } = this.field.geometry;
    const camp = this.camp[this.side]!;
    let square = from;
    do {
      square = step[direction * cell.MAX_SQUARES + square]!;
      if (!camp[square]) return cell.NOWHERE;
    } while (this.cells[square] === 0 && square !== this.laid);
    return square;
  }

  private steps(from: number, to: number): number {
    return this.field.geometry.line[from * cell.MAX_SQUARES + to]! >> 3;
  }

  private judgeThree(a: number, b: number, c: number): boolean {
    this.members[0] = a;
    this.members[1] = b;
    this.members[2] = c;
    return this.judge(3, true);
  }

  /** Whether the members belong to the side and some choice of their numbers makes a harmony. */
  private judge(size: number, inOrder: boolean): boolean {
    if (this.spec.members === 'own' && !this.areOwn(size)) return false;
    let met = false;
    const xs = this.numbers(0);
    const ys = this.numbers(1);
    const zs = this.numbers(2);
    for (let i = 0; i < xs.length; i++) {
      for (let j = 0; j < ys.length; j++) {
        for (let k = 0; k < zs.length; k++)
          met =
            (size === 3
              ? this.isThree(xs[i]!, ys[j]!, zs[k]!)
              : this.someFour(xs[i]!, ys[j]!, zs[k]!, inOrder)) || met;
      }
    }
    return met;
  }

  private someFour(x: number, y: number, z: number, inOrder: boolean): boolean {
    let met = false;
    for (const w of this.numbers(3)) met = this.isFour(x, y, z, w, inOrder) || met;
    return met;
  }

  private areOwn(size: number): boolean {
    for (let index = 0; index < size; index++) {
      const square = this.members[index]!;
      if (square !== this.laid && cell.ownerOf(this.cells[square]!) !== this.side + 1) return false;
    }
    return true;
  }

  private numbers(index: number): Int32Array {
    const square = this.members[index]!;
    if (square === this.laid) return this.laidValue;
    const { army } = this.field;
    return army.harmony[codeOf(army, this.cells, cell.occupantId(this.cells[square]!))]!;
  }

  private isThree(x: number, y: number, z: number): boolean {
    const kind = x < z ? progressionOf(x, y, z) : progressionOf(z, y, x);
    if ((kind & this.kinds) === 0) return false;
    this.keep(3, [x, y, z], kind);
    return true;
  }

  private isFour(x: number, y: number, z: number, w: number, inOrder: boolean): boolean {
    const { four } = this.spec;
    if (!four || (inOrder && x < w !== y < z)) return false;
    const given = [x, y, z, w];
    const [a = 0, b = 0, c = 0, d = 0] = inOrder
      ? x < w
        ? given
        : [...given].reverse()
      : [...given].sort((p, q) => p - q);
    if (a >= b || b >= c || c >= d) return false;
    const kinds = kindsOfFour(a, b, c, d, four.fourTerm);
    if (this.exactly === null ? countKinds(kinds) < four.least : this.exactly !== [a, b, c, d].join())
      return false;
    this.keep(4, given, kinds);
    return true;
  }

  /** Remembers the best harmony when all are looked at. */
  private keep(size: number, values: readonly number[], bits: number): void {
    if (!this.thorough) return;
    const kinds = kindNames(bits);
    const known = this.best;
    if (
      known &&
      (known.values.length > size || (known.values.length === size && known.kinds.length >= kinds.length))
    )
      return;
    const squares = [...this.members.subarray(0, size)];
    this.best = { type: 'harmony', squares, values, kinds, grade: gradeOf(size, kinds.length) };
  }
}
