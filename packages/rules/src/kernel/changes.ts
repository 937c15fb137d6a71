/** How many numbers it takes to save what has changed. */
export const SAVED_CHANGES = 7;

/** Where the set begins that is shared. */
export const SHARED = 4;

/**
 * Which pieces of a kernel may be elsewhere, or have other layers, than when they were last looked at: a set for each of
 * two onlookers, one by side, and one shared by two more who look at their own side's pieces only. Every piece outside it
 * is certainly as it was.
 */
export class Changes {
  /** By `side * 2`, then the shared one. An onlooker may strike out a piece that it finds as it was. */
  readonly sets = new Int32Array(6).fill(-1);
  /** Whether anything was undone since what was done became final: then what is done next may well be undone too. */
  undone = false;
  /** How often an onlooker has begun anew. */
  private looks = 0;
  /** Whether that was ever: in a game without onlookers nothing need be saved. */
  private watched = false;

  note(id: number): void {
    const { sets } = this;
    const word = id >> 5;
    const bit = 1 << (id & 31);
    sets[word]! |= bit;
    sets[word + 2]! |= bit;
    sets[word + 4]! |= bit;
  }

  /** Anything may have changed. */
  noteAll(): void {
    this.sets.fill(-1);
  }

  /** An onlooker has looked at these pieces as they are now: a part of the word of its set. */
  clear(word: number, seen: number): void {
    if (seen === 0) return;
    this.looks = (this.looks + 1) | 0;
    this.watched = true;
    this.sets[word]! &= ~seen;
  }

  save(frames: Int32Array, at: number): void {
    const { sets } = this;
    frames[at] = this.looks;
    if (!this.watched) return;
    frames[at + 1] = sets[0]!;
    frames[at + 2] = sets[1]!;
    frames[at + 3] = sets[2]!;
    frames[at + 4] = sets[3]!;
    frames[at + 5] = sets[4]!;
    frames[at + 6] = sets[5]!;
  }

  /** All that was done since is undone: as if it had never been, unless somebody has looked; says whether that is so. */
  undo(frames: Int32Array, at: number): boolean {
    const { sets } = this;
    this.undone = true;
    if (frames[at] !== this.looks) return false;
    if (this.watched) for (let word = 0; word < 6; word++) sets[word] = frames[at + 1 + word]!;
    return true;
  }
}
