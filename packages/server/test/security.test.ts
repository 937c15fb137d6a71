import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Writable } from 'node:stream';
import { openStore } from '@calculi/server';
import { expect, onTestFinished, test } from 'vitest';
import { limitedAs } from '../src/address.ts';
import { Client } from './lib/client.ts';
import { agreement, House, secretOf } from './lib/house.ts';
import { MemoryStore } from './lib/memory.ts';
import { breathe } from './lib/time.ts';
import { until } from './store/place.ts';

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'calculi-security-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
};

test('pages of other hosts open no socket, unless they are named', async () => {
  const house = await House.open(new MemoryStore(), { origins: ['https://play.example.org'] });
  const id = await house.create();
  const opens = async (origin?: string): Promise<boolean> =>
    new Client(house.url, id, origin === undefined ? {} : { origin }).open().then(
      () => true,
      () => false,
    );
  expect(await opens()).toBe(true);
  expect(await opens(house.url)).toBe(true);
  expect(await opens('https://play.example.org')).toBe(true);
  expect(await opens('https://evil.example.org')).toBe(false);
  expect(await opens('null')).toBe(false);
  const refused = await house.fetch(`/api/games/${id}/live`, {
    headers: { origin: 'https://evil.example.org' },
  });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ problem: 'foreign-origin' });
});

test('no secret is stored or logged', async () => {
  const data = folder();
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const store = await openStore({ folder: data });
  const house = await House.open(store, {}, { logger: { level: 'trace', stream } });
  const { id, black } = await house.begin();
  await black.play('@c4');
  await house.enter(id, 'x');
  await house.post('/api/games', { agreement: agreement(), side: 'nobody', secret: secretOf('s') });
  await house.post('/api/games', `{"secret":"${secretOf('s')}"`);
  await house.served.close();
  expect(lines.length).toBeGreaterThan(10);
  const kept = readdirSync(data).map((name) => readFileSync(join(data, name), 'latin1'));
  expect(kept.join('')).toContain(id);
  for (const letter of ['a', 'b', 'x', 's']) {
    expect(lines.join('')).not.toContain(secretOf(letter));
    expect(kept.join('')).not.toContain(secretOf(letter));
  }
});

test('too many requests, sockets and messages are refused, and others are not disturbed', async () => {
  const limits = { requests: 12, creations: 3, socketsPerAddress: 3, messages: 1, burst: 5 };
  const house = await House.open(new MemoryStore(), { limits });
  const id = await house.create();
  await house.create();
  await house.create();
  const fourth = await house.post('/api/games', {
    agreement: agreement(),
    side: 'black',
    secret: secretOf('a'),
  });
  expect(fourth.status).toBe(429);
  expect(await fourth.json()).toMatchObject({ problem: 'too-fast' });
  // Seats and exports are counted apart, and none of these among other requests.
  for (const path of [`/api/games/${id}`, `/api/games/${id}/text`])
    expect((await house.fetch(path)).status).toBe(200);
  expect((await house.sit(id)).status).toBe(200);
  const clients = [await house.enter(id), await house.enter(id), await house.enter(id)];
  await expect(new Client(house.url, id).open()).rejects.toThrow('503');
  const [loud, calm] = clients;
  for (let count = 0; count < 60; count++) loud!.send({ type: 'ping' });
  expect(await loud!.closed).toBe(1008);
  expect(loud!.refusals().every(({ problem }) => problem === 'too-fast')).toBe(true);
  await calm!.sync();
  let status = 200;
  for (let count = 0; count < 20 && status === 200; count++)
    status = (await house.fetch('/api/games?state=waiting')).status;
  expect(status).toBe(429);
  expect((await house.fetch('/api/health')).status).toBe(200);
});

test('limits count networks of IPv6, not addresses', () => {
  expect(limitedAs('203.0.113.7')).toBe('203.0.113.7');
  expect(limitedAs('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(limitedAs('2001:DB8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(limitedAs('2001:db8:1:2::9')).toBe('2001:db8:1:2');
  expect(limitedAs('2001:db8::9')).toBe('2001:db8:0:0');
  expect(limitedAs('::1')).toBe('0:0:0:0');
});

test('the log is not sent again and again to who enters again and again', async () => {
  const house = await House.open(new MemoryStore(), { limits: { messages: 1, burst: 20 } });
  const client = await house.enter(await house.create());
  for (let count = 0; count < 4; count++) {
    client.send({ type: 'enter', known: 0 });
    await client.sync();
  }
  expect(client.heard.filter(({ type }) => type === 'welcome').length).toBe(2);
  expect(client.refusals().map(({ problem }) => problem)).toContain('too-fast');
});

test('many who ask for its health ask the store once', async () => {
  const store = new MemoryStore();
  const pings: (() => void)[] = [];
  store.ping = async () => new Promise<void>((resolve) => pings.push(resolve));
  let received = 0;
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      if (chunk.includes('incoming request')) received += 1;
      done();
    },
  });
  const house = await House.open(store, {}, { logger: { level: 'info', stream } });
  const asking = Promise.all(Array.from({ length: 20 }, async () => house.fetch('/api/health')));
  await until(() => received === 20);
  await breathe();
  for (const answer of pings) answer();
  const answers = await asking;
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(pings).toHaveLength(1);
});

test('pings of the WebSocket protocol are answered, and limited like messages', async () => {
  const house = await House.open(new MemoryStore(), { limits: { messages: 1, burst: 5 } });
  const client = await house.enter(await house.create());
  const pong = new Promise((resolve) => client.socket.once('pong', (data) => resolve(data.toString())));
  client.socket.ping('hello');
  expect(await pong).toBe('hello');
  for (let count = 0; count < 60; count++) client.socket.ping();
  expect(await client.closed).toBe(1008);
});

test('what cannot be read is refused, and who goes on with it is sent away', async () => {
  const house = await House.open(new MemoryStore());
  const { id, black } = await house.begin();
  const nonsense = [
    '',
    'x',
    '{',
    'null',
    '[]',
    '{"type":"enter"}',
    '{"type":"enter","known":-1}',
    '{"type":"do"}',
    `{"type":"do","key":"key-12345","request":{"type":"play","board":0,"actions":[]}}`,
    `{"type":"do","key":"key-12345","request":{"type":"resign","side":"white"}}`,
    `{"type":"ping","__proto__":{}}`,
    '['.repeat(5000),
  ];
  const client = await house.enter(id);
  for (const text of nonsense) client.send(text);
  client.socket.send(Buffer.from('{"type":"ping"}'), { binary: true });
  await client.until(() => client.refusals().length === nonsense.length + 1);
  expect(new Set(client.refusals().map(({ problem }) => problem))).toEqual(new Set(['unreadable']));
  for (let count = 0; count < 20; count++) client.send('x');
  expect(await client.closed).toBe(1008);
  const large = await house.enter(id);
  large.send('x'.repeat(20_000));
  expect(await large.closed).toBe(1009);
  await black.sync();
  expect(black.contest?.length).toBe(2);
});

test('nobody acts before entering, and a spectator never', async () => {
  const house = await House.open(new MemoryStore());
  const { id, black } = await house.begin();
  const early = new Client(house.url, id);
  await early.open();
  expect(await early.ask({ type: 'resign' })).toMatchObject({ problem: 'unreadable' });
  const watcher = await house.enter(id);
  for (const type of ['resign', 'abort', 'again'] as const)
    expect(await watcher.ask({ type })).toMatchObject({ problem: 'not-seated' });
  await black.sync();
  expect(black.contest?.ending).toBeNull();
});

test('answers carry a strict policy, and the site the right caches', async () => {
  const site = folder();
  mkdirSync(join(site, 'assets'));
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Calculi</title>');
  writeFileSync(join(site, 'sw.js'), '');
  writeFileSync(join(site, 'assets', 'main-AbCd1234.js'), '');
  const house = await House.open(new MemoryStore(), { site });
  const page = await house.fetch('/');
  expect(await page.text()).toContain('Calculi');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  const cache = async (path: string) => (await house.fetch(path)).headers.get('cache-control');
  expect(await cache('/')).toBe('no-cache');
  expect(await cache('/sw.js')).toBe('no-cache');
  expect(await cache('/assets/main-AbCd1234.js')).toBe('public, max-age=31536000, immutable');
  expect(await cache('/api/health')).toBe('no-store');
  expect((await house.fetch('/../package.json')).status).toBe(404);
  expect((await house.fetch('/%2e%2e/package.json')).status).toBeGreaterThanOrEqual(400);
});

test('what the build has packed is sent packed to those who can unpack it, and as it is to others', async () => {
  const site = folder();
  mkdirSync(join(site, 'assets'));
  writeFileSync(join(site, 'index.html'), '<!doctype html>');
  writeFileSync(join(site, 'assets', 'main-AbCd1234.js'), 'void 0;');
  writeFileSync(join(site, 'assets', 'main-AbCd1234.js.gz'), gzipSync('void 0;'));
  const house = await House.open(new MemoryStore(), { site });
  const ask = async (encoding: string) =>
    house.fetch('/assets/main-AbCd1234.js', { headers: { 'accept-encoding': encoding } });
  const packed = await ask('gzip');
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.headers.get('content-type')).toContain('javascript');
  expect(packed.headers.get('cache-control')).toContain('immutable');
  expect(packed.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
  const plain = await ask('identity');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect([await packed.text(), await plain.text()]).toEqual(['void 0;', 'void 0;']);
});
