import { cell, NOWHERE } from '@calculi/rules/kernel';
import type { Numbers } from '@calculi/rules/kernel';

const { CELLS, OCCUPIED, WORDS } = cell;

/** The ways out of every square for every mover, and what those that are open have in common. */
export class WaysOut {
  /** Whether one square lies on all ways that were open in the last look. */
  common = 0;
  /** Where what they have in common begins. */
  private at = 0;
  private readonly entered: Int32Array;
  /** By row: where its paths begin; by path: the set of its squares, and the bit of its first step. */
  private readonly start: Int32Array;
  private readonly sets: Int32Array;
  private readonly exits: Uint8Array;
  /** By row: the enemies on its ways at the last look, how many ways out there were, and what they had in common. */
  private readonly seen: Int32Array;
  private readonly counts: Uint8Array;
  private readonly commons: Int32Array;

  constructor({ field: { ways } }: Numbers) {
    const rows = ways.start.length - 1;
    this.entered = ways.entered;
    this.start = new Int32Array(rows + 1);
    const sets: number[] = [];
    const exits: number[] = [];
    for (let row = 0; row < rows; row++) {
      const steps: number[] = [];
      for (let entry = ways.start[row]!; entry < ways.start[row + 1]!; entry++) {
        for (const path of new Set([ways.paths[entry]!, (ways.others ?? ways.paths)[entry]!])) {
          const first = (path >>> 8) & 255;
          const step = first === NOWHERE ? path & 255 : first;
          if (!steps.includes(step)) steps.push(step);
          sets.push(...squaresOf(path));
          exits.push(1 << steps.indexOf(step));
        }
      }
      this.start[row + 1] = exits.length;
    }
    this.sets = Int32Array.from(sets);
    this.exits = Uint8Array.from(exits);
    this.seen = new Int32Array(WORDS * rows);
    this.commons = new Int32Array(WORDS * rows);
    this.counts = new Uint8Array(rows);
    const nobody = new Int32Array(CELLS);
    for (let row = 0; row < rows; row++) this.look(row, nobody, 0);
  }

  /** First steps of a side's piece that lead somewhere: looked for again only where other enemies stand on its ways. */
  count(cells: Int32Array, row: number, side: number): number {
    const { entered, seen, commons } = this;
    const enemies = OCCUPIED + (1 - side) * WORDS;
    const at = WORDS * row;
    if (
      (((entered[at]! & cells[enemies]!) ^ seen[at]!) |
        ((entered[at + 1]! & cells[enemies + 1]!) ^ seen[at + 1]!) |
        ((entered[at + 2]! & cells[enemies + 2]!) ^ seen[at + 2]!) |
        ((entered[at + 3]! & cells[enemies + 3]!) ^ seen[at + 3]!)) !==
      0
    )
      this.look(row, cells, enemies);
    this.common = commons[at]! | commons[at + 1]! | commons[at + 2]! | commons[at + 3]!;
    this.at = at;
    return this.counts[row]!;
  }

  private look(row: number, cells: Int32Array, enemies: number): void {
    const { entered, seen, commons, start, sets, exits } = this;
    const set = WORDS * row;
    const e0 = (seen[set] = entered[set]! & cells[enemies]!);
    const e1 = (seen[set + 1] = entered[set + 1]! & cells[enemies + 1]!);
    const e2 = (seen[set + 2] = entered[set + 2]! & cells[enemies + 2]!);
    const e3 = (seen[set + 3] = entered[set + 3]! & cells[enemies + 3]!);
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
    const isOpen = open === 0 ? 0 : -1;
    commons[set] = c0 & isOpen;
    commons[set + 1] = c1 & isOpen;
    commons[set + 2] = c2 & isOpen;
    commons[set + 3] = c3 & isOpen;
    this.counts[row] = BITS[open]!;
  }

  /** Adds the squares common to all ways, of those in reach if that is given, to a set; whether there are any. */
  addCommon(nooses: Int32Array, reach: Int32Array | null = null): boolean {
    let any = 0;
    for (let at = 0; at < WORDS; at++) {
      const here = reach === null ? this.commons[this.at + at]! : this.commons[this.at + at]! & reach[at]!;
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
