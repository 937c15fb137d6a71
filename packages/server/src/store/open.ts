import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StoreError } from './error.ts';
import { KeptStore } from './kept.ts';
import { openSqliteTables } from './sqlite/database.ts';
import type { Store } from './store.ts';

/** Where games are to be kept: a file in a folder, or a database of PostgreSQL. */
export type StoreConfig = { readonly folder: string } | { readonly databaseUrl: string };

export const SQLITE_FILE = 'games.sqlite';

export const openStore = async (config: StoreConfig): Promise<Store> => {
  const node = randomBytes(6).toString('hex');
  if ('databaseUrl' in config) throw new StoreError('unavailable', 'PostgreSQL is not supported yet');
  mkdirSync(config.folder, { recursive: true });
  return new KeptStore(await openSqliteTables(join(config.folder, SQLITE_FILE), node), null);
};
