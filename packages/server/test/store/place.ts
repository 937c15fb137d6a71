import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import pg from 'pg';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { openStore } from '@calculi/server';
import type { Store, StoreConfig } from '@calculi/server';
import { createDatabase } from '../../../../tools/lib/postgres.mjs';

/** Somewhere empty to keep games in. */
export interface Place {
  readonly config: StoreConfig;
  /** Opens a store there, which is closed in the end. */
  open(): Promise<Store>;
  /** Goes behind the back of the stores. */
  execute(text: string): Promise<unknown[]>;
}

export interface Kind {
  readonly name: string;
  /** For one test, unless it is said when the end has come. */
  readonly make: (atEnd?: AtEnd) => Promise<Place>;
}

type AtEnd = (undo: () => void | Promise<void>) => void;

const opener = (config: StoreConfig, atEnd: AtEnd) => async (): Promise<Store> => {
  const store = await openStore(config);
  atEnd(() => store.close());
  return store;
};

/** A place and a store in it for all tests of a group, which keep to games of their own. */
export const share = ({ make }: Kind): { readonly place: Place; readonly store: Store } => {
  const shared = {} as { place: Place; store: Store };
  const ends: (() => void | Promise<void>)[] = [];
  beforeAll(async () => {
    shared.place = await make((undo) => ends.unshift(undo));
    shared.store = await shared.place.open();
  });
  afterAll(async () => {
    for (const undo of ends) await undo();
  });
  return shared;
};

export const sqlite: Kind = {
  name: 'SQLite',
  make(atEnd = onTestFinished) {
    const folder = mkdtempSync(join(tmpdir(), 'calculi-store-'));
    atEnd(() => rmSync(folder, { recursive: true, force: true }));
    return Promise.resolve({
      config: { folder },
      open: opener({ folder }, atEnd),
      execute(text) {
        const database = new Libsql(join(folder, 'games.sqlite'));
        const statement = database.prepare(text);
        const rows = statement.reader ? statement.all() : [];
        if (!statement.reader) statement.run();
        database.close();
        return Promise.resolve(rows);
      },
    });
  },
};

export const postgres: Kind = {
  name: 'PostgreSQL',
  async make(atEnd = onTestFinished) {
    const databaseUrl = await createDatabase(inject('postgres'));
    return {
      config: { databaseUrl },
      open: opener({ databaseUrl }, atEnd),
      async execute(text) {
        const client = new pg.Client({ connectionString: databaseUrl });
        await client.connect();
        const { rows } = await client.query<object>(text);
        await client.end();
        return rows;
      },
    };
  },
};

export const kinds: readonly Kind[] = [sqlite, postgres];

/** Waits for what another connection or thread will bring about. */
export const until = async (is: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await is())) await new Promise((resolve) => setTimeout(resolve, 5));
};
