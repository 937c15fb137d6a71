import { serve, settingsFrom, SettingsError } from '@calculi/server';
import { expect, test } from 'vitest';
import { House } from './lib/house.ts';
import { MemoryStore } from './lib/memory.ts';

test('settings come from the environment, and everything wrong is told at once', () => {
  expect(settingsFrom({})).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    database: null,
    trustProxy: false,
  });
  expect(
    settingsFrom({
      PORT: '9000',
      DATABASE_URL: 'postgres://there/games',
      ALLOWED_ORIGINS: 'https://one.example.org, https://two.example.org/',
      TRUST_PROXY: '10.0.0.0/8',
      KEEP_FINISHED_DAYS: '7',
      LIMIT_MESSAGES: '99',
      LOG_LEVEL: 'info',
    }),
  ).toMatchObject({
    port: 9000,
    database: 'postgres://there/games',
    origins: ['https://one.example.org', 'https://two.example.org'],
    trustProxy: '10.0.0.0/8',
    retention: { finished: 7, abandoned: 60 },
    limits: { messages: 99, burst: 40 },
    logLevel: 'info',
  });
  const wrong = {
    PORT: 'x',
    DATABASE_URL: 'games',
    ALLOWED_ORIGINS: 'play.example.org',
    LOG_LEVEL: 'loud',
    LIMIT_BURST: '0',
    KEEP_ABANDONED_DAYS: '0',
    TRUST_PROXY: '10.0.0.1, proxy, 10.0.0.0/33, ::1/64',
  };
  const problemsOf = (): readonly string[] => {
    try {
      settingsFrom(wrong);
      return [];
    } catch (error) {
      return error instanceof SettingsError ? error.problems : [];
    }
  };
  expect(problemsOf().map((text) => text.split(':')[0])).toEqual([
    'LIMIT_BURST',
    'LOG_LEVEL',
    'PORT',
    'DATABASE_URL',
    'ALLOWED_ORIGINS',
    'TRUST_PROXY',
    'TRUST_PROXY',
    'KEEP_ABANDONED_DAYS',
  ]);
});

test('a port that is taken and a site that is not built are said clearly', async () => {
  const house = await House.open(new MemoryStore());
  const port = Number(new URL(house.url).port);
  await expect(serve({ port, logLevel: 'silent' }, { store: new MemoryStore() })).rejects.toThrow(
    `port ${port} is taken by another program`,
  );
  await expect(serve({ site: 'nowhere' }, { store: new MemoryStore() })).rejects.toThrow('build it first');
});
