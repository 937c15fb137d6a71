/** How a server is set up. Everything has a default that is right for one process on one machine. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder of the embedded database. */
  readonly data: string;
  /** The address of a PostgreSQL database, which is then used instead. */
  readonly database: string | null;
  /** The folder of the built site; null where something else serves it. */
  readonly site: string | null;
  /** Origins of other hosts whose pages may open sockets, such as `https://play.example.org`. */
  readonly origins: readonly string[];
  /** Whose word on the client’s address is taken: nobody’s, anybody’s, or that of proxies at these addresses. */
  readonly trustProxy: boolean | string;
  readonly retention: Retention;
  readonly limits: Limits;
  readonly logLevel: LogLevel;
}

export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent';
export const LOG_LEVELS: readonly LogLevel[] = ['debug', 'info', 'warn', 'error', 'silent'];

/** How many days games are kept. */
export interface Retention {
  /** After their end. */
  readonly finished: number;
  /** Without an end, after the last change. */
  readonly abandoned: number;
}

export interface Limits {
  /** Requests over HTTP a minute from one address, but for new games, seats and exports. */
  readonly requests: number;
  /** New games a minute from one address, as many seats, and as many exports. */
  readonly creations: number;
  /** Sockets at a time, in all and from one address. */
  readonly sockets: number;
  readonly socketsPerAddress: number;
  /** Messages of one socket: a second, and at once after a pause. */
  readonly messages: number;
  readonly burst: number;
  /** After so many messages that were no use a socket is closed. */
  readonly strikes: number;
}

export const DEFAULTS: Config = {
  port: 8080,
  host: '127.0.0.1',
  data: '.data',
  database: null,
  site: null,
  origins: [],
  trustProxy: false,
  retention: { finished: 365, abandoned: 60 },
  limits: {
    strikes: 20,
    requests: 300,
    creations: 30,
    sockets: 20_000,
    socketsPerAddress: 100,
    messages: 10,
    burst: 40,
  },
  logLevel: 'warn',
};

/** What may be given; the rest is as usual. */
export type Settings = Partial<Omit<Config, 'retention' | 'limits'>> & {
  readonly retention?: Partial<Retention>;
  readonly limits?: Partial<Limits>;
};

export const makeConfig = (settings: Settings = {}): Config => ({
  ...DEFAULTS,
  ...settings,
  retention: { ...DEFAULTS.retention, ...settings.retention },
  limits: { ...DEFAULTS.limits, ...settings.limits },
});
