import { isIP } from 'node:net';
import { DEFAULTS, LOG_LEVELS } from './config.ts';
import type { Limits, Settings } from './config.ts';

/** Settings from environment variables. Throws a SettingsError that lists everything that is wrong. */

export class SettingsError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[], cause?: unknown) {
    super(problems.join('; '), { cause });
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

const LIMITS: Readonly<Record<string, keyof Limits>> = {
  LIMIT_REQUESTS: 'requests',
  LIMIT_CREATIONS: 'creations',
  LIMIT_SOCKETS: 'sockets',
  LIMIT_SOCKETS_PER_ADDRESS: 'socketsPerAddress',
  LIMIT_MESSAGES: 'messages',
  LIMIT_BURST: 'burst',
  LIMIT_STRIKES: 'strikes',
};

const MOST = 1_000_000_000;

export const settingsFrom = (environment: Environment): Settings => {
  const problems: string[] = [];
  // A variable that is set to nothing is not set.
  const text = (name: string): string | undefined => {
    const value = environment[name]?.trim();
    return value === '' ? undefined : value;
  };
  const number = (name: string, least: number, most: number): number | undefined => {
    const given = text(name);
    if (given === undefined) return undefined;
    const value = /^\d{1,10}$/.test(given) ? Number(given) : Number.NaN;
    if (value >= least && value <= most) return value;
    problems.push(`${name}: “${given}” is not a whole number from ${least} to ${most}`);
    return undefined;
  };
  const limits: { -readonly [Name in keyof Limits]?: Limits[Name] } = {};
  for (const [name, limit] of Object.entries(LIMITS))
    limits[limit] = number(name, 1, MOST) ?? DEFAULTS.limits[limit];
  const level = text('LOG_LEVEL') ?? DEFAULTS.logLevel;
  const logLevel = LOG_LEVELS.find((each) => each === level);
  if (!logLevel) problems.push(`LOG_LEVEL: “${level}” is not one of ${LOG_LEVELS.join(', ')}`);
  const settings: Settings = {
    port: number('PORT', 0, 65_535) ?? DEFAULTS.port,
    host: text('HOST') ?? DEFAULTS.host,
    data: text('DATA_FOLDER') ?? DEFAULTS.data,
    database: readDatabase(text('DATABASE_URL'), problems) ?? DEFAULTS.database,
    site: text('SITE_FOLDER') ?? DEFAULTS.site,
    origins: readOrigins(text('ALLOWED_ORIGINS'), problems),
    trustProxy: readProxies(text('TRUST_PROXY'), problems),
    retention: {
      finished: number('KEEP_FINISHED_DAYS', 0, 36_500) ?? DEFAULTS.retention.finished,
      abandoned: number('KEEP_ABANDONED_DAYS', 1, 36_500) ?? DEFAULTS.retention.abandoned,
    },
    limits,
    logLevel: logLevel ?? DEFAULTS.logLevel,
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
};

/** The address may hold a password, so it is not told again. */
const readDatabase = (text: string | undefined, problems: string[]): string | undefined => {
  if (text !== undefined && !(/^postgres(?:ql)?:/.test(text) && URL.canParse(text)))
    problems.push('DATABASE_URL: is not an address such as postgres://user:password@host/games');
  return text;
};

const readOrigins = (text: string | undefined, problems: string[]): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)
    .map((each) => {
      const origin = URL.canParse(each) ? new URL(each).origin : 'null';
      if (origin !== each.replace(/\/$/, ''))
        problems.push(`ALLOWED_ORIGINS: “${each}” is not an origin such as https://play.example.org`);
      return origin;
    });

/** `true`, or addresses and networks with commas between. */
const readProxies = (text: string | undefined, problems: string[]): boolean | string => {
  if (text === undefined || text === 'false') return false;
  if (text === 'true') return true;
  for (const each of text.split(',').map((part) => part.trim()))
    if (!isNetwork(each)) problems.push(`TRUST_PROXY: “${each}” is not an address or a network`);
  return text;
};

const isNetwork = (text: string): boolean => {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  return (
    (isIP(address) !== 0 && Number(bits) <= (isIP(address) === 4 ? 32 : 128)) ||
    ['loopback', 'linklocal', 'uniquelocal'].includes(text)
  );
};
