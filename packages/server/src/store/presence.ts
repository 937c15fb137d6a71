import { isGameId } from '@calculi/protocol';
import type { Side } from '@calculi/protocol';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Arrival } from './change.ts';
import type { Database, Schema } from './schema.ts';
import type { StoredPresence } from './store.ts';

/** A node that has not been heard of for so long is gone, for one that could have heard it all the time. */
const SILENCE = 15_000;

/**
 * Who is connected where. A node writes rows of its own players only; as long as its row in `nodes` stands, they are
 * true. Whoever removes that row marks its players as left in the same transaction, and a node that was only slow finds
 * its row missing and writes all of them again.
 */
export class Presence {
  readonly #database: Database;
  readonly #node: string;
  readonly #here = new Map<string, Arrival>();
  #seen = 0;
  /** Since when the database has known this node without a gap. */
  #steady = 0;

  constructor(database: Database, node: string) {
    this.#database = database;
    this.#node = node;
  }

  /** The node begins; `alone` says that there can be no other, so that whoever left a row is gone. */
  async start(now: number, alone: boolean): Promise<void> {
    this.#seen = now;
    this.#steady = now;
    await this.#database.db.transaction().execute(async (trx) => {
      if (alone) await this.#bury(trx, now, Number.MAX_SAFE_INTEGER);
      await this.#beAlive(trx);
    });
  }

  /** Says that this node is alive, and gives the games whose players were at nodes that are not. */
  async heartbeat(now: number): Promise<string[]> {
    // If the database was away, it was so for all nodes: those that have not come back yet are not gone.
    const steady = now - this.#seen < SILENCE ? this.#steady : now;
    const games = await this.#database.db.transaction().execute(async (trx) => {
      await this.#beAlive(trx);
      await trx.updateTable('nodes').set({ seen: now }).where('id', '=', this.#node).execute();
      return now - steady < SILENCE ? [] : this.#bury(trx, now, now - SILENCE);
    });
    this.#seen = now;
    this.#steady = steady;
    return games;
  }

  async write(trx: Transaction<Schema>, arrivals: readonly Arrival[]): Promise<void> {
    if (arrivals.length === 0) return;
    await this.#beAlive(trx);
    // The last word on each player counts.
    const last = new Map(arrivals.map((arrival) => [keyOf(arrival), arrival]));
    await this.#insert(trx, [...last.values()]);
    const back = [...last.values()].filter(({ departed }) => departed === null);
    if (back.length > 0) await this.#tidy(trx, back);
  }

  /** What has been committed, to be written again if need be. */
  remember(arrivals: readonly Arrival[]): void {
    for (const arrival of arrivals) {
      if (arrival.departed === null) this.#here.set(keyOf(arrival), arrival);
      else this.#here.delete(keyOf(arrival));
    }
  }

  async of(id: string): Promise<StoredPresence> {
    if (!isGameId(id)) return { here: [], away: [] };
    const rows = await this.#database.db
      .selectFrom('presence')
      .select(['side', 'departed'])
      .where('game', '=', id)
      .execute();
    const since = new Map<Side, number>();
    for (const { side, departed } of rows) {
      since.set(side, Math.max(since.get(side) ?? 0, departed ?? Number.POSITIVE_INFINITY));
    }
    const sides = [...since].sort(([one], [other]) => (one < other ? -1 : 1));
    return {
      here: sides.filter(([, time]) => time === Number.POSITIVE_INFINITY).map(([side]) => side),
      away: sides
        .filter(([, time]) => time !== Number.POSITIVE_INFINITY)
        .map(([side, time]) => ({ side, since: time })),
    };
  }

  /** The node ends: whoever is still here leaves with it. */
  async end(now: number): Promise<void> {
    await this.#database.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('nodes').where('id', '=', this.#node).execute();
      await this.#depart(trx, this.#node, now);
    });
  }

  /** Holds the node's row, so that nobody removes it while what depends on it is written, or makes it anew. */
  async #beAlive(trx: Transaction<Schema>): Promise<void> {
    const seen = this.#seen;
    const update = trx.updateTable('nodes').set({ seen }).where('id', '=', this.#node);
    if ((await update.executeTakeFirst()).numUpdatedRows > 0n) return;
    const insert = trx.insertInto('nodes').values({ id: this.#node, seen });
    // Its other connection may do the same.
    await insert.onConflict((conflict) => conflict.doNothing()).execute();
    if (this.#here.size > 0) await this.#insert(trx, [...this.#here.values()]);
  }

  /** Removes nodes not seen since, which have left when they were last seen. */
  async #bury(trx: Transaction<Schema>, now: number, seenBefore: number): Promise<string[]> {
    const silent = await trx
      .deleteFrom('nodes')
      .where('seen', '<=', seenBefore)
      .where('id', '!=', this.#node)
      .returning(['id', 'seen'])
      .execute();
    const games: string[] = [];
    for (const { id, seen } of silent) games.push(...(await this.#depart(trx, id, Math.min(seen, now))));
    return games;
  }

  async #depart(trx: Transaction<Schema>, node: string, at: number): Promise<string[]> {
    const rows = await trx
      .updateTable('presence')
      .set({ departed: at })
      .where('node', '=', node)
      .where('departed', 'is', null)
      .returning('game')
      .execute();
    const games = [...new Set(rows.map(({ game }) => game))];
    const { announce } = this.#database;
    if (announce && games.length > 0) await announce(games).execute(trx);
    return games;
  }

  async #insert(trx: Transaction<Schema>, arrivals: readonly Arrival[]): Promise<void> {
    await sql`
      insert into presence (game, side, node, departed)
      select item.value ->> 'game', item.value ->> 'side', ${sql.val(this.#node)},
        cast(item.value ->> 'departed' as bigint)
      from ${this.#database.items(arrivals)} as item
      where exists (select 1 from games where games.id = item.value ->> 'game') order by 1, 2
      on conflict (game, side, node) do update set departed = excluded.departed`.execute(trx);
  }

  /** Who is here needs no row that says since when they have not been elsewhere. */
  async #tidy(trx: Transaction<Schema>, back: readonly Arrival[]): Promise<void> {
    await sql`
      delete from presence where departed is not null and node <> ${this.#node} and (game, side) in
        (select item.value ->> 'game', item.value ->> 'side' from ${this.#database.items(back)} as item)`.execute(
      trx,
    );
  }
}

const keyOf = ({ game, side }: Arrival): string => `${game} ${side}`;
