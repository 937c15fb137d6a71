import { describe, expect, it, onTestFinished } from 'vitest';
import { openFaulty } from './faults.ts';
import { kinds, postgres, share, sqlite, until } from './place.ts';
import { begin, newId } from './sample.ts';

describe.each(kinds)('presence in $name', (kind) => {
  const shared = share(kind);

  it('knows who is here, and since when the others are not', async () => {
    const { store } = shared;
    const id = await begin(store);
    expect(await store.present(id)).toEqual({ here: [], away: [] });
    await Promise.all([store.come(id, 'odd'), store.come(id, 'even')]);
    expect(await store.present(id)).toEqual({ here: ['even', 'odd'], away: [] });
    await store.leave(id, 'odd', 7000);
    expect(await store.present(id)).toEqual({ here: ['even'], away: [{ side: 'odd', since: 7000 }] });
    await store.come(id, 'odd');
    expect(await store.present(id)).toEqual({ here: ['even', 'odd'], away: [] });
  });

  it('goes by the last word where someone comes and goes at once', async () => {
    const { store } = shared;
    const id = await begin(store);
    await Promise.all([
      store.come(id, 'even'),
      store.leave(id, 'even', 5),
      store.come(id, 'even'),
      store.come(id, 'odd'),
      store.leave(id, 'odd', 6),
    ]);
    expect(await store.present(id)).toEqual({ here: ['even'], away: [{ side: 'odd', since: 6 }] });
  });

  it('does not mind a game that is not there', async () => {
    const { store } = shared;
    const missing = newId();
    const id = await begin(store);
    await Promise.all([store.come(missing, 'even'), store.come(id, 'even')]);
    expect(await store.present(missing)).toEqual({ here: [], away: [] });
    expect((await store.present(id)).here).toEqual(['even']);
  });

  it('lets everyone leave with the store that closes', async () => {
    const place = await kind.make();
    const store = await place.open();
    const id = await begin(store);
    await store.come(id, 'even');
    const before = Date.now();
    await store.close();
    const { here, away } = await (await place.open()).present(id);
    expect(here).toEqual([]);
    expect(away).toMatchObject([{ side: 'even' }]);
    expect(away[0]?.since).toBeGreaterThanOrEqual(before);
  });
});

describe('presence after a process was killed', () => {
  it('ends with the last that was heard of it', async () => {
    const place = await sqlite.make();
    const { store } = await openFaulty(place.config);
    onTestFinished(() => store.close());
    const id = await begin(store);
    await store.come(id, 'even');
    await store.heartbeat(5000);
    // It never closes as far as the file can tell: another one opens it.
    const after = await place.open();
    expect(await after.present(id)).toEqual({ here: [], away: [{ side: 'even', since: 5000 }] });
  });
});

describe('presence at several nodes', () => {
  const two = async () => {
    const place = await postgres.make();
    const [one, other] = [await place.open(), await place.open()];
    return { one, other, id: await begin(one) };
  };

  it('is the same seen from each', async () => {
    const { one, other, id } = await two();
    await one.come(id, 'even');
    await other.come(id, 'odd');
    expect(await one.present(id)).toEqual({ here: ['even', 'odd'], away: [] });
    expect(await other.present(id)).toEqual({ here: ['even', 'odd'], away: [] });
  });

  it('lasts as long as someone is at any of them', async () => {
    const { one, other, id } = await two();
    await one.come(id, 'even');
    await other.come(id, 'even');
    await one.leave(id, 'even', 100);
    expect((await one.present(id)).here).toEqual(['even']);
    await other.leave(id, 'even', 90);
    expect(await one.present(id)).toEqual({ here: [], away: [{ side: 'even', since: 100 }] });
  });

  it('ends when a node has been silent for long, and is told of', async () => {
    const { one, other, id } = await two();
    const now = Date.now();
    await one.come(id, 'even');
    await one.heartbeat(now);
    await other.come(id, 'odd');
    for (const later of [5000, 10_000, 14_999]) await other.heartbeat(now + later);
    expect((await other.present(id)).here).toEqual(['even', 'odd']);
    const news: (string | null)[] = [];
    other.onNews((game) => news.push(game));
    await other.heartbeat(now + 15_000);
    expect(await other.present(id)).toEqual({ here: ['odd'], away: [{ side: 'even', since: now }] });
    expect(news).toEqual([id]);
  });

  it('ends with its node, also where it was just being written', async () => {
    const place = await postgres.make();
    const { store: dying, faults } = await openFaulty(place.config);
    onTestFinished(() => dying.close());
    const other = await place.open();
    const id = await begin(other);
    const now = Date.now();
    for (const later of [5000, 10_000]) await other.heartbeat(now + later);
    const release = faults.hold();
    const arriving = dying.come(id, 'even');
    await until(() => faults.waiting > 0);
    const burying = other.heartbeat(now + 20_000);
    // It waits for the row of the node that is still writing.
    await until(async () => {
      const waiting = await place.execute(
        `select pid from pg_stat_activity where wait_event_type = 'Lock' and query ilike 'delete from "nodes"%' and datname = current_database()`,
      );
      return waiting.length > 0;
    });
    release();
    await Promise.all([arriving, burying]);
    expect((await other.present(id)).here).toEqual([]);
  });

  it('does not end with a silence in which nobody could be heard', async () => {
    const { one, other, id } = await two();
    const now = Date.now();
    await one.come(id, 'even');
    await one.heartbeat(now);
    await other.heartbeat(now);
    // The database was away for a minute, and one node finds it again before the other does.
    for (const later of [60_000, 65_000, 70_000]) await other.heartbeat(now + later);
    expect((await other.present(id)).here).toEqual(['even']);
    await other.heartbeat(now + 75_000);
    expect(await other.present(id)).toEqual({ here: [], away: [{ side: 'even', since: now }] });
  });

  it.each(['heartbeat', 'arrival'])(
    'comes back with a node that was only slow, by its next %s',
    async (sign) => {
      const { one, other, id } = await two();
      const second = await begin(one);
      const now = Date.now();
      await one.come(id, 'even');
      for (let later = 10_000; later <= 60_000; later += 10_000) await other.heartbeat(now + later);
      expect((await other.present(id)).here).toEqual([]);
      await (sign === 'heartbeat' ? one.heartbeat(now + 60_001) : one.come(second, 'even'));
      expect((await other.present(id)).here).toEqual(['even']);
    },
  );
});

describe('news between nodes', () => {
  it('brings the ids of games that another node has changed, and not of one`s own', async () => {
    const place = await postgres.make();
    const [one, other] = [await place.open(), await place.open()];
    const heard: Record<'one' | 'other', (string | null)[]> = { one: [], other: [] };
    one.onNews((id) => heard.one.push(id));
    other.onNews((id) => heard.other.push(id));
    const id = await begin(one);
    await until(() => heard.other.includes(id));
    heard.other.length = 0;
    await other.come(id, 'odd');
    await until(() => heard.one.includes(id));
    expect(heard.one).toEqual([id]);
    expect(heard.other).toEqual([]);
  });

  it('says that some may have been missed when the connection was lost, and goes on', async () => {
    const place = await postgres.make();
    const [one, other] = [await place.open(), await place.open()];
    const heard: (string | null)[] = [];
    other.onNews((id) => heard.push(id));
    for (let round = 1; round <= 2; round += 1) {
      heard.length = 0;
      await place.execute(
        `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()`,
      );
      await until(() => heard.includes(null));
      const id = await begin(one);
      await until(() => heard.includes(id));
      expect(heard.indexOf(null)).toBeLessThan(heard.indexOf(id));
    }
  });
});
