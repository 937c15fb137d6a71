import type { Creation, Entry, Head, Seat } from '@calculi/protocol';
import { sideToPlay } from '@calculi/rules';
import { newGameId } from './id.ts';
import { refusalOf, refuse } from './refusal.ts';
import { Room } from './room.ts';
import type { Services } from './services.ts';
import { hashSecret } from './secret.ts';

/** After so long without use a room sleeps, or goes when nobody is in it. */
export const IDLE = 60_000;

/** The games somebody looks at, each in its room. */
export class Rooms {
  readonly #services: Services;
  readonly #rooms = new Map<string, Room>();
  readonly #opening = new Map<string, Promise<Room>>();

  constructor(services: Services) {
    this.#services = services;
    services.metrics.watch({ rooms: () => this.#rooms.size });
    services.store.onNews((id) => this.#hear(id));
  }

  get size(): number {
    return this.#rooms.size;
  }

  /** The room of a game; refused where there is no such game. */
  async open(id: string): Promise<Room> {
    const room = this.#rooms.get(id);
    if (room) return room;
    const begun = this.#opening.get(id);
    if (begun) return begun;
    const opening = this.#load(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  /** Makes a game, whose creator sits at once. */
  async create({ agreement, side: wanted, secret }: Creation): Promise<Seat> {
    const { store, rulebook, time, metrics } = this.#services;
    const start = rulebook.startOf(agreement);
    const { sides } = start.rules.ruleSet;
    const side = wanted === 'lot' ? sides[Math.random() < 0.5 ? 0 : 1] : wanted;
    if (!sides.includes(side)) refuse('unsound', `side: ${side} is not one of ${sides.join(' and ')}`);
    const created = time.now();
    const head: Head = {
      id: newGameId(),
      agreement,
      sides: [...sides],
      begins: sideToPlay(start),
      created,
    };
    const entries: Entry[] = [{ number: 1, at: created, deed: { type: 'sit', side } }];
    await store.create({ head, seats: { [side]: hashSecret(secret) }, entries });
    metrics.created.add();
    return { id: head.id, side };
  }

  /** Ends games whose time is up, whether or not anyone looks at them. */
  async endOverdue(): Promise<void> {
    const { store, time, report } = this.#services;
    for (const id of await store.overdue(time.now())) {
      try {
        await (await this.open(id)).open();
      } catch (error) {
        report(refusalOf(error), 'overdue');
      }
    }
  }

  /** Lets go of what is not used, and reads again what could not be read. */
  tidy(): void {
    const now = this.#services.time.now();
    for (const [id, room] of this.#rooms) {
      if (room.isBehind) this.#follow(room);
      if (!room.rest(now, IDLE)) continue;
      this.#rooms.delete(id);
      void room.finish();
    }
  }

  /** Finishes what was begun in every room. */
  async finish(): Promise<void> {
    await Promise.all([...this.#rooms.values()].map((room) => room.finish()));
  }

  async close(): Promise<void> {
    await this.finish();
    await Promise.all([...this.#rooms.values()].map((room) => room.attendance.close()));
    this.#rooms.clear();
  }

  async #load(id: string): Promise<Room> {
    const stored = await this.#services.store.read(id);
    if (!stored) return refuse('unknown-game', 'there is no such game, or it is not kept any more');
    const room = new Room(stored, this.#services);
    // News that came while the game was read would be missed, so the room is known before it is asked who is there.
    this.#rooms.set(id, room);
    room.attendance.refresh();
    await room.attendance.settled();
    return room;
  }

  /** Another node has changed a game; null: it may have changed any. */
  #hear(id: string | null): void {
    const changed = id === null ? [...this.#rooms.values()] : [this.#rooms.get(id)];
    // What is being read now may be old already: it is read again once it is there.
    const opening = id === null ? [...this.#opening.values()] : [this.#opening.get(id)];
    for (const room of changed) if (room) this.#follow(room);
    for (const each of opening)
      each?.then(
        (room) => this.#follow(room),
        () => undefined,
      );
  }

  #follow(room: Room): void {
    room.follow().catch((error: unknown) => this.#services.report(refusalOf(error), 'news'));
  }
}
