import { Socket } from 'node:net';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StoreError } from '../error.ts';
import { migrate } from '../migrations.ts';
import { Presence } from '../presence.ts';
import { postgresItems } from '../schema.ts';
import type { Database, Wrap } from '../schema.ts';
import { SqlTables } from '../tables.ts';
import { PostgresNews, announce } from './news.ts';

const CONNECTIONS = 8;
const CONNECTION_TIMEOUT = 5_000;
const STATEMENT_TIMEOUT = 30_000;
/** A machine that is lost says nothing, not even that a statement took too long. */
const ANSWER_TIMEOUT = 35_000;
/** A node that froze in the middle of a transaction must not hold the others up. */
const IDLE_TIMEOUT = 5_000;

/** All whole numbers here are times and counts, far below what a number of JavaScript holds exactly. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);

/** The tables of a database that other nodes use as well, and what these nodes tell. */
export const openPostgresTables = async (
  databaseUrl: string,
  node: string,
  wrap: Wrap = (it) => it,
  answerTimeout = ANSWER_TIMEOUT,
): Promise<{ tables: SqlTables; news: PostgresNews }> => {
  const config = {
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECTION_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_TIMEOUT,
    keepAlive: true,
    // The pool closes an idle connection, and the news are asked for a sign, before their silence is taken for a loss.
    stream: () => makeSocket(answerTimeout),
    application_name: 'calculi',
    types,
  };
  const news = await reach(() => PostgresNews.open(node, config));
  const pool = new pg.Pool({ ...config, max: CONNECTIONS });
  // A lost connection is replaced when the next one is needed: whoever was using it is told by what they asked.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db: Database['db'] = new Kysely({ dialect: wrap(new PostgresDialect({ pool })) });
  const database: Database = { db, items: postgresItems, announce: (games) => announce(node, games) };
  const presence = new Presence(database, node);
  try {
    await migrate(db);
    await presence.start(Date.now(), false);
  } catch (error) {
    await news.close();
    await db.destroy();
    throw error;
  }
  return { tables: new SqlTables(database, presence), news };
};

/** A socket that breaks when nothing has come or gone for so long. */
const makeSocket = (timeout: number): Socket => {
  const socket = new Socket();
  return socket.setTimeout(timeout, () => socket.destroy(new Error('PostgreSQL does not answer')));
};

/** The address may hold a password: it must not get into a message. */
const reach = async <Reached>(connect: () => Promise<Reached>): Promise<Reached> => {
  try {
    return await connect();
  } catch (error) {
    throw new StoreError('unavailable', `PostgreSQL cannot be reached: ${reasonOf(error)}`, error);
  }
};

/** A name with several addresses fails with an error for each, and no message of its own. */
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError && error.message === ''
    ? error.errors.map(reasonOf).join('; ')
    : error instanceof Error
      ? error.message
      : String(error);
