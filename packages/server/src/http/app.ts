import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import websocket from '@fastify/websocket';
import { apiError } from '@calculi/protocol';
import fastify from 'fastify';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { limitedAs } from '../address.ts';
import type { Config } from '../config.ts';
import type { Lounge } from '../lounge.ts';
import { refuse } from '../refusal.ts';
import type { Services } from '../services.ts';
import type { Rooms } from '../rooms.ts';
import { answerErrors } from './errors.ts';
import { answerBadAddress, answerGarbage, ignoreTheGone } from './garbage.ts';
import { gameRoutes } from './games.ts';
import { liveRoute } from './live.ts';
import { serveSite } from './site.ts';

/** No message and no body is longer, in bytes. */
export const LONGEST = 16_384;

/** The site needs its own files alone; styles in attributes are how pieces are placed. */
const POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'worker-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'connect-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'media-src': ["'self'", 'data:', 'blob:'],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
};

export interface Parts {
  readonly config: Config;
  readonly services: Services;
  readonly rooms: Rooms;
  readonly lounge: Lounge;
  readonly logger: FastifyServerOptions['logger'];
  readonly isClosing: () => boolean;
}

/** Everything that is answered over HTTP. */
export const makeApp = async (parts: Parts): Promise<FastifyInstance> => {
  const { config, services } = parts;
  const app = fastify({
    ...(parts.logger !== undefined && { logger: parts.logger }),
    trustProxy: config.trustProxy,
    bodyLimit: LONGEST,
    routerOptions: { maxParamLength: 100 },
    requestTimeout: 30_000,
    clientErrorHandler: answerGarbage,
    frameworkErrors: answerBadAddress,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Only JSON: a form of another site cannot send it unasked.
  app.removeContentTypeParser('text/plain');
  answerErrors(app, services.metrics);
  ignoreTheGone(app);
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    // Other hosts of the same domain are not ours to speak for.
    strictTransportSecurity: { includeSubDomains: false },
  });
  await app.register(websocket, {
    // Answers to the protocol’s own pings are counted as messages are, or they would pile up for who does not read them.
    options: { maxPayload: LONGEST, perMessageDeflate: false, clientTracking: false, autoPong: false },
    // The socket itself answers what is wrong with a frame and closes.
    errorHandler: (error, _, request) => request.log.debug(error),
    // Sockets are closed before this, with a word why.
    preClose: (done) => done(),
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Calculi', description: 'Online games', version: '0.1.0' },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(async (api) => addApi(api, parts), { prefix: '/api' });
  if (config.site !== null) await serveSite(app, config.site);
  return app;
};

const addApi = async (api: FastifyInstance, parts: Parts): Promise<void> => {
  const { config, services, rooms, lounge } = parts;
  await api.register(rateLimit, {
    max: config.limits.requests,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => limitedAs(ip),
  });
  api.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'));
  gameRoutes(api, rooms, services, config.limits.creations);
  liveRoute(api, lounge, config.origins);
  addWatch(api, parts);
};

/** For those who keep it running. They ask often, and are not limited. */
const addWatch = (api: FastifyInstance, { services, isClosing }: Parts): void => {
  const routes = api.withTypeProvider<ZodTypeProvider>();
  const unlimited = { rateLimit: false as const };
  let asking: Promise<void> | null = null;
  /** However many ask at once, the store is asked once. */
  const ping = async (): Promise<void> => {
    asking ??= services.store.ping().finally(() => (asking = null));
    return asking;
  };
  routes.get(
    '/health',
    {
      config: unlimited,
      schema: {
        summary: 'Whether games can be played now',
        response: { 200: z.strictObject({ status: z.literal('ok') }), '5xx': apiError },
      },
    },
    async () => {
      if (isClosing()) refuse('busy', 'the server is about to stop');
      try {
        await ping();
      } catch (error) {
        services.report(error, 'health');
        refuse('busy', 'the store does not answer');
      }
      return { status: 'ok' as const };
    },
  );
  routes.get(
    '/metrics',
    { config: unlimited, schema: { summary: 'Figures in the text format of Prometheus' } },
    async (_, reply) => reply.type('text/plain; version=0.0.4; charset=utf-8').send(services.metrics.text()),
  );
  routes.get('/openapi.json', { schema: { hide: true } }, async () => api.swagger());
};
