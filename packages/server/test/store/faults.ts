import { join } from 'node:path';
import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import type { Store, StoreConfig } from '@calculi/server';
import { KeptStore } from '../../src/store/kept.ts';
import { openPostgresTables } from '../../src/store/postgres/database.ts';
import { openSqliteTables } from '../../src/store/sqlite/database.ts';

/** Stands between a store and its database, and decides what becomes of commits. */
export class Faults {
  /** Commits that the database has done. */
  commits = 0;
  /** Before: nothing is kept. After: all is kept, but nobody hears of it, as when a connection breaks. */
  #failing: 'before' | 'after' | null = null;
  #held: Promise<void> | null = null;
  #waiting = 0;

  /** The next commit fails. */
  fail(when: 'before' | 'after'): void {
    this.#failing = when;
  }

  /** Commits wait until they are let go. */
  hold(): () => void {
    let release = (): void => {};
    this.#held = new Promise((resolve) => {
      release = () => {
        this.#held = null;
        resolve();
      };
    });
    return release;
  }

  /** How many commits are being held. */
  get waiting(): number {
    return this.#waiting;
  }

  async commit(connection: DatabaseConnection, driver: Driver): Promise<void> {
    this.#waiting += 1;
    await this.#held;
    this.#waiting -= 1;
    const failing = this.#failing;
    this.#failing = null;
    if (failing === 'before') throw new Error('The disk is full');
    await driver.commitTransaction(connection);
    this.commits += 1;
    if (failing === 'after') throw new Error('The connection broke');
  }

  wrap(dialect: Dialect): Dialect {
    const commit = (connection: DatabaseConnection, driver: Driver) => this.commit(connection, driver);
    return {
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (db) => dialect.createIntrospector(db),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createDriver: () => {
        const driver = dialect.createDriver();
        return new Proxy(driver, {
          get(target, name) {
            if (name === 'commitTransaction') {
              return (connection: DatabaseConnection) => commit(connection, driver);
            }
            const value: unknown = Reflect.get(target, name);
            return typeof value === 'function' ? (value.bind(target) as unknown) : value;
          },
        });
      },
    };
  }
}

/** A store like any other, but in this thread and with faults to be had. */
export const openFaulty = async (config: StoreConfig): Promise<{ store: Store; faults: Faults }> => {
  const faults = new Faults();
  const wrap = (dialect: Dialect) => faults.wrap(dialect);
  const node = `faulty${Math.random().toString(36).slice(2)}`;
  if ('folder' in config) {
    const tables = await openSqliteTables(join(config.folder, 'games.sqlite'), node, wrap);
    return { store: new KeptStore(tables, null), faults };
  }
  const { tables, news } = await openPostgresTables(config.databaseUrl, node, wrap);
  return { store: new KeptStore(tables, news), faults };
};
