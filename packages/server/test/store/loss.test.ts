import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openPostgresTables } from '../../src/store/postgres/database.ts';
import { postgres, until } from './place.ts';
import type { Place } from './place.ts';
import { addition, begin, makeEntry } from './sample.ts';

const breakConnections = (place: Place): Promise<unknown> =>
  place.execute(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where pid <> pg_backend_pid() and datname = current_database()`,
  );

describe('a store that loses its connections to PostgreSQL', () => {
  it('makes new ones', async () => {
    const place = await postgres.make();
    const store = await place.open();
    const id = await begin(store);
    await breakConnections(place);
    await until(() =>
      store.ping().then(
        () => true,
        () => false,
      ),
    );
    expect((await store.read(id))?.entries).toHaveLength(2);
  });

  it('says of what it was doing that it failed, and loses nothing that it confirmed', async () => {
    const place = await postgres.make();
    const store = await place.open();
    const ids = await Promise.all(Array.from({ length: 20 }, () => begin(store)));
    const state = { isOver: false, failures: [] as unknown[] };
    const play = async (id: string): Promise<[id: string, confirmed: number]> => {
      let number = 2;
      while (!state.isOver) {
        try {
          // An entry that is there after all was kept when its commit could not be confirmed.
          await store.append(id, addition(makeEntry(number + 1)));
          number += 1;
        } catch (error) {
          state.failures.push(error);
        }
      }
      return [id, number];
    };
    const players = ids.map(play);
    while (state.failures.length < 100) await breakConnections(place);
    state.isOver = true;
    for (const [id, confirmed] of await Promise.all(players)) {
      const { entries } = (await store.read(id))!;
      expect(entries.length).toBeGreaterThanOrEqual(confirmed);
    }
    for (const failure of state.failures) {
      expect(failure).toMatchObject({ name: 'StoreError', problem: 'unavailable' });
    }
  });
});

/** A way to a database that can fall silent, as when its machine is lost: nothing is closed, and nothing comes. */
const makeWay = async (databaseUrl: string): Promise<{ url: string; silence: () => void }> => {
  const { hostname, port } = new URL(databaseUrl);
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const end of [near, far]) ends.add(end.on('error', () => undefined));
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const end of ends) end.destroy();
    server.close();
  });
  const url = Object.assign(new URL(databaseUrl), {
    hostname: '127.0.0.1',
    port: String((server.address() as AddressInfo).port),
  });
  const silence = (): void => {
    for (const end of ends) end.unpipe().pause();
  };
  return { url: url.href, silence };
};

describe('a store whose PostgreSQL falls silent', () => {
  it('does not wait for ever, and goes on when there is a way again', async () => {
    const { config } = await postgres.make();
    const { url, silence } = await makeWay('databaseUrl' in config ? config.databaseUrl : '');
    const { tables, news } = await openPostgresTables(url, 'node', undefined, 500);
    onTestFinished(async () => {
      await news.close();
      await tables.close();
    });
    await tables.ping();
    silence();
    await expect(tables.ping()).rejects.toMatchObject({ name: 'StoreError', problem: 'unavailable' });
    await tables.ping();
  });
});
