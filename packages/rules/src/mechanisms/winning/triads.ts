import type { Army } from '../../kernel/army.ts';
import { MAX_PIECES } from '../../kernel/cells.ts';
import { progressionAmong } from '../../numbers/progression.ts';

const WIDTH = MAX_PIECES;

/** Which pieces could form a progression by their numbers alone, wherever they stand; a pyramid could with any others. */
export class Triads {
  private readonly kinds: number;
  private readonly army: Army;
  /** By two pieces, two integers: the set of thirds; and whether it is known, for it is found when it is asked for. */
  private readonly thirds = new Int32Array(2 * WIDTH * WIDTH);
  private readonly known = new Uint8Array(WIDTH * WIDTH);
  /** The pieces that were added, as a list and as a set. */
  private readonly members = new Uint8Array(WIDTH);
  private count = 0;
  private low = 0;
  private high = 0;

  constructor(army: Army, kinds: number) {
    this.army = army;
    this.kinds = kinds;
  }

  clear(): void {
    this.count = this.low = this.high = 0;
  }

  add(id: number): void {
    this.members[this.count++] = id;
    if (id < 32) this.low |= 1 << id;
    else this.high |= 1 << (id - 32);
  }

  /** Whether a piece could form a progression with two of those added. */
  completes(id: number): boolean {
    const { members, known, thirds, low, high, count } = this;
    for (let index = 0; index < count; index++) {
      const pair = id * WIDTH + members[index]!;
      if (known[pair] === 0) this.findThirds(id, members[index]!);
      if (((thirds[2 * pair]! & low) | (thirds[2 * pair + 1]! & high)) !== 0) return true;
    }
    return false;
  }

  /** Whether three pieces could. */
  fit(one: number, other: number, third: number): boolean {
    const pair = one * WIDTH + other;
    if (this.known[pair] === 0) this.findThirds(one, other);
    return ((this.thirds[2 * pair + (third >> 5)]! >>> third) & 1) !== 0;
  }

  private findThirds(one: number, other: number): void {
    const pair = one * WIDTH + other;
    this.known[pair] = 1;
    for (const { id } of this.army.pieces) {
      if (id !== one && id !== other && this.agree(one, other, id))
        this.thirds[2 * pair + (id >> 5)]! |= 1 << (id & 31);
    }
  }

  private agree(one: number, other: number, third: number): boolean {
    const { pieces, pyramidCode } = this.army;
    if ((pyramidCode[one]! | pyramidCode[other]! | pyramidCode[third]!) !== 0) return true;
    const kind = progressionAmong(pieces[one]!.value, pieces[other]!.value, pieces[third]!.value);
    return (kind & this.kinds) !== 0;
  }
}
