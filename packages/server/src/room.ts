import { contestOf, deadlineOf, record } from '@calculi/protocol';
import type { Contest, Entry, FromServer, GameView, Head, Request, Side } from '@calculi/protocol';
import { Attendance } from './attendance.ts';
import { Board } from './board.ts';
import { successorId } from './id.ts';
import type { Metrics } from './metrics.ts';
import { judge, overdue } from './referee.ts';
import type { Ruling } from './referee.ts';
import { refusalOf, refuse, Refusal } from './refusal.ts';
import type { Rulebook } from './rulebook.ts';
import { sideOfHash } from './secret.ts';
import type { Addition, Digest, NewGame, Seats, Store, StoredGame } from './store/store.ts';
import type { Time, Timer } from './time.ts';

/** What rooms work with. */
export interface Services {
  readonly store: Store;
  readonly rulebook: Rulebook;
  readonly time: Time;
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

/** Requests that may wait in one game. */
const QUEUE = 64;

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
 * it. The log is kept as text, which is what is sent and takes a third of the memory of objects.
 */
export class Room {
  readonly head: Head;
  readonly attendance: Attendance;
  readonly #services: Services;
  readonly #subscribers = new Set<Subscriber>();
  readonly #board: Board;
  #contest: Contest;
  #seats: Seats;
  readonly #log: string[] = [];
  /** Which entry has which key. */
  readonly #keys = new Map<string, number>();
  #tail: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** An entry may or may not have been kept: the store is asked before anything else is decided. */
  #isDoubtful = false;
  #timer: { readonly at: number; readonly timer: Timer } | null = null;
  /** When it was last of use to anybody. */
  #used: number;

  constructor(stored: StoredGame, services: Services) {
    this.#services = services;
    this.head = stored.head;
    this.#contest = contestOf(stored.head, stored.entries);
    this.#seats = stored.seats;
    this.#used = services.time.now();
    for (const entry of stored.entries) this.#remember(entry);
    this.#board = new Board(() => services.rulebook.startOf(stored.head.agreement));
    this.attendance = new Attendance({
      id: stored.head.id,
      store: services.store,
      time: services.time,
      changed: () => this.#tellPresence(),
      failed: (error) => services.report(error, 'presence'),
    });
    this.#setTimer();
  }

  get contest(): Contest {
    return this.#contest;
  }

  get seats(): Seats {
    return this.#seats;
  }

  get size(): number {
    return this.#subscribers.size;
  }

  /** Lets go of what can be made again; says whether the room as a whole is of no use any more. */
  rest(now: number, idle: number): boolean {
    this.attendance.retry();
    if (this.#waiting > 0 || now - this.#used < idle) return false;
    this.#board.drop();
    return this.#subscribers.size === 0 && this.attendance.isQuiet;
  }

  sideOf(secretHash: string): Side | null {
    return sideOfHash(this.#seats, secretHash);
  }

  /** From now on the subscriber is told everything; gives the welcome to be sent first. */
  enter(subscriber: Subscriber, known: number): Buffer {
    this.#subscribers.add(subscriber);
    this.attendance.arrive(subscriber.side);
    const entries = this.#log.slice(known).join(',');
    const rest = {
      head: this.head,
      you: subscriber.side,
      presence: this.attendance.view(),
      now: this.#now(),
    };
    return Buffer.from(`{"type":"welcome","entries":[${entries}],${JSON.stringify(rest).slice(1)}`);
  }

  leave(subscriber: Subscriber): void {
    if (!this.#subscribers.delete(subscriber)) return;
    this.#used = this.#now();
    this.attendance.depart(subscriber.side);
  }

  /** The game as it is now, after time has done its work. */
  async view(): Promise<GameView> {
    await this.settle();
    return {
      head: this.head,
      entries: this.#log.map((text) => JSON.parse(text) as Entry),
      presence: this.attendance.view(),
      now: this.#now(),
    };
  }

  /** Ends the game where its time is up. */
  async settle(): Promise<void> {
    if (this.#isDoubtful || overdue(this.#contest, this.#now())) await this.#queue(() => this.#upToDate());
  }

  /** Reads what another node has written. */
  async follow(): Promise<void> {
    this.attendance.refresh();
    await this.#queue(() => this.#catchUp());
  }

  /** Does what a player asks; everyone is told of it. A request done before is confirmed to the asker alone. */
  async request(side: Side, key: string, request: Request): Promise<Buffer | null> {
    return this.#queue(async () => {
      const number = await this.#decide(key, () => this.#judge(side, request));
      return number === null ? null : this.#confirmation(number, side);
    });
  }

  /** Gives a free seat to whoever has this secret; the same seat again when asked again. */
  async sit(hash: string): Promise<Side> {
    return this.#queue(async () => {
      await this.#upToDate();
      const had = this.sideOf(hash);
      if (had) return had;
      const find = (): Side => {
        if (this.#contest.ending) refuse('not-under-way', 'the game is over');
        const free = this.head.sides.find((side) => !this.#contest.seated.includes(side));
        return free ?? refuse('full', 'both seats are taken; you can watch');
      };
      await this.#decide(undefined, () => {
        const side = find();
        return { deed: { type: 'sit', side }, seat: { side, hash } };
      });
      return this.sideOf(hash) ?? refuse('full', 'both seats are taken; you can watch');
    });
  }

  /** Waits until nothing is being decided. */
  async finish(): Promise<void> {
    this.#timer?.timer.cancel();
    await this.#tail;
  }

  #now(): number {
    return this.#services.time.now();
  }

  /** One thing after another. */
  async #queue<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#waiting >= QUEUE) refuse('busy', 'too much is asked in this game at once');
    this.#waiting += 1;
    this.#used = this.#now();
    const result = this.#tail.then(task);
    this.#tail = result.then(
      () => (this.#waiting -= 1),
      () => (this.#waiting -= 1),
    );
    return result;
  }

  /** Decides until the decision is kept; gives the number of the entry where the request was done before. */
  async #decide(key: string | undefined, make: () => Promise<Decision> | Decision): Promise<number | null> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      await this.#upToDate();
      const done = key === undefined ? undefined : this.#keys.get(key);
      if (done !== undefined) return done;
      if (await this.#append(await make(), key)) return null;
    }
    return refuse('busy', 'others were always first; try again');
  }

  async #judge(side: Side, request: Request): Promise<Ruling> {
    const { store } = this.#services;
    const contest = this.#contest;
    const presence = request.type === 'claim' ? await this.#presence() : { here: [], away: [] };
    const hashes = this.head.sides.map((each) => this.#seats[each] ?? '');
    const successor = successorId(this.head.id, hashes);
    const game = () => this.#board.after(contest.actions);
    const ruling = judge({ contest, side, now: this.#now(), presence, game, successor }, request);
    if (ruling.deed.type === 'again' && ruling.deed.game) await this.#makeSuccessor(successor, store);
    return ruling;
  }

  /** Who is there, by the store’s latest knowledge and our own. */
  async #presence(): Promise<GameView['presence']> {
    this.attendance.refresh();
    await this.attendance.settled();
    return this.attendance.view();
  }

  /** The game that follows, with sides changed: the secrets of both players open it too. */
  async #makeSuccessor(id: string, store: Store): Promise<void> {
    if (await store.read(id, Number.MAX_SAFE_INTEGER)) return;
    const [first, second] = this.head.sides;
    const seats: Seats = {
      ...(this.#seats[second] !== undefined && { [first]: this.#seats[second] }),
      ...(this.#seats[first] !== undefined && { [second]: this.#seats[first] }),
    };
    const created = this.#now();
    const game: NewGame = {
      head: { ...this.head, id, created },
      seats,
      entries: this.head.sides.map((side, index) => ({
        number: index + 1,
        at: created,
        deed: { type: 'sit', side },
      })),
    };
    try {
      await store.create(game);
      this.#services.metrics.created.add();
    } catch (error) {
      // Another node may have made it at the same moment.
      if (!(await store.read(id, Number.MAX_SAFE_INTEGER))) throw error;
    }
  }

  /** Knows what is kept, and has ended the game if its time is up. */
  async #upToDate(): Promise<void> {
    if (this.#isDoubtful) await this.#catchUp();
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const deed = overdue(this.#contest, this.#now());
      if (!deed || (await this.#append({ deed }))) return;
    }
  }

  /** Keeps a decision and tells everyone; false where another node was first, whose entries are then known. */
  async #append({ deed, game, seat }: Decision, key?: string): Promise<boolean> {
    const { store, metrics } = this.#services;
    const contest = this.#contest;
    const at = Math.max(this.#now(), contest.changed);
    const entry: Entry = { number: contest.length + 1, at, ...(key !== undefined && { key }), deed };
    const after = record(contest, entry);
    const begun = performance.now();
    let isKept: boolean;
    try {
      isKept = await store.append(this.head.id, { entry, ...(seat && { seat }), digest: digestOf(after) });
    } catch (error) {
      // It may have been kept all the same, such as when the connection broke after the commit.
      this.#isDoubtful = true;
      this.#services.report(error, 'append');
      throw new Refusal('busy', 'this could not be kept now; send it again', error);
    }
    metrics.commit.observe((performance.now() - begun) / 1000);
    if (!isKept) {
      metrics.conflicts.add();
      await this.#catchUp();
      return false;
    }
    metrics.entries.add({ deed: deed.type });
    if (seat) this.#seats = { ...this.#seats, [seat.side]: seat.hash };
    this.#contest = after;
    if (game) this.#board.keep(game, after.actions.length);
    if (deed.type === 'take-back') this.#board.drop();
    this.#tell([entry]);
    return true;
  }

  /** Reads what has been written since, and tells it. */
  async #catchUp(): Promise<void> {
    const stored = await this.#services.store.read(this.head.id, this.#contest.length);
    if (!stored) return refuse('unknown-game', 'this game is not kept any more');
    this.#isDoubtful = false;
    this.#seats = stored.seats;
    const news = stored.entries.filter(({ number }) => number > this.#contest.length);
    if (news.length === 0) return;
    for (const entry of news) {
      this.#contest = record(this.#contest, entry);
      if (entry.deed.type === 'take-back') this.#board.drop();
    }
    this.#tell(news);
  }

  #remember(entry: Entry): string {
    const text = JSON.stringify(entry);
    this.#log.push(text);
    if (entry.key !== undefined) this.#keys.set(entry.key, entry.number);
    return text;
  }

  #tell(entries: readonly Entry[]): void {
    this.#broadcast(this.#news(entries.map((entry) => this.#remember(entry)).join(',')));
    this.#setTimer();
  }

  #news(entries: string): Buffer {
    return Buffer.from(`{"type":"news","entries":[${entries}],"now":${this.#now()}}`);
  }

  #confirmation(number: number, side: Side): Buffer {
    const text = this.#log[number - 1] ?? '';
    const { deed } = JSON.parse(text) as Entry;
    if (deed.side !== side) refuse('unreadable', 'this key has been used by your opponent');
    return this.#news(text);
  }

  #broadcast(message: Buffer): void {
    for (const subscriber of this.#subscribers) subscriber.send(message);
  }

  #tellPresence(): void {
    if (this.#subscribers.size > 0)
      this.#broadcast(encode({ type: 'presence', presence: this.attendance.view(), now: this.#now() }));
  }

  /** Wakes when time is up. A timer that rings too early is set again then, so that a turn seldom costs one. */
  #setTimer(): void {
    const { deadline } = digestOf(this.#contest);
    if (deadline === null || (this.#timer && this.#timer.at <= deadline)) return;
    this.#timer?.timer.cancel();
    this.#timer = null;
    const wait = deadline - this.#now();
    if (wait > TIMER_REACH) return;
    const timer = this.#services.time.after(wait, () => {
      this.#timer = null;
      this.settle().then(
        () => this.#setTimer(),
        (error: unknown) => this.#services.report(refusalOf(error), 'clock'),
      );
    });
    this.#timer = { at: deadline, timer };
  }
}

interface Decision extends Ruling {
  readonly seat?: NonNullable<Addition['seat']>;
}
