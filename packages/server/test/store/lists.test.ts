import { beforeEach, describe, expect, it } from 'vitest';
import type { ListQuery, Store } from '@calculi/server';
import { kinds, share } from './place.ts';
import type { Kind } from './place.ts';
import {
  addition,
  begin,
  ending,
  finish,
  makeEntry,
  makeGame,
  makeHead,
  newId,
  resign,
  seating,
} from './sample.ts';

const ids = async (store: Store, state: ListQuery['state'], limit = 100): Promise<string[]> => {
  const games = await store.list({ state, before: null, limit });
  return games.map(({ head }) => head.id);
};

/** One store for all tests of a group, without any game at the beginning of each. */
const shareEmpty = (kind: Kind) => {
  const shared = share(kind);
  beforeEach(() =>
    shared.store.forget({ finished: Number.MAX_SAFE_INTEGER, abandoned: Number.MAX_SAFE_INTEGER }),
  );
  return shared;
};

/** All pages; `between` is done after each. */
const pages = async (
  store: Store,
  limit: number,
  between: (page: number) => Promise<void> = () => Promise.resolve(),
): Promise<string[][]> => {
  const found: string[][] = [];
  let before: ListQuery['before'] = null;
  for (;;) {
    const page = await store.list({ state: 'playing', before, limit });
    const last = page.at(-1);
    if (!last) return found;
    found.push(page.map(({ head }) => head.id));
    before = { changed: last.changed, id: last.head.id };
    await between(found.length);
  }
};

describe.each(kinds)('lists in $name', (kind) => {
  const shared = shareEmpty(kind);

  it('show where a game is', async () => {
    const { store } = shared;
    const game = makeGame();
    const { id } = game.head;
    await store.create(game);
    expect(await store.list({ state: 'waiting', before: null, limit: 5 })).toEqual([
      { head: game.head, turns: 0, seated: ['even'], ending: null, changed: 1001 },
    ]);
    await store.append(id, seating());
    expect(await ids(store, 'waiting')).toEqual([]);
    await store.append(id, addition(makeEntry(3), { turns: 1 }));
    expect(await store.list({ state: 'playing', before: null, limit: 5 })).toEqual([
      { head: game.head, turns: 1, seated: ['even', 'odd'], ending: null, changed: 1003 },
    ]);
    await store.append(id, addition(makeEntry(4, resign), { turns: 1, ending }));
    expect(await ids(store, 'playing')).toEqual([]);
    expect(await store.list({ state: 'finished', before: null, limit: 5 })).toEqual([
      { head: game.head, turns: 1, seated: ['even', 'odd'], ending, changed: 1004 },
    ]);
  });

  it('know a game that begins with both seats taken, or ends before that', async () => {
    const { store } = shared;
    const both = makeGame();
    await store.create({ ...both, seats: { even: 'one', odd: 'two' } });
    expect(await ids(store, 'playing')).toEqual([both.head.id]);
    const aborted = makeGame();
    await store.create(aborted);
    const abort = { winner: null, reason: 'abort' } as const;
    const end = makeEntry(2, { type: 'end', side: 'even', ending: abort });
    await store.append(aborted.head.id, addition(end, { ending: abort }));
    expect(await ids(store, 'waiting')).toEqual([]);
    expect(await ids(store, 'finished')).toEqual([aborted.head.id]);
  });

  it('follow the last of several entries that come at once', async () => {
    const { store } = shared;
    const game = makeGame();
    const { id } = game.head;
    const kept = await Promise.all([
      store.create(game),
      store.append(id, seating()),
      store.append(id, addition(makeEntry(3), { turns: 1 })),
      store.append(id, addition(makeEntry(4), { turns: 2 })),
      store.append(id, addition(makeEntry(4, resign, 9999), { turns: 9, ending })),
    ]);
    expect(kept).toEqual([undefined, true, true, true, false]);
    expect(await store.list({ state: 'playing', before: null, limit: 5 })).toEqual([
      { head: game.head, turns: 2, seated: ['even', 'odd'], ending: null, changed: 1004 },
    ]);
  });

  it('leave out games that are not to be seen', async () => {
    const { store } = shared;
    await begin(store, makeHead(newId(), false));
    await finish(store, makeHead(newId(), false));
    expect(await ids(store, 'playing')).toEqual([]);
    expect(await ids(store, 'finished')).toEqual([]);
  });

  it('have the latest change first, page by page, also where many changed at once', async () => {
    const { store } = shared;
    const games = await Promise.all(
      Array.from({ length: 23 }, (_, index) => begin(store, makeHead(), 2000 + Math.floor(index / 5))),
    );
    const found = (await pages(store, 4)).flat();
    expect(found).toHaveLength(23);
    expect(new Set(found)).toEqual(new Set(games));
    expect(found.slice(0, 3)).toEqual(games.slice(20).reverse());
    expect(found).toEqual(games.reverse());
  });

  it('show every game once that does not change while pages are turned', async () => {
    const { store } = shared;
    const games = await Promise.all(
      Array.from({ length: 20 }, (_, index) => begin(store, makeHead(), 2000 + (index % 7))),
    );
    const order = (await pages(store, 20)).flat();
    // After each page one seen and one unseen game changes, one ends and a new one begins.
    const [seen, unseen, over] = [order[0]!, order[15]!, order[17]!];
    const found = await pages(store, 3, async (page) => {
      if (page !== 2) return;
      await store.append(seen, addition(makeEntry(3, undefined, 3000)));
      await store.append(unseen, addition(makeEntry(3, undefined, 3001)));
      await store.append(over, addition(makeEntry(3, resign, 3002), { ending }));
      await begin(store, makeHead(), 3003);
    });
    const quiet = games.filter((id) => ![unseen, over].includes(id));
    expect(found.flat().sort()).toEqual(quiet.sort());
  });

  it('pass over a game that cannot be read, and fill the page', async () => {
    const { place, store } = shared;
    const games: string[] = [];
    for (let index = 0; index < 5; index += 1) games.push(await begin(store, makeHead(), 2000 + index));
    await place.execute(`update games set head = '{}' where id in ('${games[4]}', '${games[2]}')`);
    expect(await ids(store, 'playing', 2)).toEqual([games[3], games[1]]);
    expect(await ids(store, 'playing', 9)).toEqual([games[3], games[1], games[0]]);
  });
});

describe.each(kinds)('clocks in $name', (kind) => {
  const shared = shareEmpty(kind);

  it('are found when they have run out, the first one first, until they stop', async () => {
    const { store } = shared;
    const [early, late, none] = [await begin(store), await begin(store), await begin(store)];
    await store.append(late, addition(makeEntry(3), { deadline: 7000 }));
    await store.append(early, addition(makeEntry(3), { deadline: 5000 }));
    await store.append(none, addition(makeEntry(3)));
    expect(await store.overdue(4999)).toEqual([]);
    expect(await store.overdue(5000)).toEqual([early]);
    expect(await store.overdue(8000)).toEqual([early, late]);
    await store.append(early, addition(makeEntry(4, resign), { ending }));
    expect(await store.overdue(8000)).toEqual([late]);
  });

  it('run from the first on where a game is kept that has begun', async () => {
    const { store } = shared;
    const game = makeGame();
    await store.create({ ...game, entries: [makeEntry(1, undefined, 2000)] });
    expect(await store.overdue(2000 + 600_000)).toEqual([game.head.id]);
  });
});

describe.each(kinds)('forgetting in $name', (kind) => {
  const shared = shareEmpty(kind);

  it('removes what is old with all that belongs to it, and nothing else', async () => {
    const { place, store } = shared;
    const old = [
      await finish(store, makeHead(), 5000),
      await begin(store, makeHead(), 3000),
      await finish(store, makeHead(), 5999),
    ];
    const kept = [
      await finish(store, makeHead(), 6000),
      await begin(store, makeHead(), 4000),
      await begin(store, makeHead(), 5500),
    ];
    for (const id of [...old, ...kept]) await store.come(id, 'even');
    expect(await store.forget({ finished: 6000, abandoned: 4000 })).toBe(3);
    for (const id of old) expect(await store.read(id)).toBeNull();
    for (const id of kept) expect(await store.read(id)).not.toBeNull();
    for (const table of ['seats', 'entries', 'presence']) {
      const rows = (await place.execute(`select distinct game from ${table} order by game`)) as {
        game: string;
      }[];
      expect(rows.map(({ game }) => game)).toEqual([...kept].sort());
    }
    expect(await store.forget({ finished: 6000, abandoned: 4000 })).toBe(0);
    expect(await store.append(old[0]!, addition(makeEntry(4)))).toBe(false);
  });

  it('goes by when a game ended, not by what was said afterwards', async () => {
    const { store } = shared;
    const id = await finish(store, makeHead(), 5000);
    const thanks = makeEntry(4, { type: 'say', side: 'even', phrase: 'thanks' }, 9000);
    await store.append(id, addition(thanks, { ending }));
    expect(await store.forget({ finished: 5001, abandoned: 0 })).toBe(1);
  });

  it('keeps a game whose clock still runs, as one by the day does', async () => {
    const { store } = shared;
    const [running, stopped] = [await begin(store), await begin(store)];
    await store.append(running, addition(makeEntry(3), { deadline: 5000 }));
    await store.append(stopped, addition(makeEntry(3), { deadline: 3999 }));
    await store.forget({ finished: 0, abandoned: 4000 });
    expect([await store.read(running), await store.read(stopped)]).toEqual([expect.anything(), null]);
    await store.forget({ finished: 0, abandoned: 5001 });
    expect(await store.read(running)).toBeNull();
  });

  it('removes more games than fit into one transaction', async () => {
    const { store } = shared;
    const heads = Array.from({ length: 450 }, () => makeHead());
    await Promise.all(heads.map((head) => store.create(makeGame(head))));
    expect(await store.forget({ finished: 0, abandoned: 2000 })).toBe(450);
    expect(await ids(store, 'waiting')).toEqual([]);
  });
});
