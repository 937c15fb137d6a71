import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Entry } from '@calculi/protocol';
import { kinds, share } from './place.ts';
import { addition, begin, makeEntry, makeGame, makeHead, newId, play, seating } from './sample.ts';

describe.each(kinds)('games in $name', (kind) => {
  const shared = share(kind);

  it('gives back what it was given', async () => {
    const { store } = shared;
    const game = makeGame();
    const { id } = game.head;
    await store.create(game);
    expect(await store.read(id)).toEqual(game);
    expect(await store.append(id, seating())).toBe(true);
    const move = makeEntry(3, play('even', 'a1-a2', 'done'));
    expect(await store.append(id, addition({ ...move, key: 'abcdefgh' }))).toBe(true);
    expect(await store.read(id)).toEqual({
      head: game.head,
      seats: { even: 'hash-of-even', odd: 'hash-of-odd' },
      entries: [...game.entries, seating().entry, { ...move, key: 'abcdefgh' }],
    });
  });

  it('gives only what is not known yet', async () => {
    const { store } = shared;
    const id = await begin(store);
    const read = await store.read(id, 1);
    expect(read?.entries.map(({ number }) => number)).toEqual([2]);
    expect((await store.read(id, 2))?.entries).toEqual([]);
    expect((await store.read(id, 99))?.entries).toEqual([]);
  });

  it('knows no game that is not there', async () => {
    const { store } = shared;
    expect(await store.read(newId())).toBeNull();
    expect(await store.append(newId(), addition(makeEntry(1)))).toBe(false);
  });

  it('says whether a game is there', async () => {
    const { store } = shared;
    const id = await begin(store);
    expect(await Promise.all([store.exists(id), store.exists(newId()), store.exists('\0')])).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('keeps a game that has no entries, and a game of its own for each id', async () => {
    const { store } = shared;
    const [upper, lower] = [makeHead('ABCDEFGHIJ'), makeHead('abcdefghij')];
    await store.create({ head: upper, seats: {}, entries: [] });
    await store.create(makeGame(lower));
    expect(await store.read('ABCDEFGHIJ')).toEqual({ head: upper, seats: {}, entries: [] });
    expect((await store.read('abcdefghij'))?.entries).toHaveLength(1);
  });

  it('refuses an id that is taken, and keeps the game that has it', async () => {
    const { store } = shared;
    const game = makeGame();
    await store.create(game);
    const other = { ...makeGame(game.head), seats: { even: 'a-thief' }, entries: [makeEntry(2)] };
    await expect(store.create(other)).rejects.toMatchObject({ name: 'StoreError', problem: 'exists' });
    expect(await store.read(game.head.id)).toEqual(game);
  });

  it('lets one of two have an id that both want at once', async () => {
    const { store } = shared;
    const head = makeHead();
    const results = await Promise.allSettled(
      ['one', 'two', 'three'].map((hash) =>
        store.create({ head, seats: { even: hash }, entries: [makeEntry(1)] }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await store.read(head.id)).toMatchObject({ seats: { even: 'one' } });
  });

  it('leaves a seat to whoever took it first', async () => {
    const { store } = shared;
    const id = await begin(store);
    const theft = { ...addition(makeEntry(3)), seat: { side: 'odd', hash: 'a-thief' } } as const;
    expect(await store.append(id, theft)).toBe(true);
    expect((await store.read(id))?.seats).toEqual({ even: 'hash-of-even', odd: 'hash-of-odd' });
  });

  it('takes no seat with an entry that comes too late', async () => {
    const { store } = shared;
    const game = makeGame();
    await store.create(game);
    const [first, second] = await Promise.all([
      store.append(game.head.id, seating()),
      store.append(game.head.id, { ...seating(), seat: { side: 'odd', hash: 'too-late' } }),
    ]);
    expect([first, second]).toEqual([true, false]);
    expect((await store.read(game.head.id))?.seats).toEqual({ even: 'hash-of-even', odd: 'hash-of-odd' });
  });

  it('keeps everything when it is closed and opened again', async () => {
    const place = await kind.make();
    const before = await place.open();
    const id = await begin(before);
    const game = await before.read(id);
    await before.close();
    const after = await place.open();
    expect(await after.read(id)).toEqual(game);
    expect(await after.append(id, addition(makeEntry(2)))).toBe(false);
    expect(await after.append(id, addition(makeEntry(3)))).toBe(true);
  });

  it('keeps long logs', async () => {
    const { store } = shared;
    const id = await begin(store);
    const entries: Entry[] = [];
    for (let number = 3; number <= 2000; number += 1) {
      const actions = Array.from({ length: number % 100 === 0 ? 200 : 3 }, () =>
        `${number} `.padEnd(60, 'ü'),
      );
      entries.push(makeEntry(number, play('even', ...actions)));
    }
    const kept = await Promise.all(entries.map((entry) => store.append(id, addition(entry))));
    expect(kept.every(Boolean)).toBe(true);
    // Far quicker than `toEqual`.
    expect(isDeepStrictEqual((await store.read(id, 2))?.entries, entries)).toBe(true);
  });

  it('keeps texts that mean something to a database', async () => {
    const { store } = shared;
    const texts = [
      `'; drop table games; --`,
      '"',
      '\\',
      '\u0000',
      '\ud800',
      '%_',
      '$1 ? :a',
      '\u2028😀',
      '\\u0000',
    ];
    const head = makeHead();
    const position = texts.join(' ');
    const strange = { ...head, agreement: { ...head.agreement, position } };
    const entry = makeEntry(1, play('even', ...texts));
    await store.create({ head: strange, seats: { even: `'"\\$1;--` }, entries: [entry] });
    await store.append(head.id, addition(makeEntry(2, play('odd', ...texts))));
    expect(await store.read(head.id)).toEqual({
      head: strange,
      seats: { even: `'"\\$1;--` },
      entries: [entry, makeEntry(2, play('odd', ...texts))],
    });
  });

  it.each(['', "' or 1=1", 'abcdefghi\u0000', 'too-long-to-be-an-id', 'äbcdefghij', 'abcdefgh\ud800i'])(
    'finds nothing under the id %j, and spoils nothing by it',
    async (id) => {
      const { store } = shared;
      const good = await begin(store);
      expect(await store.read(id)).toBeNull();
      const [bad, fine] = await Promise.allSettled([
        store.append(id, addition(makeEntry(1))),
        store.append(good, addition(makeEntry(3))),
      ]);
      expect(bad).toMatchObject({ reason: { name: 'StoreError', problem: 'unsound' } });
      expect(fine).toMatchObject({ value: true });
      expect(await store.present(id)).toEqual({ here: [], away: [] });
    },
  );

  it.each(['', 'with space', 'nul\u0000', '\ud800', 'x'.repeat(201)])('refuses the hash %j', async (hash) => {
    const { store } = shared;
    const creating = store.create({ ...makeGame(), seats: { even: hash } });
    await expect(creating).rejects.toMatchObject({ problem: 'unsound' });
  });

  it('refuses what a database could not take, and keeps what comes at the same moment', async () => {
    const { store } = shared;
    const [id, other] = [await begin(store), await begin(store)];
    const [broken, sound] = await Promise.allSettled([
      store.append(id, addition(makeEntry(3), { deadline: 60_000.5 })),
      store.append(other, addition(makeEntry(3), { deadline: 60_000 })),
    ]);
    expect(broken).toMatchObject({ status: 'rejected', reason: { problem: 'unsound' } });
    expect(sound).toEqual({ status: 'fulfilled', value: true });
  });

  it('tells which game cannot be read, and reads the others', async () => {
    const { place, store } = shared;
    const [head, entry, gap, good] = [
      await begin(store),
      await begin(store),
      await begin(store),
      await begin(store),
    ];
    await place.execute(`update games set head = '{"id":7}' where id = '${head}'`);
    await place.execute(`update entries set body = 'oops' where game = '${entry}' and number = 2`);
    await place.execute(`delete from entries where game = '${gap}' and number = 1`);
    const unreadable = { name: 'StoreError', problem: 'unreadable' };
    await expect(store.read(head)).rejects.toMatchObject({
      ...unreadable,
      message: `The head of game ${head} cannot be read`,
    });
    await expect(store.read(entry)).rejects.toMatchObject({
      ...unreadable,
      message: `Entry 2 of game ${entry} cannot be read`,
    });
    await expect(store.read(gap)).rejects.toMatchObject({
      ...unreadable,
      message: `Entry 1 of game ${gap} is missing`,
    });
    expect((await store.read(good))?.entries).toHaveLength(2);
  });

  it('answers', async () => {
    const { store } = shared;
    expect(await store.ping()).toBeUndefined();
  });

  it('finishes what was begun before it closes, and does nothing afterwards', async () => {
    const place = await kind.make();
    const store = await place.open();
    const id = await begin(store);
    const numbers = Array.from({ length: 700 }, (_, index) => index + 3);
    const appends = numbers.map((number) => store.append(id, addition(makeEntry(number))));
    await Promise.all([store.close(), store.close()]);
    expect((await Promise.all(appends)).every(Boolean)).toBe(true);
    const closed = { name: 'StoreError' };
    await expect(store.append(id, addition(makeEntry(999)))).rejects.toMatchObject({
      ...closed,
      problem: 'closed',
    });
    await expect(store.read(id)).rejects.toMatchObject(closed);
    await expect(store.ping()).rejects.toMatchObject(closed);
    expect((await (await place.open()).read(id))?.entries).toHaveLength(702);
  });
});
