import { deadlineOf, record } from '@calculi/protocol';
import type { Contest, Entry } from '@calculi/protocol';
import { Ledger } from './ledger.ts';
import type { Ruling } from './referee.ts';
import { refuse, Refusal } from './refusal.ts';
import type { Services } from './services.ts';
import type { Addition, Digest, StoredGame } from './store/store.ts';

/** What is to be kept, with the seat of someone who sits down by it. */
export interface Decision extends Ruling {
  readonly seat?: NonNullable<Addition['seat']>;
}

export const digestOf = ({ turns, ending, clock }: Contest): Digest => ({
  turns: turns.length,
  ending,
  deadline: clock && ending === null ? deadlineOf(clock) : null,
});

/** Keeps the log of a game in the store, and knows what is in it while it is awake. */
export class Keeper {
  readonly #id: string;
  readonly #services: Services;
  readonly #learnt: (ledger: Ledger) => void;
  /** Null while it sleeps. */
  #ledger: Ledger | null = null;
  #isDoubtful = false;

  /** `learnt` is called whenever more is known than before. */
  constructor(stored: StoredGame, services: Services, learnt: (ledger: Ledger) => void) {
    this.#id = stored.head.id;
    this.#services = services;
    this.#learnt = learnt;
    this.#begin(stored);
  }

  /** What is in the store, as far as anybody can know without asking it; null where it must be asked. */
  get known(): Ledger | null {
    return this.#isDoubtful ? null : this.#ledger;
  }

  get isAsleep(): boolean {
    return this.#ledger === null;
  }

  /** The store may have entries that are not known here: it is asked before anything else is decided. */
  get isDoubtful(): boolean {
    return this.#isDoubtful;
  }

  doubt(): void {
    this.#isDoubtful = true;
  }

  sleep(): void {
    this.#ledger = null;
  }

  /** What is in the store, which is asked where need be. */
  async latest(): Promise<Ledger> {
    return this.known ?? this.#catchUp();
  }

  /** Keeps a decision; false where another node was first, whose entries are then known. */
  async append(ledger: Ledger, { deed, game, seat }: Decision, now: number, key?: string): Promise<boolean> {
    const { store, metrics, report } = this.#services;
    const { contest } = ledger;
    const at = Math.max(now, contest.changed);
    const entry: Entry = { number: contest.length + 1, at, ...(key !== undefined && { key }), deed };
    const digest = digestOf(record(contest, entry));
    const begun = performance.now();
    let isKept: boolean;
    try {
      isKept = await store.append(this.#id, { entry, ...(seat && { seat }), digest });
    } catch (error) {
      // It may have been kept all the same, such as when the connection broke after the commit.
      this.#isDoubtful = true;
      report(error, 'append');
      throw new Refusal('busy', 'this could not be kept now; send it again', error);
    }
    metrics.commit.observe((performance.now() - begun) / 1000);
    if (!isKept) {
      metrics.conflicts.add();
      await this.#catchUp();
      return false;
    }
    metrics.entries.add(deed.type);
    if (seat) ledger.seats = { ...ledger.seats, [seat.side]: seat.hash };
    ledger.add(entry, game);
    this.#learnt(ledger);
    return true;
  }

  /** Reads what has been written since. */
  async #catchUp(): Promise<Ledger> {
    const known = this.#ledger?.contest.length ?? 0;
    const stored = await this.#read(known);
    if (!stored) return refuse('unknown-game', 'this game is not kept any more');
    const ledger = this.#ledger;
    if (!ledger) return this.#begin(stored);
    ledger.seats = stored.seats;
    for (const entry of stored.entries) if (entry.number > known) ledger.add(entry);
    this.#learnt(ledger);
    return ledger;
  }

  async #read(known: number): Promise<StoredGame | null> {
    // Before the store is asked: news that comes while it reads may be of entries that this reading misses.
    this.#isDoubtful = false;
    try {
      return await this.#services.store.read(this.#id, known);
    } catch (error) {
      this.#isDoubtful = true;
      throw error;
    }
  }

  #begin(stored: StoredGame): Ledger {
    const { rulebook } = this.#services;
    const ledger = new Ledger(stored, () => rulebook.startOf(stored.head.agreement));
    this.#ledger = ledger;
    this.#learnt(ledger);
    return ledger;
  }
}
