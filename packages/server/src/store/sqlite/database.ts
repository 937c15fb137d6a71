import { CompiledQuery, Kysely, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import type { DatabaseConnection, SqliteDatabase, SqliteDialectConfig, SqliteStatement } from 'kysely';
import Libsql from 'libsql';
import { StoreError } from '../error.ts';
import { migrate } from '../migrations.ts';
import { Presence } from '../presence.ts';
import { sqliteItems } from '../schema.ts';
import type { Database, Wrap } from '../schema.ts';
import { SqlTables } from '../tables.ts';

/** A file of SQLite. Another process may read it meanwhile, as a backup does; writing is for one. */
const openFile = (file: string): SqliteDatabase => {
  try {
    const database = new Libsql(file);
    database.pragma('busy_timeout = 5000');
    database.pragma('journal_mode = WAL');
    // Every commit waits until the disk has it.
    database.pragma('synchronous = FULL');
    // 32 MB: while the log is copied into the file, commits wait; doing it less often costs less, as pages that
    // changed again and again are copied once.
    database.pragma('wal_autocheckpoint = 8000');
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

/** SQLite can undo a change of its tables like any other, which Kysely does not count on. */
class FileAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Every transaction here writes: it asks for that at once, as one that has begun to read may not write any more. */
class FileDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

class FileDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createAdapter(): SqliteAdapter {
    return new FileAdapter();
  }

  override createDriver(): SqliteDriver {
    return new FileDriver(this.#config);
  }
}

/** The tables in a file, once they are up to date and nobody is present in them. */
export const openSqliteTables = async (
  file: string,
  node: string,
  wrap: Wrap = (it) => it,
): Promise<SqlTables> => {
  const dialect = new FileDialect({ database: openFile(file) });
  const db: Database['db'] = new Kysely({ dialect: wrap(dialect) });
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
