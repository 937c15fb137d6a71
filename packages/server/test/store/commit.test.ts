import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Store } from '@calculi/server';
import { KeptStore } from '../../src/store/kept.ts';
import { SQLITE_FILE } from '../../src/store/open.ts';
import { ThreadTables } from '../../src/store/sqlite/thread.ts';
import { openFaulty } from './faults.ts';
import { kinds, until } from './place.ts';
import type { Kind } from './place.ts';
import { addition, begin, makeEntry, makeGame } from './sample.ts';

const open = async ({ make }: Kind) => {
  const place = await make();
  const faulty = await openFaulty(place.config);
  onTestFinished(() => faulty.store.close());
  return { place, ...faulty };
};

const appendMany = (store: Store, id: string, from: number, count: number): Promise<boolean>[] =>
  Array.from({ length: count }, (_, index) => store.append(id, addition(makeEntry(from + index))));

/** Lets everything happen that can happen by itself. */
const breathe = () => new Promise((resolve) => setTimeout(resolve, 50));

describe.each(kinds)('committing to $name', (kind) => {
  it('says nothing before the commit', async () => {
    const { store, faults } = await open(kind);
    const id = await begin(store);
    const release = faults.hold();
    let said = 0;
    const answers = [
      ...appendMany(store, id, 3, 5),
      store.create(makeGame()),
      store.come(id, 'even'),
      store.leave(id, 'odd', 1),
    ].map((promise) => promise.finally(() => (said += 1)));
    await until(() => faults.waiting > 0);
    await breathe();
    expect(said).toBe(0);
    release();
    await Promise.all(answers);
    expect(said).toBe(8);
  });

  it('commits together what came while a commit was going on', async () => {
    const { store, faults } = await open(kind);
    const id = await begin(store);
    const before = faults.commits;
    const release = faults.hold();
    const first = store.append(id, addition(makeEntry(3)));
    await until(() => faults.waiting > 0);
    const others = appendMany(store, id, 4, 200);
    release();
    expect(await first).toBe(true);
    expect((await Promise.all(others)).every(Boolean)).toBe(true);
    expect(faults.commits - before).toBe(2);
  });

  it('says of a failed commit that it failed, keeps nothing of it, and goes on', async () => {
    const { store, faults } = await open(kind);
    const id = await begin(store);
    const game = makeGame();
    faults.fail('before');
    const results = await Promise.allSettled([
      ...appendMany(store, id, 3, 3),
      store.create(game),
      store.come(id, 'even'),
    ]);
    for (const result of results) {
      expect(result).toMatchObject({
        status: 'rejected',
        reason: {
          name: 'StoreError',
          problem: 'unavailable',
          message: 'Keeping changes failed: The disk is full',
          cause: { message: 'The disk is full' },
        },
      });
    }
    expect((await store.read(id))?.entries).toHaveLength(2);
    expect(await store.read(game.head.id)).toBeNull();
    expect(await store.present(id)).toEqual({ here: [], away: [] });
    expect(await Promise.all(appendMany(store, id, 3, 3))).toEqual([true, true, true]);
    await store.create(game);
  });

  it('fails only the batch it fails', async () => {
    const { store, faults } = await open(kind);
    const id = await begin(store);
    const release = faults.hold();
    faults.fail('before');
    const first = store.append(id, addition(makeEntry(3)));
    await until(() => faults.waiting > 0);
    const second = store.append(id, addition(makeEntry(3)));
    release();
    await expect(first).rejects.toMatchObject({ problem: 'unavailable' });
    expect(await second).toBe(true);
  });

  it('leaves it to be read whether an unconfirmed entry was kept', async () => {
    const { store, faults } = await open(kind);
    const id = await begin(store);
    faults.fail('after');
    await expect(store.append(id, addition(makeEntry(3)))).rejects.toMatchObject({ problem: 'unavailable' });
    expect((await store.read(id))?.entries).toHaveLength(3);
    expect(await store.append(id, addition(makeEntry(3)))).toBe(false);
  });

  it('goes on after a statement that the database refused', async () => {
    const { place, store } = await open(kind);
    const id = await begin(store);
    await place.execute('alter table entries rename to elsewhere');
    await expect(store.append(id, addition(makeEntry(3)))).rejects.toMatchObject({
      name: 'StoreError',
      problem: 'unavailable',
    });
    await place.execute('alter table elsewhere rename to entries');
    expect(await store.append(id, addition(makeEntry(3)))).toBe(true);
  });
});

/** Two connections to a file, which a server would refuse to open, serve as two nodes do as far as the lock goes. */
const openTwo = async ({ make }: Kind): Promise<Store[]> => {
  const { config, open: openNode } = await make();
  if ('databaseUrl' in config) return [await openNode(), await openNode()];
  const file = join(config.folder, SQLITE_FILE);
  const openThread = async (node: string): Promise<Store> => {
    const store = new KeptStore(await ThreadTables.open({ file, node }), null);
    onTestFinished(() => store.close());
    return store;
  };
  return [await openThread('one'), await openThread('two')];
};

describe.each(kinds)('competing for numbers in $name', (kind) => {
  it('gives each number once, whoever asks', async () => {
    const stores = await openTwo(kind);
    const id = await begin(stores[0]!);
    const wins: [number, number][] = [];
    const compete = async (store: Store, number: number, who: number): Promise<void> => {
      if (await store.append(id, addition(makeEntry(number, undefined, who)))) wins.push([number, who]);
    };
    for (let number = 3; number < 13; number += 1) {
      await Promise.all(
        Array.from({ length: 40 }, (_, who) => compete(stores[who % 2]!, number, number * 100 + who)),
      );
    }
    const entries = (await stores[1]!.read(id, 2))?.entries;
    expect(entries?.map(({ number, at }) => [number, at])).toEqual(wins);
    expect(wins).toHaveLength(10);
  });

  it('never makes two nodes wait for each other crosswise', async () => {
    const stores = await openTwo(kind);
    const ids = await Promise.all(Array.from({ length: 20 }, () => begin(stores[0]!)));
    for (let number = 3; number < 13; number += 1) {
      const [forth, back] = await Promise.all([
        Promise.all(ids.map((id) => stores[0]!.append(id, addition(makeEntry(number))))),
        Promise.all([...ids].reverse().map((id) => stores[1]!.append(id, addition(makeEntry(number))))),
      ]);
      expect(back.reverse()).toEqual(forth.map((won) => !won));
    }
  });
});
