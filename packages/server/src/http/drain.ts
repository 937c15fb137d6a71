import type { FastifyInstance } from 'fastify';

/** How often it is looked whether all has been answered, in milliseconds. */
const PAUSE = 20;

/**
 * Closes an app without waiting for those who ask nothing. Browsers open connections in advance, and a server counts one
 * that has said nothing as busy, so it would wait for it until it times out.
 */
export const makeDrain = (app: FastifyInstance): (() => Promise<void>) => {
  let pending = 0;
  app.server.on('request', (_, response) => {
    pending += 1;
    response.once('close', () => (pending -= 1));
  });
  return async () => {
    const timer = setInterval(() => {
      if (pending === 0) app.server.closeAllConnections();
    }, PAUSE);
    try {
      await app.close();
    } finally {
      clearInterval(timer);
    }
  };
};
