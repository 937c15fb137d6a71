// Several nodes behind one address: every connection goes to the next node that is alive.
import { get } from 'node:http';
import { connect, createServer } from 'node:net';

const HOST = '127.0.0.1';
const CHECK_EVERY = 200;
const PATIENCE = 1000;

const isHealthy = (port, path) =>
  new Promise((done) => {
    const request = get({ host: HOST, port, path, agent: false, timeout: PATIENCE }, (response) => {
      response.resume();
      done(response.statusCode === 200);
    });
    request.on('timeout', () => request.destroy());
    request.on('error', () => done(false));
  });

/** Joins two connections: when one ends or breaks, so does the other. */
const join = (client, node) => {
  client.pipe(node);
  node.pipe(client);
  for (const [one, other] of [
    [client, node],
    [node, client],
  ]) {
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
  }
};

/** Listens on `port`, or any that is free, for nodes at these ports. */
export const startProxy = async (ports, { port = 0, path = '/api/health' } = {}) => {
  const nodes = ports.map((each) => ({ port: each, isAlive: false }));
  const clients = new Set();
  let turn = 0;

  const check = () =>
    Promise.all(
      nodes.map(async (node) => {
        node.isAlive = await isHealthy(node.port, path);
      }),
    );

  /** The first of the nodes, from the next one on, that takes the connection; one that does not is taken for dead. */
  const lead = (client, candidates) => {
    const [node, ...rest] = candidates;
    if (node === undefined) return client.destroy();
    const socket = connect(node.port, HOST);
    const onRefusal = () => {
      node.isAlive = false;
      lead(client, rest);
    };
    socket.once('error', onRefusal);
    socket.once('connect', () => {
      socket.off('error', onRefusal);
      if (client.destroyed) socket.destroy();
      else join(client, socket);
    });
  };

  const server = createServer((client) => {
    clients.add(client);
    client.on('close', () => clients.delete(client));
    client.on('error', () => client.destroy());
    const first = turn++ % nodes.length;
    const order = [...nodes.slice(first), ...nodes.slice(0, first)];
    lead(
      client,
      order.filter(({ isAlive }) => isAlive),
    );
  });

  await check();
  const timer = setInterval(() => void check(), CHECK_EVERY);
  await new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, HOST, done);
  });
  return {
    port: server.address().port,
    base: `http://${HOST}:${server.address().port}`,
    alive: () => nodes.filter(({ isAlive }) => isAlive).map((node) => node.port),
    async close() {
      clearInterval(timer);
      for (const client of clients) client.destroy();
      await new Promise((done) => {
        server.close(done);
      });
    },
  };
};
