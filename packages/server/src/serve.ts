import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyServerOptions } from 'fastify';
import { makeConfig } from './config.ts';
import type { Config, Settings } from './config.ts';
import { SettingsError } from './environment.ts';
import { makeApp } from './http/app.ts';
import { makeDrain } from './http/drain.ts';
import { Lounge } from './lounge.ts';
import { Metrics } from './metrics.ts';
import type { Services } from './services.ts';
import { Rooms } from './rooms.ts';
import { Rulebook } from './rulebook.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { Sweep } from './sweep.ts';
import { systemTime } from './time.ts';
import type { Time } from './time.ts';

/** A server that runs. */
export interface Served {
  readonly url: string;
  /** Finishes what was begun, tells the clients and stops. */
  readonly close: () => Promise<void>;
}

/** What a test brings instead of the real one. */
export interface Replacements {
  readonly store?: Store;
  readonly time?: Time;
  readonly logger?: FastifyServerOptions['logger'];
}

const loggerOf = ({ logLevel }: Config): FastifyServerOptions['logger'] =>
  logLevel === 'silent'
    ? false
    : { level: logLevel, redact: ['*.secret', 'secret', 'req.headers.authorization', 'req.headers.cookie'] };

/** Starts a server. Throws a SettingsError where it cannot be done as it is set up. */
export const serve = async (settings: Settings = {}, replacements: Replacements = {}): Promise<Served> => {
  const config = makeConfig(settings);
  if (config.site !== null && !existsSync(join(config.site, 'index.html')))
    throw new SettingsError([`there is no site in ${config.site}: build it first`]);
  const store =
    replacements.store ??
    (await openStore(config.database === null ? { folder: config.data } : { databaseUrl: config.database }));
  const time = replacements.time ?? systemTime;
  const metrics = new Metrics();
  let closing: Promise<void> | null = null;
  const isClosing = (): boolean => closing !== null;
  const services: Services = {
    store,
    rulebook: new Rulebook(),
    time,
    begun: time.now(),
    metrics,
    report: (error, about) => app.log.error({ err: error, about }, 'fault'),
  };
  const rooms = new Rooms(services);
  const lobby = {
    rooms,
    time,
    metrics,
    limits: config.limits,
    report: services.report,
    isClosing,
  };
  const lounge = new Lounge(lobby);
  const logger = replacements.logger ?? loggerOf(config);
  const making = makeApp({ config, services, rooms, lounge, logger, isClosing });
  const app = await making.catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const drain = makeDrain(app);
  const sweep = new Sweep(services, rooms, config.retention);

  const end = async (): Promise<void> => {
    try {
      sweep.close();
      await rooms.finish();
      await lounge.close();
      await drain();
      await rooms.close();
    } finally {
      await store.close();
    }
  };
  const close = async (): Promise<void> => {
    closing ??= end();
    return closing;
  };

  try {
    const url = await app.listen({ port: config.port, host: config.host });
    return { url, close };
  } catch (error) {
    await close();
    throw explain(error, config);
  }
};

const explain = (error: unknown, { port, host }: Config): unknown => {
  const words: Readonly<Record<string, string>> = {
    EADDRINUSE: `port ${port} is taken by another program; choose another`,
    EACCES: `port ${port} may not be used; choose one above 1023`,
    EADDRNOTAVAIL: `${host} is no address of this machine`,
    ENOTFOUND: `${host} is no address of this machine`,
  };
  const message = error instanceof Error && 'code' in error ? words[String(error.code)] : undefined;
  return message === undefined ? error : new SettingsError([message], error);
};
