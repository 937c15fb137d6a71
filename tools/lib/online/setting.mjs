// How a server is told what to do: the one place that knows the names of its settings.
import { fileURLToPath } from 'node:url';

const BIN = fileURLToPath(new URL('../../../packages/cli/bin/calculi.mjs', import.meta.url));

export const serveArguments = ({ port, folder }) => [BIN, 'serve', '--port', String(port), '--data', folder];

export const serveEnvironment = ({ database }) => ({ ...(database && { DATABASE_URL: database }) });
