import { cell, MAX_SQUARES } from '@calculi/rules/kernel';

const { MAX_PIECES, ROSTER, WHERE, WORDS } = cell;

/** Own pieces of a plan at most. */
const TERMS = 4;
/** By a piece on a square: the plans whose post that is, and those to whose post it could come; a set of two words each. */
const ENTRY = 4;

/**
 * Tells which plans of a side may lack but one move: all own pieces but one stand at their posts, and one could come there.
 * All plans are looked at together, as sets; whether it is so must still be seen.
 */
export class PlanPosts {
  private readonly side: 0 | 1;
  private readonly entries = new Int32Array(ENTRY * MAX_PIECES * MAX_SQUARES);
  /** Own pieces that belong to any plan; a set. */
  private readonly members = new Int32Array(2);
  /** By word and number of own pieces: the plans that have so many. */
  private readonly sizes = new Int32Array(2 * (TERMS + 1));
  /** Plans with a piece that may come from a hand. */
  private readonly fromHand = new Int32Array(2);
  private readonly found = new Int32Array(2);

  constructor(side: 0 | 1) {
    this.side = side;
  }

  clear(): void {
    this.entries.fill(0);
    this.members.fill(0);
    this.sizes.fill(0);
    this.fromHand.fill(0);
  }

  /** Notes how many own pieces a plan has. */
  count(plan: number, size: number): void {
    this.sizes[(plan >> 5) * (TERMS + 1) + size]! |= 1 << (plan & 31);
  }

  /** Notes a set of squares from which an own piece could come to its post, or a layer from its pyramid there. */
  come(plan: number, id: number, squares: Int32Array, first: number): void {
    this.members[id >> 5]! |= 1 << (id & 31);
    for (let word = 0; word < WORDS; word++) {
      for (let left = squares[first + word]!; left !== 0; left &= left - 1) {
        const from = 31 - Math.clz32(left & -left) + 32 * word;
        this.entries[placeOf(id, from) + 2 + (plan >> 5)]! |= 1 << (plan & 31);
      }
    }
  }

  comeFromHand(plan: number): void {
    this.fromHand[plan >> 5]! |= 1 << (plan & 31);
  }

  /** Notes where an own piece must stand. */
  stand(plan: number, id: number, square: number): void {
    this.entries[placeOf(id, square) + (plan >> 5)]! |= 1 << (plan & 31);
  }

  /** Finds the plans; the set serves again with the next look. */
  find(cells: Int32Array): Int32Array {
    const { entries, members, side, found, fromHand } = this;
    const roster = ROSTER + 2 * side;
    const places = WHERE;
    // By word: the plans of which at least one, two, three, four own pieces are at their posts.
    let [a1, a2, a3, a4, b1, b2, b3, b4] = [0, 0, 0, 0, 0, 0, 0, 0];
    let a = fromHand[0]!;
    let b = fromHand[1]!;
    for (let word = 0; word < 2; word++) {
      for (let left = cells[roster + word]! & members[word]!; left !== 0; left &= left - 1) {
        const id = 31 - Math.clz32(left & -left) + 32 * word;
        const at = placeOf(id, cells[places + id]! & 127);
        const low = entries[at]!;
        const high = entries[at + 1]!;
        a4 |= a3 & low;
        a3 |= a2 & low;
        a2 |= a1 & low;
        a1 |= low;
        b4 |= b3 & high;
        b3 |= b2 & high;
        b2 |= b1 & high;
        b1 |= high;
        a |= entries[at + 2]!;
        b |= entries[at + 3]!;
      }
    }
    found[0] = this.among(0, a, a1, a2, a3, a4);
    found[1] = this.among(1, b, b1, b2, b3, b4);
    return found;
  }

  private among(word: number, come: number, one: number, two: number, three: number, four: number): number {
    const { sizes } = this;
    const at = word * (TERMS + 1);
    const s1 = sizes[at + 1]!;
    const s2 = sizes[at + 2]!;
    const s3 = sizes[at + 3]!;
    const s4 = sizes[at + 4]!;
    return (
      (come & (s1 | (s2 & one) | (s3 & two) | (s4 & three))) |
      (s1 & one) |
      (s2 & two) |
      (s3 & three) |
      (s4 & four)
    );
  }
}

const placeOf = (id: number, square: number): number => (id * MAX_SQUARES + square) * ENTRY;
