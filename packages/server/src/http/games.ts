import {
  apiError,
  creation,
  gameId,
  gameList,
  gameView,
  isGameId,
  listQuery,
  seat,
  seatRequest,
} from '@calculi/protocol';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { gameText } from '../export.ts';
import { refuse } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { Rooms } from '../rooms.ts';
import { hashSecret } from '../secret.ts';
import type { ListQuery } from '../store/store.ts';

const PAGE = 20;

const params = z.strictObject({ id: gameId });
const errors = { '4xx': apiError, '5xx': apiError };

/** Where a page of the list ended. */
const makeCursor = (changed: number, id: string): string => `${changed}.${id}`;

const readCursor = (text: string | undefined): ListQuery['before'] => {
  if (text === undefined) return null;
  const [, changed, id] = /^(\d{1,15})\.(.+)$/.exec(text) ?? [];
  return changed === undefined || id === undefined || !isGameId(id)
    ? refuse('unreadable', 'after: this is no cursor of a list')
    : { changed: Number(changed), id };
};

/** Games over HTTP: create, list, read, join, export. */
export const gameRoutes = (
  app: FastifyInstance,
  rooms: Rooms,
  services: Services,
  creations: number,
): void => {
  const seldom = { rateLimit: { max: creations, timeWindow: '1 minute' } };
  addTaking(app, rooms, seldom);
  addReading(app, rooms, services, seldom);
};

/** For what is asked for seldom by those who mean well. */
interface Seldom {
  readonly rateLimit: object;
}

/** What gives someone a seat. */
const addTaking = (app: FastifyInstance, rooms: Rooms, config: Seldom): void => {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.post(
    '/games',
    {
      config,
      schema: {
        summary: 'Create a game and take a seat',
        body: creation,
        response: { 201: seat, ...errors },
      },
    },
    async (request, reply) => reply.code(201).send(await rooms.create(request.body)),
  );
  routes.post(
    '/games/:id/seat',
    {
      config,
      schema: {
        summary: 'Take the free seat, or find the one this secret has',
        params,
        body: seatRequest,
        response: { 200: seat, ...errors },
      },
    },
    async ({ params: { id }, body }) => {
      const room = await rooms.open(id);
      return { id, side: await room.sit(hashSecret(body.secret)) };
    },
  );
};

const addReading = (
  app: FastifyInstance,
  rooms: Rooms,
  { store, rulebook }: Services,
  seldom: Seldom,
): void => {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  routes.get(
    '/games',
    { schema: { summary: 'Listed games', querystring: listQuery, response: { 200: gameList, ...errors } } },
    async ({ query: { state, after } }) => {
      const games = await store.list({ state, before: readCursor(after), limit: PAGE });
      const last = games.length === PAGE ? games.at(-1) : undefined;
      return { games, cursor: last ? makeCursor(last.changed, last.head.id) : null };
    },
  );
  routes.get(
    '/games/:id',
    { schema: { summary: 'A game and its log', params, response: { 200: gameView, ...errors } } },
    async (request) => (await rooms.open(request.params.id)).view(),
  );
  routes.get(
    '/games/:id/text',
    // The whole game is played again for it.
    { config: seldom, schema: { summary: 'A game in the notation of the library', params } },
    async ({ params: { id } }, reply) => {
      const { contest } = await (await rooms.open(id)).open();
      return reply
        .type('text/plain; charset=utf-8')
        .header('content-disposition', `attachment; filename="calculi-${id}.txt"`)
        .send(gameText(contest, rulebook));
    },
  );
};
