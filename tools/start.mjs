// `npm start`: sets up what is missing, builds the site and the server, and serves both on this machine.
//   npm start -- [--port 8080]   the first free port from this one on; the variable PORT says the same
import { join } from 'node:path';
import { readOptions } from './lib/options.mjs';
import { ensureInstalled, root } from './lib/workspace.mjs';
import { buildServer, buildSite } from './lib/build.mjs';

const PORTS_TRIED = 50;

const { port: wanted } = readOptions(import.meta.url, { port: Number.NaN });
/** What is asked for on the command line goes before the variable. */
const asked = Number.isNaN(wanted) ? {} : { PORT: String(wanted) };

ensureInstalled();
const site = buildSite();
if (site === null || !buildServer()) process.exit(1);
const { serve, settingsFrom, SettingsError, StoreError } = await import('@calculi/server');

/** On the first free port from the one that is asked for on. */
async function start() {
  const settings = settingsFrom({
    DATA_FOLDER: join(root, '.data'),
    SITE_FOLDER: site,
    ...process.env,
    ...asked,
  });
  for (let port = settings.port; ; port++) {
    try {
      return await serve({ ...settings, port });
    } catch (error) {
      if (error.cause?.code !== 'EADDRINUSE' || port >= settings.port + PORTS_TRIED) throw error;
    }
  }
}

try {
  const { url, close } = await start();
  console.log(`Calculi is at ${url.replace('127.0.0.1', 'localhost')}  (Ctrl+C ends it)`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close());
} catch (error) {
  const isExplained = error instanceof SettingsError || error instanceof StoreError;
  console.error(isExplained ? error.message : error);
  process.exit(1);
}
