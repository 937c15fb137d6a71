import type { GameState, Side } from '@calculi/protocol';
import { sql } from 'kysely';
import type { Dialect, Kysely, RawBuilder } from 'kysely';

/** The tables. Times are milliseconds since 1970; what is called JSON is text, so that both databases keep it alike. */
export interface Schema {
  games: GameRow;
  seats: SeatRow;
  entries: EntryRow;
  presence: PresenceRow;
  nodes: NodeRow;
}

export interface GameRow {
  id: string;
  /** JSON. */
  head: string;
  /** 0 or 1: not every database has truth values. */
  listed: number;
  state: GameState;
  turns: number;
  /** JSON. */
  ending: string | null;
  ended: number | null;
  changed: number;
  deadline: number | null;
}

export interface SeatRow {
  game: string;
  side: Side;
  hash: string;
}

/** Game and number together are the key: a number is given once. */
export interface EntryRow {
  game: string;
  number: number;
  /** JSON of the whole entry. */
  body: string;
}

export interface PresenceRow {
  game: string;
  side: Side;
  node: string;
  /** When the player left this node; null while connected there. */
  departed: number | null;
}

/** A node that is alive; the row of one that was silent for long is removed. */
export interface NodeRow {
  id: string;
  seen: number;
}

/** A database, and the little in which one differs from the other. */
export interface Database {
  readonly db: Kysely<Schema>;
  readonly items: Items;
  /** Tells the other nodes of changed games when the transaction is committed; null where there are none. */
  readonly announce: ((games: readonly string[]) => RawBuilder<unknown>) | null;
}

/** Rows given as one JSON text: the statement stays the same however many there are. Each has its object in `value`. */
export type Items = (rows: readonly unknown[]) => RawBuilder<unknown>;

export const sqliteItems: Items = (rows) => sql`json_each(${JSON.stringify(rows)})`;
export const postgresItems: Items = (rows) => sql`json_array_elements(${JSON.stringify(rows)}::json)`;

/** Comes between the statements and the database, to count commits or to let them fail. */
export type Wrap = (dialect: Dialect) => Dialect;
