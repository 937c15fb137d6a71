import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openStore } from '@calculi/server';
import type { StoreError } from '@calculi/server';
import { kinds, postgres, sqlite } from './place.ts';
import { addition, begin, makeEntry } from './sample.ts';

const temporary = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'calculi-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const failure = (opening: Promise<unknown>): Promise<StoreError> =>
  opening.then(
    () => expect.fail('It should not have opened'),
    (error: unknown) => error as StoreError,
  );

describe('opening', () => {
  it('prepares the tables once, however many nodes begin at the same moment', async () => {
    const place = await postgres.make();
    const stores = await Promise.all([place.open(), place.open(), place.open()]);
    const id = await begin(stores[0]);
    for (const store of stores) expect((await store.read(id))?.entries).toHaveLength(2);
    const again = await place.open();
    expect((await again.read(id))?.entries).toHaveLength(2);
    expect(await place.execute('select name from kysely_migration')).toMatchObject([{ name: '0001-games' }]);
  });

  it('gives a folder to one server at a time, and lets others read it', async () => {
    const place = await sqlite.make();
    const store = await place.open();
    const id = await begin(store);
    const { name, message } = await failure(openStore(place.config));
    expect([name, message]).toEqual([
      'StoreError',
      expect.stringMatching(/^Another server keeps its games in /),
    ]);
    expect(await place.execute('select id from games')).toEqual([{ id }]);
    expect(await store.append(id, addition(makeEntry(3)))).toBe(true);
    await store.close();
    expect((await (await place.open()).read(id))?.entries).toHaveLength(3);
  });
});

describe.each(kinds)('opening $name', ({ make }) => {
  it('refuses tables of a newer server', async () => {
    const place = await make();
    await (await place.open()).close();
    await place.execute(`insert into kysely_migration (name, timestamp) values ('9999-later', 'now')`);
    const { name, message } = await failure(openStore(place.config));
    expect([name, message]).toEqual(['StoreError', expect.stringContaining('Preparing the tables failed')]);
  });
});

describe('a folder that cannot be used', () => {
  it('is named where it is a file', async () => {
    const folder = join(temporary(), 'file');
    writeFileSync(folder, '');
    const { name, message } = await failure(openStore({ folder }));
    expect([name, message]).toEqual([
      'StoreError',
      `${folder} is a file, but games are kept in a folder; choose one`,
    ]);
    const below = await failure(openStore({ folder: join(folder, 'below') }));
    expect(below.message).toBe(
      `The folder ${join(folder, 'below')} for games cannot be made; choose another`,
    );
  });

  it.runIf(process.getuid?.() !== 0)('is named where it must not be written', async () => {
    const folder = temporary();
    chmodSync(folder, 0o555);
    const { message } = await failure(openStore({ folder }));
    expect(message).toBe(`The folder ${folder} for games cannot be written; choose another`);
  });

  it('is named where its lock is something else', async () => {
    const folder = temporary();
    mkdirSync(join(folder, 'games.lock'));
    const { message } = await failure(openStore({ folder }));
    expect(message).toBe(
      `The file games.lock in ${folder} cannot be locked; remove it, or choose another folder`,
    );
  });

  it('is named where its file is not a database', async () => {
    const folder = temporary();
    writeFileSync(join(folder, 'games.sqlite'), 'This is a diary, not a database.'.repeat(100));
    const { name, message } = await failure(openStore({ folder }));
    expect([name, message]).toEqual([
      'StoreError',
      `${join(folder, 'games.sqlite')} is not a database of SQLite`,
    ]);
  });

  it('is named where its file is a folder', async () => {
    const folder = temporary();
    mkdirSync(join(folder, 'games.sqlite'));
    const { message } = await failure(openStore({ folder }));
    expect(message).toContain(`${join(folder, 'games.sqlite')} cannot be opened`);
  });

  it('is made where it is missing', async () => {
    const folder = join(temporary(), 'some', 'where');
    const store = await openStore({ folder });
    expect(await store.ping()).toBeUndefined();
    await store.close();
  });
});

describe('a PostgreSQL that cannot be used', () => {
  const address = (change: Partial<URL>): string => Object.assign(new URL(inject('postgres')), change).href;

  it.each([
    ['nobody listens', { port: '1' }],
    ['the password is wrong', { password: 'hunter2secret' }],
    ['there is no such database', { pathname: '/nowhere' }],
  ])('is told of without its password: %s', async (_, change) => {
    const databaseUrl = address(change);
    const error = await failure(openStore({ databaseUrl }));
    expect([error.name, error.message]).toEqual([
      'StoreError',
      expect.stringMatching(/^PostgreSQL cannot be reached: ./),
    ]);
    expect(error.message).not.toContain(new URL(databaseUrl).password);
  });

  it.each(['postgres://', 'not an address', 'postgres://user:hunter2secret@[broken/x'])(
    'is told of where its address is %j',
    async (databaseUrl) => {
      const error = await failure(openStore({ databaseUrl }));
      expect([error.name, error.message]).toEqual([
        'StoreError',
        expect.stringMatching(/^PostgreSQL cannot be reached: ./),
      ]);
      expect(error.message).not.toContain('hunter2secret');
    },
  );
});
