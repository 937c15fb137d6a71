// What players have been told is kept: every entry the server announced, to be found again in the log as it was.
import { isDeepStrictEqual } from 'node:util';
import { readGame } from '../lib/online/api.mjs';
import { faultsOf } from '../lib/online/replay.mjs';

export class Ledger {
  confirmed = 0;
  lost = [];
  unreadable = [];
  #games = new Map();

  /** A game that the server said there is. */
  know(id) {
    if (!this.#games.has(id)) this.#games.set(id, []);
  }

  /** An entry that the server announced to anyone. */
  hear(id, entry) {
    this.know(id);
    const known = this.#games.get(id);
    const before = known[entry.number - 1];
    if (before === undefined) {
      known[entry.number - 1] = entry;
      this.confirmed++;
    } else if (!isDeepStrictEqual(before, entry))
      this.lost.push(`game ${id}: ${JSON.stringify(before)} became ${JSON.stringify(entry)}`);
  }

  get games() {
    return [...this.#games.keys()];
  }

  /** Reads games again and compares them with what was said of them. */
  async check(base, ids) {
    for (const id of ids) {
      // What is announced from now on may come too late for this reading.
      const known = [...this.#games.get(id)];
      try {
        const view = await readGame(base, id);
        this.unreadable.push(...faultsOf(view));
        this.#compare(id, known, view.entries);
      } catch (error) {
        this.unreadable.push(`game ${id}: ${error.message}`);
      }
    }
  }

  #compare(id, known, entries) {
    for (const [index, entry] of known.entries())
      if (entry !== undefined && !isDeepStrictEqual(entry, entries[index]))
        this.lost.push(
          `game ${id}: confirmed ${JSON.stringify(entry)}, found ${JSON.stringify(entries[index])}`,
        );
  }
}
