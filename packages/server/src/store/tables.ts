import type { ListedGame } from '@calculi/protocol';
import type { Kysely } from 'kysely';
import type { Change } from './change.ts';
import { StoreError, asStoreError } from './error.ts';
import type { Presence } from './presence.ts';
import { gameExists, listGames, readGame } from './reading.ts';
import type { Database, Schema } from './schema.ts';
import type { ListQuery, Store, StoredGame, StoredPresence } from './store.ts';
import { writeChanges } from './writing.ts';

/** A store without its queue: what is done to the tables of a database, here or in another thread. */
export interface Tables {
  commit(changes: readonly Change[]): Promise<readonly boolean[]>;
  read(id: string, known: number): Promise<StoredGame | null>;
  exists(id: string): Promise<boolean>;
  list(query: ListQuery): Promise<ListedGame[]>;
  overdue(now: number): Promise<string[]>;
  forget(before: Parameters<Store['forget']>[0]): Promise<number>;
  present(id: string): Promise<StoredPresence>;
  /** The games whose players were at nodes that are gone. */
  heartbeat(now: number): Promise<string[]>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** As many clocks as are looked after at once, and games removed in one transaction: others wait for it. */
const OVERDUE_AT_ONCE = 1000;
const FORGOTTEN_AT_ONCE = 200;

/** How often a transaction is tried again that another node's stood in the way of. */
const ATTEMPTS = 3;

/** Serialization failure and deadlock, as PostgreSQL calls them: nothing was kept, and trying again helps. */
const isPassing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');

export class SqlTables implements Tables {
  readonly #database: Database;
  readonly #db: Kysely<Schema>;
  readonly #presence: Presence;

  constructor(database: Database, presence: Presence) {
    this.#database = database;
    this.#db = database.db;
    this.#presence = presence;
  }

  async commit(changes: readonly Change[]): Promise<readonly boolean[]> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await writeChanges(this.#database, this.#presence, changes);
      } catch (error) {
        if (attempt === ATTEMPTS || !isPassing(error)) throw asStoreError(error, 'Keeping changes');
      }
    }
  }

  read(id: string, known: number): Promise<StoredGame | null> {
    return tell(`Reading game ${id}`, readGame(this.#db, id, known));
  }

  exists(id: string): Promise<boolean> {
    return tell(`Looking for game ${id}`, gameExists(this.#db, id));
  }

  list(query: ListQuery): Promise<ListedGame[]> {
    return tell('Listing games', listGames(this.#db, query));
  }

  async overdue(now: number): Promise<string[]> {
    const query = this.#db
      .selectFrom('games')
      .select('id')
      .where('deadline', '<=', now)
      .orderBy('deadline')
      .limit(OVERDUE_AT_ONCE);
    const rows = await tell('Looking for clocks that have run out', query.execute());
    return rows.map(({ id }) => id);
  }

  async forget({ finished, abandoned }: Parameters<Store['forget']>[0]): Promise<number> {
    const games = this.#db.selectFrom('games').select('id').limit(FORGOTTEN_AT_ONCE);
    const old = [
      games.where('ended', '<', finished),
      games
        .where('ended', 'is', null)
        .where('changed', '<', abandoned)
        // A clock that runs by the day is still going on, however long nothing has happened.
        .where((is) => is.or([is('deadline', 'is', null), is('deadline', '<', abandoned)])),
    ];
    let count = 0;
    for (const query of old) {
      let removed = FORGOTTEN_AT_ONCE;
      while (removed === FORGOTTEN_AT_ONCE) {
        const removal = this.#db.deleteFrom('games').where('id', 'in', query).executeTakeFirst();
        removed = Number((await tell('Forgetting games', removal)).numDeletedRows);
        count += removed;
      }
    }
    return count;
  }

  present(id: string): Promise<StoredPresence> {
    return tell('Asking who is present', this.#presence.of(id));
  }

  heartbeat(now: number): Promise<string[]> {
    return tell('Saying that this node is alive', this.#presence.heartbeat(now));
  }

  async ping(): Promise<void> {
    await tell('Asking the database', this.#db.selectFrom('nodes').select('id').limit(1).execute());
  }

  async close(): Promise<void> {
    try {
      await this.#presence.end(Date.now());
    } catch (error) {
      throw new StoreError('unavailable', 'The store could not say that its players have left', error);
    } finally {
      await this.#db.destroy();
    }
  }
}

const tell = async <Result>(doing: string, result: Promise<Result>): Promise<Result> => {
  try {
    return await result;
  } catch (error) {
    throw asStoreError(error, doing);
  }
};
