import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from './error.ts';
import { KeptStore } from './kept.ts';
import { openPostgresTables } from './postgres/database.ts';
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
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StoreError('unavailable', `The folder ${folder} for games cannot be written`, error);
  }
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
