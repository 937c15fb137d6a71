import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { House } from './lib/house.ts';
import { MemoryStore } from './lib/memory.ts';

test('a server that stops does not wait for connections on which nothing was ever asked', async () => {
  const house = await House.open(new MemoryStore());
  const socket = connect(Number(new URL(house.url).port), '127.0.0.1');
  await once(socket, 'connect');
  // The server has seen the silent connection, since it has answered one that came later.
  expect((await house.fetch('/api/health')).status).toBe(200);
  const isCut = once(socket, 'close');
  socket.on('error', () => undefined);
  socket.resume();
  await house.served.close();
  await isCut;
  await expect(house.fetch('/api/health')).rejects.toThrow('fetch failed');
}, 20_000);
