import { deadlineOf, record } from '@calculi/protocol';
import type { Contest, Entry, FromServer, GameView, Request, Side } from '@calculi/protocol';
import { Attendance } from './attendance.ts';
import { Board } from './board.ts';
import { successorId } from './id.ts';
import { Ledger } from './ledger.ts';
import { Line } from './line.ts';
import type { Metrics } from './metrics.ts';
import { judge, overdue } from './referee.ts';
import type { Ruling } from './referee.ts';
import { refusalOf, refuse, Refusal } from './refusal.ts';
import type { Rulebook } from './rulebook.ts';
import type { Addition, Digest, NewGame, Store, StoredGame, StoredPresence } from './store/store.ts';
import type { Time, Timer } from './time.ts';

/** What rooms work with. */
export interface Services {
  readonly store: Store;
  readonly rulebook: Rulebook;
  readonly time: Time;
  /** When the server began. */
  readonly begun: number;
  readonly metrics: Metrics;
  /** Told of faults, for the log. */
  readonly report: (error: unknown, about: string) => void;
}

/** Someone who is told what happens in a game. */
export interface Subscriber {
  /** The side they play; null for a spectator. */
  readonly side: Side | null;
  /** A message as it goes over the wire, the same bytes for all. */
  send(message: Buffer): void;
}

/** How often a decision is made anew because another node was first, before it is refused. */
const ATTEMPTS = 20;

/** How much may wait in one game for each player, and for all others. */
const PLACES = 32;

/** A deadline farther away is left to the sweep. */
const TIMER_REACH = 3_600_000;

export const encode = (message: FromServer): Buffer => Buffer.from(JSON.stringify(message));

export const digestOf = ({ turns, ending, clock }: Contest): Digest => ({
  turns: turns.length,
  ending,
  deadline: clock && ending === null ? deadlineOf(clock) : null,
});

/**
 * A game somebody looks at. Requests are decided one after another; what was decided is told only once the store has
 * it. A room that is not used for a while sleeps: it keeps its subscribers and forgets what the store knows.
 */
export class Room {
  readonly id: string;
  readonly attendance: Attendance;
  readonly #services: Services;
  readonly #subscribers = new Set<Subscriber>();
  /** Null while it sleeps. */
  #ledger: Ledger | null = null;
  #board: Board | null = null;
  /** How many entries the subscribers have been told. */
  #told = 0;
  #opening: Promise<Ledger> | null = null;
  readonly #line = new Line<Side | 'others'>(PLACES);
  /** The store may have entries that are not known here: it is asked before anything else is decided. */
  #isDoubtful = false;
  #timer: { readonly at: number; readonly timer: Timer } | null = null;
  /** When it was last of use to anybody. */
  #used: number;

  constructor(stored: StoredGame, services: Services) {
    this.#services = services;
    this.id = stored.head.id;
    this.#used = services.time.now();
    this.attendance = new Attendance({
      id: this.id,
      store: services.store,
      time: services.time,
      begun: services.begun,
      changed: () => this.#tellPresence(),
      failed: (error) => services.report(error, 'presence'),
    });
    this.#wake(stored);
  }

  get size(): number {
    return this.#subscribers.size;
  }

  /** Entries may be kept that nobody here has been told of. */
  get isBehind(): boolean {
    return this.#isDoubtful && this.#subscribers.size > 0;
  }

  get isAsleep(): boolean {
    return this.#ledger === null;
  }

  /** Sleeps if it has not been used for so long; says whether the room as a whole is of no use any more. */
  rest(now: number, idle: number): boolean {
    this.attendance.retry();
    if (!this.#line.isEmpty || now - this.#used < idle) return false;
    this.#ledger = null;
    this.#board = null;
    return this.#subscribers.size === 0 && this.attendance.isQuiet;
  }

  /** What is known of the game, after time has done its work. */
  async open(): Promise<Ledger> {
    this.#used = this.#now();
    const ledger = this.#ledger;
    if (ledger && !this.#isDoubtful && !overdue(ledger.contest, this.#used)) return ledger;
    // All who come at once, as after the loss of another node, wait for the same.
    this.#opening ??= this.#queue(async () => this.#upToDate()).finally(() => (this.#opening = null));
    return this.#opening;
  }

  /** From now on the subscriber is told everything; gives the welcome to be sent first. */
  enter(subscriber: Subscriber, ledger: Ledger, known: number): Buffer {
    this.#subscribers.add(subscriber);
    this.attendance.arrive(subscriber.side);
    const { head } = ledger;
    const rest = { head, you: subscriber.side, presence: this.attendance.view(), now: this.#now() };
    return Buffer.from(
      `{"type":"welcome","entries":[${ledger.textAfter(known)}],${JSON.stringify(rest).slice(1)}`,
    );
  }

  leave(subscriber: Subscriber): void {
    if (!this.#subscribers.delete(subscriber)) return;
    this.#used = this.#now();
    this.attendance.depart(subscriber.side);
  }

  async view(): Promise<GameView> {
    const ledger = await this.open();
    return {
      head: ledger.head,
      entries: ledger.entries(),
      presence: this.attendance.view(),
      now: this.#now(),
    };
  }

  /** Reads what another node has written. */
  async follow(): Promise<void> {
    this.attendance.refresh();
    // Whatever is decided next reads it first, also where too much waits for one more.
    this.#isDoubtful = true;
    if (this.#ledger || this.#subscribers.size > 0) await this.#queue(async () => this.#upToDate());
  }

  /** Does what a player asks; everyone is told of it. A request done before is confirmed to the asker alone. */
  async request(side: Side, key: string, request: Request): Promise<Buffer | null> {
    return this.#queue(async () => {
      const done = await this.#decide(
        (ledger) => this.#judge(ledger, side, request),
        // A turn for the board as it is now cannot have been played before.
        (ledger) =>
          request.type === 'play' && request.board === ledger.contest.board ? null : ledger.find(key),
        key,
      );
      if (!done) return null;
      if (done.deed.side !== side) refuse('unreadable', 'this key has been used by your opponent');
      return this.#news(JSON.stringify(done));
    }, side);
  }

  /** Gives a free seat to whoever has this secret; the same seat again when asked again. */
  async sit(hash: string): Promise<Side> {
    return this.#queue(async () => {
      const had = (await this.#upToDate()).sideOf(hash);
      if (had) return had;
      await this.#decide(({ contest, head }) => {
        if (contest.ending) refuse('not-under-way', 'the game is over');
        const side = head.sides.find((each) => !contest.seated.includes(each));
        if (!side) return refuse('full', 'both seats are taken; you can watch');
        return { deed: { type: 'sit', side }, seat: { side, hash } };
      });
      return (await this.#upToDate()).sideOf(hash) ?? refuse('full', 'both seats are taken; you can watch');
    });
  }

  /** Waits until nothing is being decided. */
  async finish(): Promise<void> {
    this.#timer?.timer.cancel();
    await this.#line.settled();
  }

  #now(): number {
    return this.#services.time.now();
  }

  async #queue<Result>(task: () => Promise<Result>, asker: Side | 'others' = 'others'): Promise<Result> {
    this.#used = this.#now();
    return this.#line.add(asker, task);
  }

  /** Decides until the decision is kept; gives the entry where the request was done before. */
  async #decide(
    make: (ledger: Ledger) => Promise<Decision> | Decision,
    find: (ledger: Ledger) => Entry | null = () => null,
    key?: string,
  ): Promise<Entry | null> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const ledger = await this.#upToDate();
      const done = find(ledger);
      if (done) return done;
      if (await this.#append(ledger, await make(ledger), key)) return null;
    }
    return refuse('busy', 'others were always first; try again');
  }

  async #judge(ledger: Ledger, side: Side, request: Request): Promise<Ruling> {
    const { contest, head, seats } = ledger;
    const presence = request.type === 'claim' ? await this.#presence() : NOBODY;
    const successor = () => successorId(head.id, Object.values(seats).sort());
    this.#board ??= new Board(() => this.#services.rulebook.startOf(head.agreement));
    const board = this.#board;
    const game = () => board.after(contest.actions);
    const ruling = judge({ contest, side, now: this.#now(), presence, game, successor }, request);
    if (ruling.deed.type === 'again' && ruling.deed.game !== undefined)
      await this.#makeSuccessor(ledger, ruling.deed.game);
    return ruling;
  }

  /** Who is there, by the store’s latest knowledge and our own. */
  async #presence(): Promise<GameView['presence']> {
    this.attendance.refresh();
    await this.attendance.settled();
    return this.attendance.view();
  }

  async #makeSuccessor(ledger: Ledger, id: string): Promise<void> {
    const { store, metrics } = this.#services;
    if (await store.exists(id)) return;
    try {
      await store.create(successorOf(ledger, id, this.#now()));
      metrics.created.add();
    } catch (error) {
      // Another node may have made it at the same moment.
      if (!(await store.exists(id))) throw error;
    }
  }

  /** Knows what is kept, and has ended the game if its time is up. */
  async #upToDate(): Promise<Ledger> {
    const ledger = this.#ledger && !this.#isDoubtful ? this.#ledger : await this.#catchUp();
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const deed = overdue(ledger.contest, this.#now());
      if (!deed || (await this.#append(ledger, { deed }))) break;
    }
    return ledger;
  }

  /** Keeps a decision and tells everyone; false where another node was first, whose entries are then known. */
  async #append(ledger: Ledger, { deed, game, seat }: Decision, key?: string): Promise<boolean> {
    const { store, metrics, report } = this.#services;
    const { contest } = ledger;
    const at = Math.max(this.#now(), contest.changed);
    const entry: Entry = { number: contest.length + 1, at, ...(key !== undefined && { key }), deed };
    const digest = digestOf(record(contest, entry));
    const begun = performance.now();
    let isKept: boolean;
    try {
      isKept = await store.append(this.id, { entry, ...(seat && { seat }), digest });
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
    this.#take(ledger, [entry]);
    if (game) this.#board?.keep(game, ledger.contest.actions.length);
    return true;
  }

  /** Reads what has been written since, and tells it. */
  async #catchUp(): Promise<Ledger> {
    const known = this.#ledger?.contest.length ?? 0;
    const stored = await this.#read(known);
    if (!stored) return refuse('unknown-game', 'this game is not kept any more');
    const ledger = this.#ledger;
    if (!ledger) return this.#wake(stored);
    ledger.seats = stored.seats;
    this.#take(
      ledger,
      stored.entries.filter(({ number }) => number > known),
    );
    return ledger;
  }

  async #read(known: number): Promise<StoredGame | null> {
    // News that comes meanwhile may be of what is not read any more.
    this.#isDoubtful = false;
    try {
      return await this.#services.store.read(this.id, known);
    } catch (error) {
      this.#isDoubtful = true;
      throw error;
    }
  }

  #wake(stored: StoredGame): Ledger {
    const ledger = new Ledger(stored);
    this.#ledger = ledger;
    this.#tell(ledger);
    return ledger;
  }

  /** Kept entries become known to all. */
  #take(ledger: Ledger, entries: readonly Entry[]): void {
    for (const entry of entries) {
      ledger.add(entry);
      if (entry.deed.type === 'take-back') this.#board?.drop();
    }
    this.#tell(ledger);
  }

  /** Tells everyone what they have not been told. */
  #tell(ledger: Ledger): void {
    const { length } = ledger.contest;
    if (this.#subscribers.size > 0 && length > this.#told)
      this.#broadcast(this.#news(ledger.textAfter(this.#told)));
    this.#told = length;
    this.#setTimer(ledger);
  }

  #news(entries: string): Buffer {
    return Buffer.from(`{"type":"news","entries":[${entries}],"now":${this.#now()}}`);
  }

  #broadcast(message: Buffer): void {
    for (const subscriber of this.#subscribers) subscriber.send(message);
  }

  #tellPresence(): void {
    if (this.#subscribers.size > 0)
      this.#broadcast(encode({ type: 'presence', presence: this.attendance.view(), now: this.#now() }));
  }

  /** Wakes when time is up. A timer that rings too early is set again then, so that a turn seldom costs one. */
  #setTimer({ contest }: Ledger): void {
    const { deadline } = digestOf(contest);
    if (deadline === null || (this.#timer && this.#timer.at <= deadline)) return;
    this.#timer?.timer.cancel();
    this.#timer = null;
    const wait = deadline - this.#now();
    if (wait > TIMER_REACH) return;
    const timer = this.#services.time.after(wait, () => {
      this.#timer = null;
      this.open().then(
        (ledger) => this.#setTimer(ledger),
        (error: unknown) => this.#services.report(refusalOf(error), 'clock'),
      );
    });
    this.#timer = { at: deadline, timer };
  }
}

const NOBODY: StoredPresence = { here: [], away: [] };

interface Decision extends Ruling {
  readonly seat?: NonNullable<Addition['seat']>;
}

/** The game that follows, with sides changed: the secrets of both players open it too. */
const successorOf = ({ head, seats }: Ledger, id: string, created: number): NewGame => {
  const [first, second] = head.sides;
  return {
    head: { ...head, id, created },
    seats: {
      ...(seats[second] !== undefined && { [first]: seats[second] }),
      ...(seats[first] !== undefined && { [second]: seats[first] }),
    },
    entries: head.sides.map((side, index) => ({
      number: index + 1,
      at: created,
      deed: { type: 'sit', side },
    })),
  };
};
