import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { KeptStore } from './kept.ts';
import { openPostgresTables } from './postgres/database.ts';
import { openFolder } from './sqlite/folder.ts';
import { lockFolder } from './sqlite/lock.ts';
import { ThreadTables } from './sqlite/thread.ts';
import type { Store } from './store.ts';

/** Where games are to be kept: a file in a folder, or a database of PostgreSQL. */
export type StoreConfig = { readonly folder: string } | { readonly databaseUrl: string };

export const SQLITE_FILE = 'games.sqlite';

export const openStore = (config: StoreConfig): Promise<Store> => {
  // Whoever opens a store is a node of its own, also where one process opens two.
  const node = randomBytes(6).toString('hex');
  return 'databaseUrl' in config
    ? openPostgresStore(config.databaseUrl, node)
    : openSqliteStore(config.folder, node);
};

const openSqliteStore = async (folder: string, node: string): Promise<Store> => {
  openFolder(folder);
  const release = lockFolder(folder);
  try {
    return new KeptStore(await ThreadTables.open({ file: join(folder, SQLITE_FILE), node }), null, release);
  } catch (error) {
    release();
    throw error;
  }
};

const openPostgresStore = async (databaseUrl: string, node: string): Promise<Store> => {
  const { tables, news } = await openPostgresTables(databaseUrl, node);
  return new KeptStore(tables, news);
};
