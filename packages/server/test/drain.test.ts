import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { makeDrain } from '../src/http/drain.ts';
import { House } from './lib/house.ts';
import { MemoryStore } from './lib/memory.ts';

const connectTo = async (url: string): Promise<Socket> => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

test('a server that stops does not wait for connections on which nothing was ever asked', async () => {
  const house = await House.open(new MemoryStore());
  const socket = await connectTo(house.url);
  // The server has seen the silent connection, since it has answered one that came later.
  expect((await house.fetch('/api/health')).status).toBe(200);
  const isCut = once(socket, 'close');
  socket.resume();
  await house.served.close();
  await isCut;
  await expect(house.fetch('/api/health')).rejects.toThrow('fetch failed');
});

const head = (line: string): string => `${line} HTTP/1.1\r\nhost: here\r\n`;

function* endless(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(100_000);
}

/** An app that answers without end, and does not wait long. */
const makeApp = () => {
  const app = fastify();
  app.get('/', async () => Readable.from(endless()));
  app.post('/', async () => 'read');
  return { app, drain: makeDrain(app, 200) };
};

test('a server that stops does not wait for ever for who does not ask to the end', async () => {
  const { app, drain } = makeApp();
  const socket = await connectTo(await app.listen({ port: 0 }));
  const asked = once(app.server, 'request');
  socket.write(`${head('POST /')}content-type: application/json\r\ncontent-length: 9\r\n\r\n{`);
  await asked;
  await drain();
  expect(app.server.listening).toBe(false);
});

test('a server that stops does not wait for ever for who does not read the answer', async () => {
  const { app, drain } = makeApp();
  const socket = await connectTo(await app.listen({ port: 0 }));
  const begun = once(socket, 'readable');
  socket.write(`${head('GET /')}\r\n`);
  // It listens for what can be read, and reads nothing of it.
  await begun;
  await drain();
  expect(app.server.listening).toBe(false);
  socket.destroy();
});
