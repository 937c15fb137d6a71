import { contestOf, record } from '@calculi/protocol';
import type { Contest, Entry, Head, Side } from '@calculi/protocol';
import { sideOfHash } from './secret.ts';
import type { Seats, StoredGame } from './store/store.ts';

/** What is known of a game: its log, as the texts that are sent, and what it says. */
export class Ledger {
  readonly head: Head;
  seats: Seats;
  #contest: Contest;
  readonly #texts: string[];

  constructor({ head, seats, entries }: StoredGame) {
    this.head = head;
    this.seats = seats;
    this.#contest = contestOf(head, entries);
    this.#texts = entries.map((entry) => JSON.stringify(entry));
  }

  get contest(): Contest {
    return this.#contest;
  }

  sideOf(secretHash: string): Side | null {
    return sideOfHash(this.seats, secretHash);
  }

  add(entry: Entry): void {
    this.#contest = record(this.#contest, entry);
    this.#texts.push(JSON.stringify(entry));
  }

  /** All entries but so many, as they stand in a message. */
  textAfter(known: number): string {
    return this.#texts.slice(known).join(',');
  }

  entries(): Entry[] {
    return this.#texts.map((text) => JSON.parse(text) as Entry);
  }

  /** The entry that came from a request with this key. Looking for it costs less than a table of keys in every game. */
  find(key: string): Entry | null {
    const part = `"key":"${key}"`;
    for (let at = this.#texts.length - 1; at >= 0; at--) {
      const text = this.#texts[at] ?? '';
      if (text.includes(part)) return JSON.parse(text) as Entry;
    }
    return null;
  }
}
