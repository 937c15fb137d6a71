import { ending, entry, head, isGameId } from '@calculi/protocol';
import type { Entry, Head, ListedGame, Side } from '@calculi/protocol';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { StoreError } from './error.ts';
import type { Schema } from './schema.ts';
import type { ListQuery, StoredGame } from './store.ts';

/** What is read of games. What was written by an older server may not be what is expected, so it is always checked. */

export const readGame = async (db: Kysely<Schema>, id: string, known: number): Promise<StoredGame | null> => {
  if (!isGameId(id)) return null;
  const game = await db.selectFrom('games').select('head').where('id', '=', id).executeTakeFirst();
  if (!game) return null;
  const entries = await db
    .selectFrom('entries')
    .select('body')
    .where('game', '=', id)
    .where('number', '>', known)
    .orderBy('number')
    .execute();
  // After the entries: who sits in the log must be found by their secret, whatever another node writes meanwhile.
  const seats = await db.selectFrom('seats').select(['side', 'hash']).where('game', '=', id).execute();
  return {
    head: parsedHead(id, game.head),
    seats: Object.fromEntries(seats.map(({ side, hash }) => [side, hash])),
    entries: entries.map(({ body }, index) => parsedEntry(id, known + index + 1, body)),
  };
};

export const gameExists = async (db: Kysely<Schema>, id: string): Promise<boolean> =>
  isGameId(id) &&
  (await db.selectFrom('games').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

type Page = Omit<ListQuery, 'limit'>;

export const listGames = async (
  db: Kysely<Schema>,
  { state, before, limit }: ListQuery,
): Promise<ListedGame[]> => {
  const games: ListedGame[] = [];
  let page: Page = { state, before };
  // A game that cannot be read is passed over, and the page filled with those that follow.
  while (games.length < limit) {
    const missing = limit - games.length;
    const rows = await readPage(db, page, missing);
    const seats = await readSeats(
      db,
      rows.map(({ id }) => id),
    );
    for (const row of rows) games.push(...listed(row, seats.get(row.id) ?? []));
    const last = rows.at(-1);
    if (!last || rows.length < missing) break;
    page = { state, before: { changed: last.changed, id: last.id } };
  }
  return games;
};

type PageRow = Awaited<ReturnType<typeof readPage>>[number];

const readPage = (db: Kysely<Schema>, { state, before }: Page, limit: number) => {
  const page = db
    .selectFrom('games')
    .select(['id', 'head', 'turns', 'ending', 'changed'])
    // Written out, or SQLite would not see that the index of listed games will do.
    .where('listed', '=', sql.lit(1))
    .where('state', '=', state)
    .orderBy('changed', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  return (
    before ? page.where(sql<boolean>`(changed, id) < (${before.changed}, ${before.id})`) : page
  ).execute();
};

const readSeats = async (db: Kysely<Schema>, games: readonly string[]): Promise<Map<string, Side[]>> => {
  const sides = new Map<string, Side[]>();
  if (games.length === 0) return sides;
  const rows = await db
    .selectFrom('seats')
    .select(['game', 'side'])
    .where('game', 'in', games)
    .orderBy('side')
    .execute();
  for (const { game, side } of rows) sides.set(game, [...(sides.get(game) ?? []), side]);
  return sides;
};

const listed = (row: PageRow, seated: Side[]): ListedGame[] => {
  try {
    const { turns, changed } = row;
    const how = row.ending === null ? null : ending.parse(JSON.parse(row.ending));
    return [{ head: head.parse(JSON.parse(row.head)), turns, seated, ending: how, changed }];
  } catch {
    return [];
  }
};

const parsedHead = (id: string, text: string): Head => {
  try {
    return head.parse(JSON.parse(text));
  } catch (error) {
    throw new StoreError('unreadable', `The head of game ${id} cannot be read`, error);
  }
};

const parsedEntry = (id: string, number: number, text: string): Entry => {
  try {
    const parsed = entry.parse(JSON.parse(text));
    if (parsed.number === number) return parsed;
  } catch (error) {
    throw new StoreError('unreadable', `Entry ${number} of game ${id} cannot be read`, error);
  }
  throw new StoreError('unreadable', `Entry ${number} of game ${id} is missing`);
};
