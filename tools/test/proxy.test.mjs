import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { startProxy } from '../lib/proxy.mjs';

const open = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

/** A node that says its name. */
const startNode = async (name) => {
  const server = createServer((_request, response) => response.end(name));
  await new Promise((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const close = () =>
    new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    });
  open.push(close);
  return { port: server.address().port, close };
};

const startBoth = async () => {
  const nodes = [await startNode('one'), await startNode('two')];
  const proxy = await startProxy(nodes.map(({ port }) => port));
  open.push(() => proxy.close());
  return { nodes, proxy };
};

const ask = async ({ base }) => {
  const response = await fetch(base, { headers: { connection: 'close' } });
  return response.text();
};

describe('the proxy', () => {
  it('leads one connection after another to the next node', async () => {
    const { proxy } = await startBoth();
    const names = [await ask(proxy), await ask(proxy), await ask(proxy)];
    expect(names).toEqual(['one', 'two', 'one']);
  });

  it('leads all to those that are alive', async () => {
    const { proxy, nodes } = await startBoth();
    await nodes[0].close();
    const names = [await ask(proxy), await ask(proxy), await ask(proxy)];
    expect(names).toEqual(['two', 'two', 'two']);
    expect(proxy.alive()).toEqual([nodes[1].port]);
  });

  it('closes a connection where no node is alive', async () => {
    const { proxy, nodes } = await startBoth();
    for (const { close } of nodes) await close();
    await expect(ask(proxy)).rejects.toThrow('fetch failed');
  });
});
