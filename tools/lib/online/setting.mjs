// How a server is told what to do: the one place that knows the names of its settings.
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../../../packages/cli/bin/calculi.mjs', import.meta.url));
const MANY = '1000000';

/** All players of a tool have one address, and are quicker than people. */
const RAISED = {
  LIMIT_REQUESTS: MANY,
  LIMIT_CREATIONS: MANY,
  LIMIT_SOCKETS: MANY,
  LIMIT_SOCKETS_PER_ADDRESS: MANY,
  LIMIT_MESSAGES: MANY,
  LIMIT_BURST: MANY,
};

export const serveArguments = [BIN, 'serve'];

/** What `limits` may be. */
export const LIMITS = ['raised', 'default'];

export const serveEnvironment = ({ port, folder, database, limits }) => ({
  HOST: '127.0.0.1',
  PORT: String(port),
  DATA_FOLDER: folder,
  DATABASE_URL: database ?? '',
  LOG_LEVEL: 'warn',
  ...(limits === 'raised' && RAISED),
});
