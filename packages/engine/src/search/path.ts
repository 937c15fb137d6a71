import type { Game } from '@calculi/rules';
import { cell } from '@calculi/rules/kernel';
import type { Kernel } from '@calculi/rules/kernel';

const { HASH_A, HASH_B, QUIET } = cell;

/** The turn ends between the root and the position looked at, to see what comes round again. */
export class Path {
  turns = 0;
  private hashes = new Int32Array(512);
  private quiet = 0;
  /** Where the turns of the game began before the root. */
  private past: Game['history'] = [];

  recall(past: Game['history']): void {
    this.past = past;
  }

  begin({ cells }: Kernel): void {
    this.turns = -1;
    this.push(cells);
  }

  push(cells: Int32Array): void {
    const at = 2 * ++this.turns;
    this.hashes[at] = cells[HASH_A]!;
    this.hashes[at + 1] = cells[HASH_B]!;
    this.quiet = cells[QUIET]!;
  }

  pop(): void {
    this.turns--;
  }

  /**
   * Whether the position has stood before on this path: then it may as well come round for ever. Of the turn to be played
   * that is asked for the whole game, so that who is ahead does not go round with who is not.
   */
  repeats(): boolean {
    const { hashes, turns } = this;
    if (this.quiet < 4) return false;
    const a = hashes[2 * turns]!;
    const b = hashes[2 * turns + 1]!;
    if (turns === 1) return this.past.some((hash) => hash[0] === a && hash[1] === b);
    for (let at = turns - 4; at >= 0; at -= 2)
      if (hashes[2 * at] === a && hashes[2 * at + 1] === b) return true;
    return false;
  }
}
