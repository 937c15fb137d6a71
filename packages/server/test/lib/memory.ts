import { contestOf } from '@calculi/protocol';
import type { Entry, Head, ListedGame, Side } from '@calculi/protocol';
import type { Addition, NewGame, Seats, Store, StoredPresence } from '@calculi/server';

interface Kept {
  readonly head: Head;
  seats: Seats;
  entries: Entry[];
  deadline: number | null;
  readonly here: Set<Side>;
  readonly away: Map<Side, number>;
}

const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** A store without a disk, for tests of what stands on it. */
export class MemoryStore implements Store {
  readonly games = new Map<string, Kept>();
  readonly #listeners: ((id: string | null) => void)[] = [];

  async create({ head, seats, entries }: NewGame): Promise<void> {
    if (this.games.has(head.id)) throw new Error('there is a game with this id');
    const kept = {
      head,
      seats,
      entries: [...entries],
      deadline: null,
      here: new Set<Side>(),
      away: new Map(),
    };
    this.games.set(head.id, copy(kept) && kept);
  }

  async append(id: string, { entry, seat, digest }: Addition): Promise<boolean> {
    const game = this.games.get(id);
    if (!game) throw new Error('there is no such game');
    if (entry.number !== game.entries.length + 1) return false;
    game.entries.push(copy(entry));
    if (seat) game.seats = { ...game.seats, [seat.side]: seat.hash };
    game.deadline = digest.deadline;
    return true;
  }

  async read(id: string, known = 0) {
    const game = this.games.get(id);
    return game ? copy({ head: game.head, seats: game.seats, entries: game.entries.slice(known) }) : null;
  }

  async exists(id: string): Promise<boolean> {
    return this.games.has(id);
  }

  async list({ state, before, limit }: Parameters<Store['list']>[0]): Promise<ListedGame[]> {
    return [...this.games.values()]
      .map(({ head, entries }) => contestOf(head, entries))
      .filter(({ head, ending, seated }) => {
        const is = ending ? 'finished' : seated.length < 2 ? 'waiting' : 'playing';
        return head.agreement.listed && is === state;
      })
      .map(({ head, turns, seated, ending, changed }) => ({
        head,
        turns: turns.length,
        seated: [...seated],
        ending,
        changed,
      }))
      .sort((a, b) => b.changed - a.changed || (a.head.id < b.head.id ? 1 : -1))
      .filter(
        ({ head, changed }) =>
          !before || changed < before.changed || (changed === before.changed && head.id < before.id),
      )
      .slice(0, limit);
  }

  async overdue(now: number): Promise<string[]> {
    return [...this.games.values()]
      .filter(({ deadline }) => deadline !== null && deadline <= now)
      .map(({ head }) => head.id);
  }

  async forget(before: { readonly finished: number; readonly abandoned: number }): Promise<number> {
    let count = 0;
    for (const { head, entries } of this.games.values()) {
      const { ending, changed } = contestOf(head, entries);
      if (changed >= (ending ? before.finished : before.abandoned)) continue;
      this.games.delete(head.id);
      count += 1;
    }
    return count;
  }

  async come(id: string, side: Side): Promise<void> {
    this.games.get(id)?.here.add(side);
    this.games.get(id)?.away.delete(side);
  }

  async leave(id: string, side: Side, at: number): Promise<void> {
    this.games.get(id)?.here.delete(side);
    this.games.get(id)?.away.set(side, at);
  }

  async present(id: string): Promise<StoredPresence> {
    const game = this.games.get(id);
    if (!game) return { here: [], away: [] };
    return { here: [...game.here], away: [...game.away].map(([side, since]) => ({ side, since })) };
  }

  async heartbeat(): Promise<void> {}

  onNews(listener: (id: string | null) => void): void {
    this.#listeners.push(listener);
  }

  /** As if another node had changed a game. */
  tell(id: string | null): void {
    for (const listener of this.#listeners) listener(id);
  }

  async ping(): Promise<void> {}

  async close(): Promise<void> {}
}
