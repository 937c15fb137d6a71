import { cell } from '@calculi/rules/kernel';

const { HASH_A, HASH_B, WORDS } = cell;

/** Positions remembered, a power of two. */
const PLACES = 1 << 13;

/** What was found of the positions of one search, where judging takes long: many come up again by another order of moves. */
export class Memory {
  /** By place, two integers: the hash of the position, 0 for none. */
  private readonly hashes = new Int32Array(2 * PLACES);
  private readonly sums = new Float64Array(PLACES);
  private readonly sets = new Int32Array(WORDS * PLACES);

  forget(): void {
    this.hashes.fill(0);
  }

  /** The sum noted of a position, and a set of squares with it; NaN where there is none. */
  recall(cells: Int32Array, set: Int32Array): number {
    const { hashes, sets } = this;
    const place = cells[HASH_A]! & (PLACES - 1);
    if (hashes[2 * place] !== cells[HASH_A] || hashes[2 * place + 1] !== cells[HASH_B]) return NaN;
    for (let word = 0; word < WORDS; word++) set[word] = sets[WORDS * place + word]!;
    return this.sums[place]!;
  }

  note(cells: Int32Array, sum: number, set: Int32Array): void {
    const { hashes, sets } = this;
    const place = cells[HASH_A]! & (PLACES - 1);
    hashes[2 * place] = cells[HASH_A]!;
    hashes[2 * place + 1] = cells[HASH_B]!;
    this.sums[place] = sum;
    for (let word = 0; word < WORDS; word++) sets[WORDS * place + word] = set[word]!;
  }
}
