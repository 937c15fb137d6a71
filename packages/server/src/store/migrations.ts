import { Migrator, sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';
import { asStoreError } from './error.ts';
import type { Schema } from './schema.ts';

/**
 * How the tables came to be what they are, in order. A migration that has been released never changes: another follows.
 * All that are missing are made in one transaction.
 */

const first: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const { schema } = db;
    await schema
      .createTable('games')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('head', 'text', (column) => column.notNull())
      .addColumn('listed', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('turns', 'integer', (column) => column.notNull())
      .addColumn('ending', 'text')
      .addColumn('ended', 'bigint')
      .addColumn('changed', 'bigint', (column) => column.notNull())
      .addColumn('deadline', 'bigint')
      .execute();
    // Partial, because most appends are to games without a place in the list or without a clock.
    await sql`create index games_listed on games (state, changed, id) where listed = 1`.execute(db);
    await sql`create index games_deadline on games (deadline) where deadline is not null`.execute(db);
    await sql`create index games_age on games (ended, changed)`.execute(db);
    await schema
      .createTable('seats')
      .addColumn('game', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('seats_key', ['game', 'side'])
      .execute();
    await schema
      .createTable('entries')
      .addColumn('game', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('entries_key', ['game', 'number'])
      .execute();
    await schema
      .createTable('nodes')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('seen', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('presence')
      .addColumn('game', 'text', (column) => column.notNull().references('games.id').onDelete('cascade'))
      .addColumn('side', 'text', (column) => column.notNull())
      .addColumn('node', 'text', (column) => column.notNull())
      .addColumn('departed', 'bigint')
      .addPrimaryKeyConstraint('presence_key', ['game', 'side', 'node'])
      .execute();
    await sql`create index presence_here on presence (node) where departed is null`.execute(db);
  },
};

/** Brings the tables up to date; of nodes that start at once, one does it and the others wait. */
export const migrate = async (db: Kysely<Schema>): Promise<void> => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ '0001-games': first }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw asStoreError(error, 'Preparing the tables');
};
