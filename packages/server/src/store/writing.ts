import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Append, Change, Creation } from './change.ts';
import type { Presence } from './presence.ts';
import type { Database, Schema } from './schema.ts';

/**
 * One transaction for many changes, in a number of statements that does not depend on how many there are. Rows go in by
 * the order of their keys, so that two nodes never wait for each other crosswise.
 */
export const writeChanges = async (
  database: Database,
  presence: Presence,
  changes: readonly Change[],
): Promise<boolean[]> => {
  const creations = changes.filter((change) => change.type === 'create');
  const appends = changes.filter((change) => change.type === 'append');
  const arrivals = changes.filter((change) => change.type === 'presence');
  const accepted = await database.db.transaction().execute(async (trx) => {
    const writing = new Writing(database, trx);
    const kept = await writing.create(creations);
    const added = await writing.append(kept, appends);
    await presence.write(trx, arrivals);
    await writing.announce([...added.map(({ entry }) => entry.game), ...arrivals.map(({ game }) => game)]);
    return new Set<Change>([...kept, ...added, ...arrivals]);
  });
  presence.remember(arrivals);
  return changes.map((change) => accepted.has(change));
};

const keyOf = ({ game, number }: { game: string; number: number }): string => `${game} ${number}`;

/** For each key what comes first with it. */
const firsts = <Item>(items: Iterable<Item>, key: (item: Item) => string): Map<string, Item> => {
  const found = new Map<string, Item>();
  for (const item of items) if (!found.has(key(item))) found.set(key(item), item);
  return found;
};

class Writing {
  readonly #database: Database;
  readonly #trx: Transaction<Schema>;

  constructor(database: Database, trx: Transaction<Schema>) {
    this.#database = database;
    this.#trx = trx;
  }

  /** Those whose id was free. */
  async create(creations: readonly Creation[]): Promise<Creation[]> {
    if (creations.length === 0) return [];
    const claims = firsts(creations, ({ game }) => game.id);
    const games = [...claims.values()].map(({ game }) => game);
    const { rows } = await sql<{ id: string }>`
      insert into games (id, head, listed, state, turns, ending, ended, changed, deadline)
      select item.value ->> 'id', item.value ->> 'head', cast(item.value ->> 'listed' as integer),
        item.value ->> 'state', cast(item.value ->> 'turns' as integer), item.value ->> 'ending',
        cast(item.value ->> 'ended' as bigint), cast(item.value ->> 'changed' as bigint),
        cast(item.value ->> 'deadline' as bigint)
      from ${this.#database.items(games)} as item where true order by 1
      on conflict do nothing returning id`.execute(this.#trx);
    const kept = rows.flatMap(({ id }) => claims.get(id) ?? []);
    await this.#insertEntries(kept.flatMap(({ entries }) => entries));
    await this.#insertSeats(kept.flatMap(({ seats }) => seats));
    return kept;
  }

  /** Those whose number was free, and what follows from them. */
  async append(kept: readonly Creation[], appends: readonly Append[]): Promise<Append[]> {
    if (appends.length === 0) return [];
    const taken = new Set(kept.flatMap(({ entries }) => entries.map(keyOf)));
    const claims = firsts(appends, ({ entry }) => keyOf(entry));
    for (const key of taken) claims.delete(key);
    const given = await this.#insertEntries([...claims.values()].map(({ entry }) => entry));
    const added = given.flatMap((key) => claims.get(key) ?? []);
    await this.#updateGames(added);
    const seats = added.flatMap(({ seat }) => seat ?? []);
    await this.#insertSeats(seats);
    await this.#beginGames(seats.map(({ game }) => ({ game })));
    return added;
  }

  async announce(games: readonly string[]): Promise<void> {
    const { announce } = this.#database;
    if (announce && games.length > 0) await announce([...new Set(games)]).execute(this.#trx);
  }

  /** An entry of a game that is not there any more is left out like one whose number has been given. */
  async #insertEntries(entries: readonly object[]): Promise<string[]> {
    if (entries.length === 0) return [];
    const { rows } = await sql<{ game: string; number: number }>`
      insert into entries (game, number, body)
      select item.value ->> 'game', cast(item.value ->> 'number' as integer), item.value ->> 'body'
      from ${this.#database.items(entries)} as item
      where exists (select 1 from games where games.id = item.value ->> 'game') order by 1, 2
      on conflict do nothing returning game, number`.execute(this.#trx);
    return rows.map(keyOf);
  }

  async #updateGames(added: readonly Append[]): Promise<void> {
    const last = new Map<string, Append['digest']>();
    for (const { digest } of added) {
      if (digest.number > (last.get(digest.game)?.number ?? 0)) last.set(digest.game, digest);
    }
    if (last.size === 0) return;
    await sql`
      update games set
        turns = cast(item.value ->> 'turns' as integer),
        ending = item.value ->> 'ending',
        ended = case when item.value ->> 'ending' is null then null
          else coalesce(games.ended, cast(item.value ->> 'changed' as bigint)) end,
        state = case when item.value ->> 'ending' is null then games.state else 'finished' end,
        changed = cast(item.value ->> 'changed' as bigint),
        deadline = cast(item.value ->> 'deadline' as bigint)
      from ${this.#database.items([...last.values()])} as item
      where games.id = item.value ->> 'game'`.execute(this.#trx);
  }

  /** A seat that someone has stays theirs. */
  async #insertSeats(seats: readonly object[]): Promise<void> {
    if (seats.length === 0) return;
    await sql`
      insert into seats (game, side, hash)
      select item.value ->> 'game', item.value ->> 'side', item.value ->> 'hash'
      from ${this.#database.items(seats)} as item where true order by 1, 2
      on conflict do nothing`.execute(this.#trx);
  }

  async #beginGames(games: readonly object[]): Promise<void> {
    if (games.length === 0) return;
    await sql`
      update games set state = 'playing'
      where state = 'waiting' and (select count(*) from seats where seats.game = games.id) = 2
        and id in (select item.value ->> 'game' from ${this.#database.items(games)} as item)`.execute(
      this.#trx,
    );
  }
}
