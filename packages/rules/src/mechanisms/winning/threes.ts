import { codeOf } from '../../kernel/army.ts';
import * as cell from '../../kernel/cells.ts';
import type { Field } from '../../kernel/field.ts';
import { isClear, squaresWhere } from '../../kernel/geometry.ts';
import type { FormationSpec } from '../../spec/ruleset.ts';
import type { Triads } from './triads.ts';

// An import is read anew at every use; a constant of the module itself is not.
const MAX_SQUARES = cell.MAX_SQUARES;
const OCCUPIED = cell.OCCUPIED;
const WORDS = cell.WORDS;
const occupantId = cell.occupantId;

/**
 * Finds three pieces in a camp that stand equally spaced in line, or at a right angle with equal legs. Each two of them
 * stand in line, and hardly ever are there two in line with a first whose numbers agree with its own: only then is it
 * asked how they stand.
 */
export class Threes {
  private readonly field: Field;
  private readonly formation: FormationSpec;
  private readonly triads: Triads;
  private readonly judge: (a: number, b: number, c: number) => boolean;
  /** By square: the squares in line with it; sets. */
  private readonly lines: readonly Int32Array[];
  /** The pieces in line that were looked at; a set. */
  private readonly seen = new Int32Array(2);
  /** Where pyramids stand in line: they are looked at last, because before that each would fit with any other. */
  private readonly pyramids = new Uint8Array(cell.MAX_PIECES);

  constructor(field: Field, formation: FormationSpec, triads: Triads, judge: Threes['judge']) {
    this.field = field;
    this.formation = formation;
    this.triads = triads;
    this.judge = judge;
    const { geometry } = field;
    this.lines = Array.from({ length: geometry.size }, (_, from) =>
      squaresWhere(geometry, (to) => geometry.line[from * MAX_SQUARES + to] !== 0),
    );
  }

  /** Whether a piece belongs to three. */
  hold(cells: Int32Array, camp: Int32Array, square: number): boolean {
    const { seen, pyramids, triads } = this;
    const { army } = this.field;
    const { pyramidCode } = army;
    const own = occupantId(cells[square]!);
    const thirds = triads.thirdsOf(codeOf(army, cells, own));
    const line = this.lines[square]!;
    let count = 0;
    seen[0] = seen[1] = 0;
    for (let word = 0; word < 4; word++) {
      const pieces = cells[OCCUPIED + word]! | cells[OCCUPIED + WORDS + word]!;
      for (let left = pieces & line[word]! & camp[word]!; left !== 0; left &= left - 1) {
        const next = 31 - Math.clz32(left & -left) + 32 * word;
        const id = occupantId(cells[next]!);
        if (pyramidCode[id] !== 0) pyramids[count++] = next;
        else if (this.meet(cells, square, next, thirds, id)) return true;
      }
    }
    while (count > 0) {
      const next = pyramids[--count]!;
      const code = codeOf(army, cells, occupantId(cells[next]!));
      if (this.meet(cells, square, next, triads.thirdsOf(code), own)) return true;
    }
    return false;
  }

  /** Whether two pieces are of three with one that was seen before, by the thirds to a piece; the second now is seen too. */
  private meet(cells: Int32Array, one: number, other: number, thirds: Int32Array, id: number): boolean {
    const { seen } = this;
    const low = thirds[2 * id]! & seen[0]!;
    const high = thirds[2 * id + 1]! & seen[1]!;
    const met = occupantId(cells[other]!);
    seen[met >> 5]! |= 1 << (met & 31);
    return (low | high) !== 0 && this.stand(cells, one, other, low, high);
  }

  /** Whether two pieces stand as they must together with one of a set, given as its two halves. */
  private stand(cells: Int32Array, one: number, other: number, low: number, high: number): boolean {
    for (let word = 0; word < 2; word++) {
      for (let left = word === 0 ? low : high; left !== 0; left &= left - 1) {
        const third = cell.squareOf(cells[cell.WHERE + 31 - Math.clz32(left & -left) + 32 * word]!);
        if (
          this.isMiddle(cells, one, other, third) ||
          this.isMiddle(cells, other, third, one) ||
          this.isMiddle(cells, third, one, other)
        )
          return true;
      }
    }
    return false;
  }

  /** Whether the way from one to the next is as long as on to the last, goes on or turns as it may, and is clear. */
  private isMiddle(cells: Int32Array, one: number, middle: number, other: number): boolean {
    const { geometry } = this.field;
    const { directions, corners } = this.formation;
    const way = geometry.line[middle * MAX_SQUARES + one]!;
    const onward = geometry.line[middle * MAX_SQUARES + other]!;
    const isSlanting = (way & 1) === 1;
    const turn = way ^ onward;
    const fits = isSlanting
      ? turn === 4 && directions === 'all'
      : turn === 4 || (corners && (turn === 2 || turn === 6));
    return (
      fits &&
      isClear(geometry, cells, middle, one) &&
      isClear(geometry, cells, middle, other) &&
      this.judge(one, middle, other)
    );
  }
}
