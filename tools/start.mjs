// `npm start`: sets up what is missing and serves the preview page on this machine.
import { ensureInstalled, runTool } from './lib/workspace.mjs';

const DEFAULT_PORT = 8080;

ensureInstalled();
console.log('Building…');
if (!runTool('typescript', 'tsc', ['-b', 'packages/rules'])) process.exit(1);

// Imported only now: before, neither the packages nor the build need exist.
const { serve } = await import('./preview/server.mjs');
const port = await serve(Number(process.env.PORT ?? DEFAULT_PORT));
console.log(`Calculi is at http://localhost:${port}  (Ctrl+C ends it)`);
