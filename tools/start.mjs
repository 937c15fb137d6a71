// `npm start`: sets up what is missing, builds the site and serves it on this machine.
import { ensureInstalled } from './lib/workspace.mjs';
import { buildSite } from './lib/build.mjs';
import { serveFolder } from './lib/static.mjs';

const DEFAULT_PORT = 8080;

ensureInstalled();
const folder = buildSite();
if (folder === null) process.exit(1);
const { port } = await serveFolder(folder, Number(process.env.PORT ?? DEFAULT_PORT));
console.log(`Calculi is at http://localhost:${port}  (Ctrl+C ends it)`);
