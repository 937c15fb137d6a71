import { describe, expect, it } from 'vitest';
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
