import type { Environment } from '@calculi/server';
import type { Args } from '../args.ts';
import type { Command } from '../command.ts';
import type { ValueFlag } from '../flags.ts';
import { refuseAll } from '../problem.ts';
import type { Streams } from '../streams.ts';

/** Every flag says what an environment variable says too, and goes before it. */
const VARIABLES = {
  port: 'PORT',
  host: 'HOST',
  data: 'DATA_FOLDER',
  database: 'DATABASE_URL',
  site: 'SITE_FOLDER',
  origins: 'ALLOWED_ORIGINS',
  'trust-proxy': 'TRUST_PROXY',
  keep: 'KEEP_FINISHED_DAYS',
  log: 'LOG_LEVEL',
} as const satisfies Partial<Record<ValueFlag, string>>;

const FLAGS = Object.keys(VARIABLES) as readonly (keyof typeof VARIABLES)[];

const readFlags = ({ values }: Args): Environment => {
  const given = FLAGS.flatMap((flag) => (values.has(flag) ? [[flag, values.get(flag) ?? ''] as const] : []));
  // As a variable it would count as not set; after a flag it is rather a variable of a script that is empty.
  refuseAll(
    given
      .filter(([, value]) => value.trim() === '')
      .map(([flag]) => ({ at: `--${flag}`, message: 'is empty' })),
  );
  return Object.fromEntries(given.map(([flag, value]) => [VARIABLES[flag], value]));
};

/** Resolves when the process is asked to end. */
const farewell = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });

const serveUntilAsked = async (environment: Environment, streams: Streams): Promise<void> => {
  // Loaded only here, so that the other commands start as quickly as before.
  const { serve, settingsFrom, SettingsError, StoreError } = await import('@calculi/server');
  try {
    const { url, close } = await serve(settingsFrom(environment));
    // Before anyone is told that it runs, and may ask it to end.
    const asked = farewell();
    await streams.output(`Calculi is at ${url.replace('127.0.0.1', 'localhost')}  (Ctrl+C ends it)\n`);
    await asked;
    await close();
  } catch (error) {
    if (error instanceof SettingsError)
      refuseAll(error.problems.map((message) => ({ at: 'serve', message })));
    if (error instanceof StoreError) refuseAll([{ at: 'store', message: error.message }]);
    throw error;
  }
};

export const serveCommand: Command = {
  name: 'serve',
  summary: 'serve online games, and with --site the built site',
  parameters: [],
  flags: FLAGS,
  notes: [
    `Games are kept in a file of the data folder, or in PostgreSQL with --database. Each flag has a variable of the environment: ${FLAGS.map((flag) => `--${flag} ${VARIABLES[flag]}`).join(', ')}. There are more of them, for limits: docs/operations.md.`,
    'It stops at Ctrl+C or SIGTERM, after it has finished what it had begun.',
  ],
  example: 'calculi serve --port 8080 --data /var/lib/calculi',
  run: async (_, args, streams) => {
    await serveUntilAsked({ ...process.env, ...readFlags(args) }, streams);
    return 0;
  },
};
