import type { Presence, Side } from '@calculi/protocol';
import { refuse } from './refusal.ts';
import type { Store, StoredPresence } from './store/store.ts';
import type { Time, Timer } from './time.ts';

/** A page that is loaded anew, or a phone that changes its network, is back within this time and has not left. */
export const GRACE = 5000;

/** Changes within this time are told together, so that a crowd arriving costs one message each and not one per pair. */
export const GATHER = 200;

export interface Attended {
  readonly id: string;
  readonly store: Pick<Store, 'come' | 'leave' | 'present'>;
  readonly time: Time;
  /** Since when one could have been here at all: while the server was away nobody could. */
  readonly begun: number;
  /** Called some time after who is there has changed. */
  readonly changed: () => void;
  readonly failed: (error: unknown) => void;
}

/** Who is connected to a game: players at any node, spectators at this one. */
export class Attendance {
  readonly #to: Attended;
  #stored: StoredPresence = { here: [], away: [] };
  #watchers = 0;
  /** Sockets of each player at this node. */
  readonly #sockets = new Map<Side, number>();
  /** Players whose last socket has closed, and when; they are counted as here until the grace is over. */
  readonly #parting = new Map<Side, { readonly at: number; readonly timer: Timer }>();
  /** What the store has been told. */
  readonly #announced = new Set<Side>();
  /** When players left that the store has not been told of yet. */
  readonly #left = new Map<Side, number>();
  #work: Promise<void> | null = null;
  #isAsked = false;
  /** The store could not be told something, or did not say who is there. */
  #isStale = false;
  #gathering: Timer | null = null;

  constructor(to: Attended) {
    this.#to = to;
  }

  arrive(side: Side | null): void {
    if (side === null) this.#watchers += 1;
    else {
      this.#sockets.set(side, (this.#sockets.get(side) ?? 0) + 1);
      this.#parting.get(side)?.timer.cancel();
      this.#parting.delete(side);
      this.#left.delete(side);
      if (!this.#announced.has(side)) this.refresh();
    }
    this.#tell();
  }

  depart(side: Side | null): void {
    if (side === null) {
      this.#watchers -= 1;
      this.#tell();
      return;
    }
    const rest = (this.#sockets.get(side) ?? 0) - 1;
    if (rest > 0) this.#sockets.set(side, rest);
    else {
      this.#sockets.delete(side);
      const timer = this.#to.time.after(GRACE, () => this.#gone(side));
      this.#parting.set(side, { at: this.#to.time.now(), timer });
    }
  }

  /** Nobody is coming or going, and the store knows all. */
  get isQuiet(): boolean {
    return (
      this.#parting.size === 0 && this.#left.size === 0 && this.#work === null && this.#announced.size === 0
    );
  }

  view(): Presence {
    const here = new Set(this.#stored.here.filter((side) => !this.#left.has(side)));
    for (const side of [...this.#sockets.keys(), ...this.#parting.keys()]) here.add(side);
    const left = [...this.#left].map(([side, since]) => ({ side, since }));
    const away = [...this.#stored.away.filter(({ side }) => !this.#left.has(side)), ...left];
    return {
      here: [...here],
      away: away
        .filter(({ side }) => !here.has(side))
        .map(({ side, since }) => ({ side, since: Math.max(since, this.#to.begun) })),
      watchers: this.#watchers,
    };
  }

  /** Who is there as the store says now; refused where the store cannot be asked, since what is known here may be old. */
  async latest(): Promise<Presence> {
    this.refresh();
    await this.settled();
    if (this.#isStale) refuse('busy', 'it cannot be found out now who is here; try again soon');
    return this.view();
  }

  /** Tells the store what it does not know, and asks it who is there; while that goes on another call waits its turn. */
  refresh(): void {
    this.#isAsked = true;
    this.#work ??= this.#run();
  }

  /** Tells the store again what it could not be told, and asks again what it did not answer. */
  retry(): void {
    if (this.#isStale) this.refresh();
  }

  /** Tells nobody anything any more. The store, when it is closed, notes that whoever is here has left. */
  async close(): Promise<void> {
    this.#gathering?.cancel();
    for (const { timer } of this.#parting.values()) timer.cancel();
    await this.settled();
  }

  /** Waits until the store has been told. */
  async settled(): Promise<void> {
    while (this.#work) await this.#work;
  }

  #gone(side: Side): void {
    this.#left.set(side, this.#parting.get(side)?.at ?? this.#to.time.now());
    this.#parting.delete(side);
    this.refresh();
  }

  async #run(): Promise<void> {
    try {
      while (this.#isAsked) {
        this.#isAsked = false;
        await this.#sync();
      }
    } catch (error) {
      // It is tried again with the next change or the next round of the sweep.
      this.#isStale = true;
      this.#to.failed(error);
    } finally {
      this.#work = null;
    }
  }

  async #sync(): Promise<void> {
    const { id, store } = this.#to;
    for (const side of this.#sockets.keys())
      if (!this.#announced.has(side)) {
        await store.come(id, side);
        this.#announced.add(side);
      }
    for (const [side, at] of this.#left) {
      // Before the store is told, so that it is told again of who comes back meanwhile, and also where it fails.
      this.#announced.delete(side);
      await store.leave(id, side, at);
      if (this.#left.get(side) === at) this.#left.delete(side);
    }
    this.#stored = await store.present(id);
    this.#isStale = false;
    this.#tell();
  }

  #tell(): void {
    this.#gathering ??= this.#to.time.after(GATHER, () => {
      this.#gathering = null;
      this.#to.changed();
    });
  }
}
