import type { ListedGame, Side } from '@calculi/protocol';
import { append, arrival, creation } from './change.ts';
import { StoreError } from './error.ts';
import { CommitQueue } from './queue.ts';
import type { Addition, ListQuery, NewGame, Store, StoredGame, StoredPresence } from './store.ts';
import type { Tables } from './tables.ts';

/** Hears of games that other nodes have changed. */
export interface News {
  listen(listener: (id: string | null) => void): void;
  /** Makes sure that it still hears. */
  check(): void;
  close(): Promise<void>;
}

/** The store: tables, a queue before them, and news where there are other nodes. */
export class KeptStore implements Store {
  readonly #tables: Tables;
  readonly #queue: CommitQueue;
  readonly #news: News | null;
  readonly #release: () => void;
  readonly #listeners: ((id: string | null) => void)[] = [];
  #closing: Promise<void> | null = null;

  /** What belongs to this store alone is released when it has been closed. */
  constructor(tables: Tables, news: News | null, release: () => void = () => {}) {
    this.#tables = tables;
    this.#release = release;
    this.#queue = new CommitQueue((changes) => tables.commit(changes));
    this.#news = news;
    news?.listen((id) => this.#tell(id));
  }

  async create(game: NewGame): Promise<void> {
    const accepted = await this.#queue.add(creation(game));
    if (!accepted) throw new StoreError('exists', `There is a game ${game.head.id} already`);
  }

  async append(id: string, addition: Addition): Promise<boolean> {
    return this.#queue.add(append(id, addition));
  }

  async read(id: string, known = 0): Promise<StoredGame | null> {
    return this.#tables.read(id, known);
  }

  async exists(id: string): Promise<boolean> {
    return this.#tables.exists(id);
  }

  async list(query: ListQuery): Promise<ListedGame[]> {
    return this.#tables.list(query);
  }

  async overdue(now: number): Promise<string[]> {
    return this.#tables.overdue(now);
  }

  async forget(before: Parameters<Store['forget']>[0]): Promise<number> {
    return this.#tables.forget(before);
  }

  async come(id: string, side: Side): Promise<void> {
    await this.#queue.add(arrival(id, side, null));
  }

  async leave(id: string, side: Side, at: number): Promise<void> {
    await this.#queue.add(arrival(id, side, at));
  }

  async present(id: string): Promise<StoredPresence> {
    return this.#tables.present(id);
  }

  async heartbeat(now: number): Promise<void> {
    this.#news?.check();
    // One's own news is not heard, but who was at a node that is gone concerns this one too.
    for (const id of await this.#tables.heartbeat(now)) this.#tell(id);
  }

  onNews(listener: (id: string | null) => void): void {
    this.#listeners.push(listener);
  }

  async ping(): Promise<void> {
    await this.#tables.ping();
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    await this.#queue.close();
    await this.#news?.close();
    try {
      await this.#tables.close();
    } finally {
      this.#release();
    }
  }

  #tell(id: string | null): void {
    for (const listener of this.#listeners) listener(id);
  }
}
