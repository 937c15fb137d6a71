import { apiError, gameId } from '@calculi/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { limitedAs } from '../address.ts';
import type { Lounge } from '../lounge.ts';
import { refuse } from '../refusal.ts';

const params = z.strictObject({ id: gameId });

/** Pages of this host, of the hosts that are named, and programs that are no browser, which name no origin. */
const isAllowed = ({ headers, host }: FastifyRequest, origins: readonly string[]): boolean => {
  const { origin } = headers;
  if (origin === undefined || origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
};

/** The socket of a game. */
export const liveRoute = (app: FastifyInstance, lounge: Lounge, origins: readonly string[]): void => {
  app.withTypeProvider<ZodTypeProvider>().route({
    method: 'GET',
    url: '/games/:id/live',
    schema: {
      summary: 'The WebSocket of a game: see docs/api.md for its messages',
      params,
      response: { '4xx': apiError, '5xx': apiError },
    },
    onRequest: async (request) => {
      if (!isAllowed(request, origins)) refuse('foreign-origin', 'pages of other hosts cannot play here');
      if (lounge.isFull(limitedAs(request.ip))) refuse('busy', 'there are too many sockets');
    },
    // What answers requests is not needed for a socket, and would be kept with it.
    preHandler: async ({ ws, raw }, reply) => {
      if (ws) reply.raw.detachSocket(raw.socket);
    },
    handler: async () => refuse('unreadable', 'this address speaks WebSocket'),
    wsHandler: (socket, request) => lounge.welcome(socket, request.params.id, limitedAs(request.ip)),
  });
};
