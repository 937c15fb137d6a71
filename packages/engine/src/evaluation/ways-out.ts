import { cell, NOWHERE } from '@calculi/rules/kernel';
import type { Numbers } from '@calculi/rules/kernel';

const { OCCUPIED, WORDS } = cell;

/** The ways out of every square for every mover, and what those that are open have in common. */
export class WaysOut {
  /** Whether one square lies on all ways that were open in the last look. */
  common = 0;
  private readonly c = new Int32Array(WORDS);
  private readonly entered: Int32Array;
  /** By row: where its paths begin; by path: the set of its squares, and the bit of its first step. */
  private readonly start: Int32Array;
  private readonly sets: Int32Array;
  private readonly exits: Uint8Array;
  /** By row: how many first steps there are on an empty board, and whether all ways share a square even there. */
  private readonly most: Uint8Array;
  private readonly isNarrow: Uint8Array;

  constructor({ field: { ways } }: Numbers) {
    const rows = ways.start.length - 1;
    this.entered = ways.entered;
    this.start = new Int32Array(rows + 1);
    this.most = new Uint8Array(rows);
    this.isNarrow = new Uint8Array(rows);
    const sets: number[] = [];
    const exits: number[] = [];
    for (let row = 0; row < rows; row++) {
      const steps: number[] = [];
      const shared = Array.from({ length: WORDS }, () => -1);
      for (let entry = ways.start[row]!; entry < ways.start[row + 1]!; entry++) {
        for (const path of new Set([ways.paths[entry]!, (ways.others ?? ways.paths)[entry]!])) {
          const first = (path >>> 8) & 255;
          const step = first === NOWHERE ? path & 255 : first;
          if (!steps.includes(step)) steps.push(step);
          const set = squaresOf(path);
          for (let word = 0; word < WORDS; word++) shared[word]! &= set[word]!;
          sets.push(...set);
          exits.push(1 << steps.indexOf(step));
        }
      }
      this.most[row] = steps.length;
      this.isNarrow[row] = Number(steps.length > 0 && shared.some((word) => word !== 0));
      this.start[row + 1] = exits.length;
    }
    this.sets = Int32Array.from(sets);
    this.exits = Uint8Array.from(exits);
  }

  /** First steps of a side's piece that lead somewhere. */
  count(cells: Int32Array, row: number, side: number): number {
    const { entered, c } = this;
    const enemies = OCCUPIED + (1 - side) * WORDS;
    const e0 = cells[enemies]!;
    const e1 = cells[enemies + 1]!;
    const e2 = cells[enemies + 2]!;
    const e3 = cells[enemies + 3]!;
    const set = WORDS * row;
    this.common = 0;
    if (
      this.isNarrow[row] === 0 &&
      ((entered[set]! & e0) |
        (entered[set + 1]! & e1) |
        (entered[set + 2]! & e2) |
        (entered[set + 3]! & e3)) ===
        0
    )
      return this.most[row]!;
    const { start, sets, exits } = this;
    let open = 0;
    let [c0, c1, c2, c3] = [-1, -1, -1, -1];
    for (let index = start[row]!; index < start[row + 1]!; index++) {
      const at = WORDS * index;
      const s0 = sets[at]!;
      const s1 = sets[at + 1]!;
      const s2 = sets[at + 2]!;
      const s3 = sets[at + 3]!;
      if (((s0 & e0) | (s1 & e1) | (s2 & e2) | (s3 & e3)) !== 0) continue;
      open |= exits[index]!;
      c0 &= s0;
      c1 &= s1;
      c2 &= s2;
      c3 &= s3;
    }
    if (open !== 0) {
      c[0] = c0;
      c[1] = c1;
      c[2] = c2;
      c[3] = c3;
      this.common = c0 | c1 | c2 | c3;
    }
    return BITS[open]!;
  }

  /** Adds the squares common to all ways, of those in reach if that is given, to a set; whether there are any. */
  addCommon(nooses: Int32Array, reach: Int32Array | null = null): boolean {
    let any = 0;
    for (let at = 0; at < WORDS; at++) {
      const here = reach === null ? this.c[at]! : this.c[at]! & reach[at]!;
      nooses[at]! |= here;
      any |= here;
    }
    return any !== 0;
  }
}

const BITS = Uint8Array.from({ length: 256 }, (_, bits) => bits.toString(2).replaceAll('0', '').length);

const squaresOf = (path: number): number[] => {
  const set = Array.from({ length: WORDS }, () => 0);
  for (const square of [path & 255, (path >>> 8) & 255, (path >>> 16) & 255, path >>> 24])
    if (square !== NOWHERE) set[square >> 5]! |= 1 << (square & 31);
  return set;
};
