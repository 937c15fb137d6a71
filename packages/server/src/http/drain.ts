import type { FastifyInstance } from 'fastify';

/** How often it is looked whether all has been answered, in milliseconds. */
const PAUSE = 20;

/** How long whoever asks something has to finish asking and to read the answer, in milliseconds. */
const PATIENCE = 5000;

/**
 * Closes an app without waiting for those who ask nothing. Browsers open connections in advance, and a server counts one
 * that has said nothing as busy, so it would wait for it until it times out. Who does not come to an end is cut off, or
 * anybody could keep a server from stopping: one that closes does not look for requests that take too long any more.
 */
export const makeDrain = (app: FastifyInstance, patience = PATIENCE): (() => Promise<void>) => {
  let pending = 0;
  app.server.on('request', (_, response) => {
    pending += 1;
    response.once('close', () => (pending -= 1));
  });
  return async () => {
    const cut = (): void => app.server.closeAllConnections();
    const timer = setInterval(() => pending === 0 && cut(), PAUSE);
    const last = setTimeout(cut, patience);
    try {
      await app.close();
    } finally {
      clearInterval(timer);
      clearTimeout(last);
    }
  };
};
