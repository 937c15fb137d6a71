import type { Entry, GameView, Request, Side } from '@calculi/protocol';
import { Alarm } from './alarm.ts';
import { Attendance } from './attendance.ts';
import { Audience, encode, encodeNews } from './audience.ts';
import type { Subscriber } from './audience.ts';
import { digestOf, Keeper } from './keeper.ts';
import type { Decision } from './keeper.ts';
import type { Ledger } from './ledger.ts';
import { Line } from './line.ts';
import { judge, overdue } from './referee.ts';
import type { Ruling } from './referee.ts';
import { refusalOf, refuse } from './refusal.ts';
import type { Services } from './services.ts';
import type { StoredGame, StoredPresence } from './store/store.ts';
import { makeSuccessor, successorIdOf } from './successor.ts';

/** How often a decision is made anew because another node was first, before it is refused. */
const ATTEMPTS = 20;

/** How much may wait in one game for each player, and for all others. */
const PLACES = 32;

const NOBODY: StoredPresence = { here: [], away: [] };

/** What is asked of a room, and when that was. */
interface Asking {
  readonly at: number;
  readonly key?: string;
  readonly make: (ledger: Ledger) => Promise<Decision> | Decision;
  /** The entry that it became, where it was done before. */
  readonly find?: (ledger: Ledger) => Entry | null;
}

/**
 * A game somebody looks at. Requests are decided one after another; what was decided is told only once the store has
 * it. A room that is not used for a while sleeps: it keeps its subscribers and forgets what the store knows.
 */
export class Room {
  readonly id: string;
  readonly attendance: Attendance;
  readonly #services: Services;
  readonly #audience = new Audience();
  readonly #alarm: Alarm;
  readonly #keeper: Keeper;
  readonly #line = new Line<Side | 'others'>(PLACES);
  #opening: Promise<Ledger> | null = null;
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
    this.#alarm = new Alarm(services.time, () => this.#timeIsUp());
    this.#keeper = new Keeper(stored, services, (ledger) => this.#learn(ledger));
  }

  get size(): number {
    return this.#audience.size;
  }

  /** Entries may be kept that nobody here has been told of. */
  get isBehind(): boolean {
    return this.#keeper.isDoubtful && this.#audience.size > 0;
  }

  get isAsleep(): boolean {
    return this.#keeper.isAsleep;
  }

  /** Sleeps if it has not been used for so long; says whether the room as a whole is of no use any more. */
  rest(now: number, idle: number): boolean {
    this.attendance.retry();
    if (!this.#line.isEmpty || now - this.#used < idle) return false;
    this.#keeper.sleep();
    return this.#audience.size === 0 && this.attendance.isQuiet;
  }

  /** What is known of the game, after time has done its work. */
  async open(): Promise<Ledger> {
    this.#used = this.#now();
    const { known } = this.#keeper;
    if (known && !overdue(known.contest, this.#used)) return known;
    // All who come at once, as after the loss of another node, wait for the same.
    this.#opening ??= this.#queue(async () => this.#upToDate(this.#now())).finally(
      () => (this.#opening = null),
    );
    return this.#opening;
  }

  /** From now on the subscriber is told everything; gives the welcome to be sent first. */
  enter(subscriber: Subscriber, ledger: Ledger, known: number): Buffer {
    this.#audience.add(subscriber);
    this.attendance.arrive(subscriber.side);
    const { head } = ledger;
    const rest = { head, you: subscriber.side, presence: this.attendance.view(), now: this.#now() };
    return Buffer.from(
      `{"type":"welcome","entries":[${ledger.textAfter(known)}],${JSON.stringify(rest).slice(1)}`,
    );
  }

  leave(subscriber: Subscriber): void {
    if (!this.#audience.remove(subscriber)) return;
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
    this.#keeper.doubt();
    if (!this.isAsleep || this.#audience.size > 0) await this.#queue(async () => this.#upToDate(this.#now()));
  }

  /** Does what a player asks; everyone is told of it. A request done before is confirmed to the asker alone. */
  async request(side: Side, key: string, request: Request): Promise<Buffer | null> {
    // A turn counts from when it came: what it has to wait for here is not its player’s time.
    const at = this.#now();
    return this.#queue(async () => {
      const done = await this.#decide({
        at,
        key,
        make: (ledger) => this.#judge(ledger, side, at, request),
        // A turn for the board as it is now cannot have been played before.
        find: (ledger) =>
          request.type === 'play' && request.board === ledger.contest.board ? null : ledger.find(key),
      });
      if (!done) return null;
      if (done.deed.side !== side) refuse('unreadable', 'this key has been used by your opponent');
      return encodeNews(JSON.stringify(done), this.#now());
    }, side);
  }

  /** Gives a free seat to whoever has this secret; the same seat again when asked again. */
  async sit(hash: string): Promise<Side> {
    return this.#queue(async () => {
      const at = this.#now();
      const had = (await this.#upToDate(at)).sideOf(hash);
      if (had) return had;
      const make = ({ contest, head }: Ledger): Decision => {
        if (contest.ending) refuse('not-under-way', 'the game is over');
        const side = head.sides.find((each) => !contest.seated.includes(each));
        if (!side) return refuse('full', 'both seats are taken; you can watch');
        return { deed: { type: 'sit', side }, seat: { side, hash } };
      };
      await this.#decide({ at, make });
      return (await this.#upToDate(at)).sideOf(hash) ?? refuse('full', 'both seats are taken; you can watch');
    });
  }

  /** Waits until nothing is being decided. */
  async finish(): Promise<void> {
    this.#alarm.cancel();
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
  async #decide({ at, key, make, find = () => null }: Asking): Promise<Entry | null> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const ledger = await this.#upToDate(at);
      const done = find(ledger);
      if (done) return done;
      if (await this.#keeper.append(ledger, await make(ledger), at, key)) return null;
    }
    return refuse('busy', 'others were always first; try again');
  }

  async #judge(ledger: Ledger, side: Side, now: number, request: Request): Promise<Ruling> {
    const presence = request.type === 'claim' ? await this.attendance.latest() : NOBODY;
    const ruling = judge(
      {
        contest: ledger.contest,
        side,
        now,
        presence,
        game: () => ledger.game(),
        successor: () => successorIdOf(ledger),
      },
      request,
    );
    if (ruling.deed.type === 'again' && ruling.deed.game !== undefined)
      await makeSuccessor(ledger, ruling.deed.game, this.#services);
    return ruling;
  }

  /** Knows what is kept, and has ended the game if its time was up at that moment. */
  async #upToDate(at: number): Promise<Ledger> {
    const ledger = await this.#keeper.latest();
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const deed = overdue(ledger.contest, at);
      if (!deed || (await this.#keeper.append(ledger, { deed }, at))) break;
    }
    return ledger;
  }

  /** More is known than before. */
  #learn(ledger: Ledger): void {
    this.#audience.tellEntries(ledger, this.#now());
    this.#alarm.set(digestOf(ledger.contest).deadline);
  }

  #tellPresence(): void {
    this.#audience.tell(() =>
      encode({ type: 'presence', presence: this.attendance.view(), now: this.#now() }),
    );
  }

  #timeIsUp(): void {
    this.open().then(
      ({ contest }) => this.#alarm.set(digestOf(contest).deadline),
      (error: unknown) => this.#services.report(refusalOf(error), 'clock'),
    );
  }
}
