import type { GameList, GameView, Seat } from '@calculi/protocol';
import { parseGame, ruleSets } from '@calculi/rules';
import { StoreError } from '@calculi/server';
import { describe, expect, it, test } from 'vitest';
import { kinds } from './store/place.ts';
import { agreement, House, secretOf } from './lib/house.ts';
import { MemoryStore } from './lib/memory.ts';

interface Document {
  readonly openapi: string;
  readonly paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
}

const problemOf = async (response: Response): Promise<string> => {
  const body = (await response.json()) as { problem: string; message: string };
  expect(Object.keys(body).sort()).toEqual(['message', 'problem']);
  expect(body.message).not.toMatch(/ at .*:\d+:\d+|node_modules/);
  return `${response.status} ${body.problem}`;
};

describe.each(kinds)('games over HTTP in $name', ({ make }) => {
  const open = async () => House.open(await (await make()).open());

  it('are created, listed page by page, read and joined', async () => {
    const house = await open();
    const ids: string[] = [];
    for (let count = 0; count < 25; count++) {
      ids.unshift(await house.create({ listed: true }));
      await house.time.advance(10);
    }
    await house.create({ listed: false });
    const first = await house.get<GameList>('/api/games?state=waiting');
    const second = await house.get<GameList>(`/api/games?state=waiting&after=${first.cursor}`);
    expect([...first.games, ...second.games].map(({ head }) => head.id)).toEqual(ids);
    expect(second.cursor).toBeNull();
    const [id = ''] = ids;
    await house.sit(id);
    const playing = await house.get<GameList>('/api/games?state=playing');
    expect(playing.games).toMatchObject([{ head: { id }, seated: ['black', 'white'], turns: 0 }]);
    const view = await house.get<GameView>(`/api/games/${id}`);
    expect(view.entries.map(({ deed }) => deed.type)).toEqual(['sit', 'sit']);
    expect(view).toMatchObject({ head: { id, begins: 'black' }, presence: { here: [], watchers: 0 } });
  });

  it('are exported so that the library reads them, however they ended', async () => {
    const house = await open();
    const { id, black, white } = await house.begin({ clock: { kind: 'minutes', minutes: 1, increment: 5 } });
    await black.play('@c4');
    const text = async () => (await house.fetch(`/api/games/${id}/text`)).text();
    expect(parseGame(await text(), ruleSets).game.result).toBeNull();
    await white.ask({ type: 'resign' });
    const { game, headers } = parseGame(await text(), ruleSets);
    expect(game.result).toEqual({ winner: 'black', reason: 'resignation' });
    expect(headers).toMatchObject({ Game: id, Clock: '1 min + 5 s a turn', Aids: 'allowed' });
    const aborted = await house.create();
    await (await house.enter(aborted, 'a')).ask({ type: 'abort' });
    const response = await house.fetch(`/api/games/${aborted}/text`);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="calculi-${aborted}.txt"`);
    const other = parseGame(await response.text(), ruleSets);
    expect(other.game.result).toBeNull();
    expect(other.headers).toMatchObject({ Ending: 'nobody abort' });
  });
});

test('an unsound agreement is refused with everything that is wrong with it', async () => {
  const house = await House.open(new MemoryStore());
  const create = async (changes: Parameters<typeof agreement>[0], side = 'black') =>
    house.post('/api/games', { agreement: agreement(changes), side, secret: secretOf('a') });
  const unknown = await create({ rules: 'nothing@1' });
  expect(await problemOf(unknown)).toBe('422 unsound');
  expect(await problemOf(await create({ rules: 'latrunculi-piso@99' }))).toBe('422 unsound');
  expect(await problemOf(await create({ position: 'nonsense' }))).toBe('422 unsound');
  expect(await problemOf(await create({}, 'even'))).toBe('422 unsound');
  const options = await create({ options: { foo: 'bar', 'other-thing': '1' } });
  const { message } = (await options.json()) as { message: string };
  expect(message).toContain('foo');
  expect(message).toContain('other-thing');
});

test('sides are drawn by lot where that is wanted', async () => {
  const house = await House.open(new MemoryStore());
  const sides = new Set<string>();
  for (let count = 0; count < 60 && sides.size < 2; count++) {
    const body = { agreement: agreement(), side: 'lot', secret: secretOf('a') };
    sides.add(((await (await house.post('/api/games', body)).json()) as Seat).side);
  }
  expect([...sides].sort()).toEqual(['black', 'white']);
});

test('a game from a position of one’s own begins with the side it names', async () => {
  const house = await House.open(new MemoryStore());
  const position = '8/8/8/8/8/8/8/8 w 0/0 - 1 19/20 -/- 0';
  const id = await house.create({ position }, 'white');
  expect(await house.get(`/api/games/${id}`)).toMatchObject({ head: { begins: 'white' } });
});

test('every wrong request is answered with a problem and words', async () => {
  const house = await House.open(new MemoryStore());
  const id = await house.create();
  const good = { agreement: agreement(), side: 'black', secret: secretOf('a') };
  const answers: [Promise<Response>, string][] = [
    [house.post('/api/games', '{'), '400 unreadable'],
    [house.post('/api/games', []), '400 unreadable'],
    [house.post('/api/games', { ...good, more: 1 }), '400 unreadable'],
    [house.post('/api/games', { ...good, secret: 'short' }), '400 unreadable'],
    [house.post('/api/games', `{"__proto__":{"x":1},"a":1}`), '400 unreadable'],
    [house.post('/api/games', 'x'.repeat(20_000)), '413 unreadable'],
    [house.fetch('/api/games', { method: 'POST', body: 'text' }), '415 unreadable'],
    [house.fetch('/api/games', { method: 'DELETE' }), '404 unreadable'],
    [house.fetch('/api/games'), '400 unreadable'],
    [house.fetch('/api/games?state=waiting&after=nonsense'), '400 unreadable'],
    [house.fetch('/api/games/nothing'), '404 unknown-game'],
    [house.fetch('/api/games/abcdefghij'), '404 unknown-game'],
    [house.fetch('/api/games/abcdefghij/text'), '404 unknown-game'],
    [house.fetch(`/api/games/${id}/live`), '400 unreadable'],
    [house.post(`/api/games/${id}/seat`, {}), '400 unreadable'],
    [house.fetch('/api/nothing'), '404 unreadable'],
    [house.fetch('/nothing'), '404 unreadable'],
  ];
  for (const [response, expected] of answers) expect(await problemOf(await response)).toBe(expected);
});

test('a fault of our own is named without its particulars', async () => {
  const store = new MemoryStore();
  const house = await House.open(store);
  store.list = async () => {
    throw new Error('the password is 1234');
  };
  const response = await house.fetch('/api/games?state=playing');
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    problem: 'internal',
    message: 'something went wrong here; nothing was done',
  });
});

test('a store that cannot be reached is a reason to try again', async () => {
  const store = new MemoryStore();
  const house = await House.open(store);
  store.read = async () => {
    throw new StoreError('unavailable', 'the password is 1234');
  };
  const response = await house.fetch('/api/games/abcdefghij');
  expect(await problemOf(response)).toBe('503 busy');
  const client = await house.enter('abcdefghij');
  expect(client.refusals()).toMatchObject([{ problem: 'busy' }]);
});

test('health asks the store, metrics count, and the API describes itself', async () => {
  const store = new MemoryStore();
  const house = await House.open(store);
  expect(await house.get('/api/health')).toEqual({ status: 'ok' });
  const { black } = await house.begin();
  await black.play('@c4');
  await black.play('@c5');
  const metrics = await (await house.fetch('/api/metrics')).text();
  expect(metrics).toContain('calculi_sockets 2\n');
  expect(metrics).toContain('calculi_rooms 1\n');
  expect(metrics).toContain('calculi_entries_total{deed="play"} 1\n');
  expect(metrics).toContain('calculi_refusals_total{problem="not-your-turn"} 1\n');
  expect(metrics).toMatch(/^calculi_commit_seconds_count 2$/m);
  expect(metrics).toMatch(/^calculi_commit_seconds_bucket\{le="\+Inf"\} 2$/m);
  const { openapi, paths } = await house.get<Document>('/api/openapi.json');
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(paths).sort()).toEqual([
    '/api/games',
    '/api/games/{id}',
    '/api/games/{id}/live',
    '/api/games/{id}/seat',
    '/api/games/{id}/text',
    '/api/health',
    '/api/metrics',
  ]);
  expect(Object.keys(paths['/api/games']?.['post']?.responses ?? {})).toContain('201');
  store.ping = async () => {
    throw new Error('gone');
  };
  expect(await problemOf(await house.fetch('/api/health'))).toBe('503 busy');
});
