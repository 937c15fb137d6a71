// A port that nobody listens on.
import { once } from 'node:events';
import { createServer } from 'node:net';

export const freePort = async (host = '127.0.0.1') => {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
};
