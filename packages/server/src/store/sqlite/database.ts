import { Kysely, SqliteDialect } from 'kysely';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import Libsql from 'libsql';
import { StoreError } from '../error.ts';
import { migrate } from '../migrations.ts';
import { Presence } from '../presence.ts';
import { sqliteItems } from '../schema.ts';
import type { Database } from '../schema.ts';
import { SqlTables } from '../tables.ts';

/** A file of SQLite. Another process may read it meanwhile, as a backup does; writing is for one. */
export const openFile = (file: string): SqliteDatabase => {
  try {
    const database = new Libsql(file);
    database.pragma('busy_timeout = 5000');
    database.pragma('journal_mode = WAL');
    // Every commit waits until the disk has it.
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    return withPreparedStatements(database);
  } catch (error) {
    throw openingError(file, error);
  }
};

const openingError = (file: string, error: unknown): StoreError => {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const why =
    code === 'SQLITE_NOTADB'
      ? 'is not a database of SQLite'
      : code === 'SQLITE_READONLY'
        ? 'cannot be written'
        : `cannot be opened: ${error instanceof Error ? error.message : String(error)}`;
  return new StoreError('unavailable', `${file} ${why}`, error);
};

/** There are few statements, whatever their parameters: each is prepared once. */
const withPreparedStatements = (database: Libsql.Database): SqliteDatabase => {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => void database.close(),
    prepare(text) {
      const known = prepared.get(text) ?? database.prepare(text);
      prepared.set(text, known);
      return known;
    },
  };
};

/** The tables in a file, once they are up to date and nobody is present in them. */
export const openSqliteTables = async (
  file: string,
  node: string,
  open: (file: string) => SqliteDatabase = openFile,
): Promise<SqlTables> => {
  const db: Database['db'] = new Kysely({ dialect: new SqliteDialect({ database: open(file) }) });
  const database = { db, items: sqliteItems, announce: null };
  const presence = new Presence(database, node);
  try {
    await migrate(db);
    await presence.start(Date.now(), true);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return new SqlTables(database, presence);
};
