import { second } from './action.ts';
import { codeOf } from './army.ts';
import * as cell from './cells.ts';
import { Escapes } from './escapes.ts';
import { rowOf } from './field.ts';
import type { Field } from './field.ts';
import { isOpen } from './movement.ts';
import type { Outlook } from './outlook.ts';

// An import is read anew at every use; a constant of the module itself is not.
const ROSTER = cell.ROSTER;
const WHERE = cell.WHERE;
const occupantId = cell.occupantId;

/** How the numbers of a capture make its equation. */
export const RELATIONS = [
  'equal',
  'sum',
  'difference',
  'product',
  'quotient',
  'multiple',
  'part',
  'distance',
  'power',
  'root',
  'arithmetic',
  'geometric',
  'harmonic',
  'immobile',
  'surrounded',
  'enclosed',
] as const;
export type Relation = (typeof RELATIONS)[number];

/** No second attacker. */
export const NOBODY = 255;

const STRIDE = 10;
/** A piece is reached from so many squares at most. */
export const MOST_REACHERS = 32;
const MOST_RECORDS = 4096;

/**
 * A look over the board for one side's captures. It finds which pieces reach which, and collects every capture
 * that stands with its reason; the buffers serve again and again.
 */
export class Survey {
  readonly field: Field;
  /** By side. */
  private readonly outlooks: readonly Outlook[];
  readonly escapes: readonly Escapes[];
  count = 0;
  /** How many looks there have been: tells whether the last one is still one's own. */
  begun = 0;
  private readonly records = new Int32Array(STRIDE * MOST_RECORDS);

  /** The enemies that some piece reaches, and who reaches each. */
  reachedCount = 0;
  readonly reached = new Uint8Array(cell.MAX_PIECES);
  readonly reacherCount = new Uint8Array(cell.MAX_PIECES);
  readonly reachers = new Uint8Array(cell.MAX_PIECES * MOST_REACHERS);

  constructor(field: Field, outlooks: readonly Outlook[]) {
    this.field = field;
    this.outlooks = outlooks;
    this.escapes = outlooks.map((outlook) => new Escapes(field, outlook));
  }

  begin(): void {
    this.begun++;
    this.count = 0;
  }

  /** Adds a capture that stands: its place in the rule set's list and in RELATIONS, its victim, the layers it takes. */
  add(rule: number, relation: number, victim: number, layers: number): void {
    if (this.count < MOST_RECORDS) this.count++;
    const at = (this.count - 1) * STRIDE;
    const { records } = this;
    records[at] = rule;
    records[at + 1] = victim;
    records[at + 2] = layers;
    records[at + 3] = relation;
    this.setNumbers(0, 0, 0, 0);
    this.setAttackers(this.count - 1, NOBODY, NOBODY);
  }

  /** The attackers' numbers, the victim's, and a distance or an exponent of the capture added last; 0 for none. */
  setNumbers(u: number, w: number, v: number, n: number): void {
    const at = (this.count - 1) * STRIDE;
    const { records } = this;
    records[at + 4] = u;
    records[at + 5] = w;
    records[at + 6] = v;
    records[at + 7] = n;
  }

  /** The attackers, NOBODY for none. */
  setAttackers(index: number, by: number, also: number): void {
    const at = index * STRIDE;
    this.records[at + 8] = by;
    this.records[at + 9] = also;
  }

  rule(index: number): number {
    return this.records[index * STRIDE]!;
  }
  victim(index: number): number {
    return this.records[index * STRIDE + 1]!;
  }
  layers(index: number): number {
    return this.records[index * STRIDE + 2]!;
  }
  relation(index: number): number {
    return this.records[index * STRIDE + 3]!;
  }
  /** The numbers u, w, v and n of the equation. */
  number(index: number, which: number): number {
    return this.records[index * STRIDE + 4 + which]!;
  }
  by(index: number): number {
    return this.records[index * STRIDE + 8]!;
  }
  also(index: number): number {
    return this.records[index * STRIDE + 9]!;
  }

  /** Finds which enemies each piece of a side reaches: those an outlook remembers, or looks where it is in doubt. */
  surveyReach(cells: Int32Array, side: number): void {
    const { reacherCount, reached } = this;
    for (let index = 0; index < this.reachedCount; index++) reacherCount[reached[index]!] = 0;
    this.reachedCount = 0;
    const outlook = this.outlooks[side]!;
    const { doubtful, reaching } = outlook;
    outlook.doubt(cells);
    for (let word = 0; word < 2; word++) {
      const doubted = doubtful[word]!;
      const standing = doubted & cells[ROSTER + 2 * side + word]!;
      const near = standing === 0 ? 0 : this.findNear(cells, side, standing, 32 * word);
      for (let left = (reaching[word]! & ~doubted) | near; left !== 0; left &= left - 1) {
        const bit = left & -left;
        const id = 31 - Math.clz32(bit) + 32 * word;
        if ((near & bit) === 0) this.recall(cells, id, outlook);
        else this.look(cells, id, 7 - side);
      }
    }
  }

  /** Those of a set of pieces, numbered from the first, that would reach an enemy if nothing were in the way. */
  private findNear(cells: Int32Array, side: number, set: number, first: number): number {
    const { army, ways } = this.field;
    const { targets } = ways;
    const { row: rows, pyramidCode } = army;
    const enemies = cell.OCCUPIED + (1 - side) * cell.WORDS;
    const e0 = cells[enemies]!;
    const e1 = cells[enemies + 1]!;
    const e2 = cells[enemies + 2]!;
    const e3 = cells[enemies + 3]!;
    let near = 0;
    for (let left = set; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const id = 31 - Math.clz32(bit) + first;
      const row = rows[pyramidCode[id] === 0 ? id : codeOf(army, cells, id)]! + (cells[WHERE + id]! & 127);
      const at = row * 4;
      const seen =
        (targets[at]! & e0) | (targets[at + 1]! & e1) | (targets[at + 2]! & e2) | (targets[at + 3]! & e3);
      near |= ((seen | -seen) >> 31) & bit;
    }
    return near;
  }

  private recall(cells: Int32Array, id: number, outlook: Outlook): void {
    const count = outlook.reachedCount[id]!;
    for (let index = 0; index < count; index++)
      this.addReacher(occupantId(cells[second(outlook.reachedBy(id, index))]!), id);
  }

  /** Notes every enemy, whose cells have this bit, that a piece reaches. */
  private look(cells: Int32Array, id: number, enemy: number): void {
    const { ways } = this.field;
    const { paths, start } = ways;
    const row = rowOf(this.field, cells, id);
    const end = start[row + 1]!;
    for (let entry = start[row]!; entry < end; entry++) {
      const content = cells[paths[entry]! & 255]!;
      if (((content >> enemy) & 1) !== 0 && isOpen(ways, cells, entry))
        this.addReacher(occupantId(content), id);
    }
  }

  private addReacher(victim: number, id: number): void {
    const { reacherCount } = this;
    const known = reacherCount[victim]!;
    if (known === 0) this.reached[this.reachedCount++] = victim;
    this.reachers[victim * MOST_REACHERS + known] = id;
    reacherCount[victim] = known + 1;
  }

  reacher(victim: number, index: number): number {
    return this.reachers[victim * MOST_REACHERS + index]!;
  }
}
