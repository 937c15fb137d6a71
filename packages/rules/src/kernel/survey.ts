import * as cell from './cells.ts';
import type { Changes } from './changes.ts';
import type { Field } from './field.ts';
import { MAX_SQUARES } from './geometry.ts';
import type { Outlook } from './outlook.ts';

// An import is read anew at every use; a constant of the module itself is not.
const MAX_PIECES = cell.MAX_PIECES;
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
const MOST_REACHERS = 32;
const MOST_RECORDS = 4096;

/**
 * A look over the board for one side's captures. It finds which pieces reach which, and collects every capture
 * that stands with its reason; the buffers serve again and again.
 */
export class Survey {
  readonly field: Field;
  /** By side. */
  private readonly outlooks: readonly Outlook[];
  private changes: Changes | null = null;
  count = 0;
  /** How many looks there have been: tells whether the last one is still one's own. */
  begun = 0;
  private readonly records = new Int32Array(STRIDE * MOST_RECORDS);

  /** The enemies that some piece reaches, and who reaches each. */
  reachedCount = 0;
  readonly reached = new Uint8Array(MAX_PIECES);
  readonly reacherCount = new Uint8Array(MAX_PIECES);
  readonly reachers = new Uint8Array(MAX_PIECES * MOST_REACHERS);

  constructor(field: Field, outlooks: readonly Outlook[]) {
    this.field = field;
    this.outlooks = outlooks;
  }

  /** The changes of the kernel whose cells are looked at, or null for other cells. */
  begin(changes: Changes | null): void {
    this.changes = changes;
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

  /** What a side's pieces can do, as things are now. */
  outlook(cells: Int32Array, side: number): Outlook {
    const outlook = this.outlooks[side]!;
    outlook.update(cells, this.changes);
    return outlook;
  }

  /** Finds which enemies each piece of a side reaches. */
  surveyReach(cells: Int32Array, side: number): void {
    const { reacherCount, reached } = this;
    for (let index = 0; index < this.reachedCount; index++) reacherCount[reached[index]!] = 0;
    this.reachedCount = 0;
    const outlook = this.outlook(cells, side);
    for (let word = 0; word < 2; word++) {
      for (let left = outlook.reaching[word]!; left !== 0; left &= left - 1)
        this.addReacher(cells, 31 - Math.clz32(left & -left) + 32 * word, outlook);
    }
  }

  /** Notes every enemy that a piece reaches. */
  private addReacher(cells: Int32Array, id: number, outlook: Outlook): void {
    const { reacherCount, reachers } = this;
    const begin = id * outlook.width;
    const end = begin + outlook.reachedCount[id]!;
    for (let at = begin; at < end; at++) {
      const victim = occupantId(cells[outlook.reached[at]!]!);
      const known = reacherCount[victim]!;
      if (known === 0) this.reached[this.reachedCount++] = victim;
      reachers[victim * MOST_REACHERS + known] = id;
      reacherCount[victim] = known + 1;
    }
  }

  reacher(victim: number, index: number): number {
    return this.reachers[victim * MOST_REACHERS + index]!;
  }

  /** Whether every square strictly between two squares in line is empty. */
  isClear(cells: Int32Array, from: number, to: number, direction: number): boolean {
    const { step } = this.field.geometry;
    const offset = direction * MAX_SQUARES;
    for (let square = step[offset + from]!; square !== to; square = step[offset + square]!) {
      if (cells[square] !== 0) return false;
    }
    return true;
  }
}
