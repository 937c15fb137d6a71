import { contestOf, record } from '@calculi/protocol';
import type { Contest, Entry, Head, Side } from '@calculi/protocol';
import type { Game, Position } from '@calculi/rules';
import { Board } from './board.ts';
import { sideOfHash } from './secret.ts';
import type { Seats, StoredGame } from './store/store.ts';

/** What is known of a game: its log, as the texts that are sent, what it says, and the board it leads to. */
export class Ledger {
  readonly head: Head;
  seats: Seats;
  #contest: Contest;
  readonly #texts: string[];
  readonly #board: Board;

  constructor({ head, seats, entries }: StoredGame, start: () => Position) {
    this.head = head;
    this.seats = seats;
    this.#contest = contestOf(head, entries);
    this.#texts = entries.map((entry) => JSON.stringify(entry));
    this.#board = new Board(start);
  }

  get contest(): Contest {
    return this.#contest;
  }

  sideOf(secretHash: string): Side | null {
    return sideOfHash(this.seats, secretHash);
  }

  /** The game on the board. */
  game(): Game {
    return this.#board.after(this.#contest.actions);
  }

  /** One more entry; where it changed the board, `game` may be known already. */
  add(entry: Entry, game?: Game): void {
    this.#contest = record(this.#contest, entry);
    this.#texts.push(JSON.stringify(entry));
    if (entry.deed.type === 'take-back') this.#board.drop();
    if (game) this.#board.keep(game, this.#contest.actions.length);
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
