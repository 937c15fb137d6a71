// Building the site and the server: anew only where a source is newer than what was built.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool } from './workspace.mjs';

const web = join(root, 'packages', 'web');
const dist = join(web, 'dist');

/** When the newest file below `path` was written. */
export function newest(path) {
  const entry = statSync(path);
  if (!entry.isDirectory()) return entry.mtimeMs;
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

const sources = [
  join(root, 'package-lock.json'),
  join(root, 'packages', 'rules', 'src'),
  join(root, 'packages', 'engine', 'src'),
  join(root, 'packages', 'protocol', 'src'),
  ...['src', 'build', 'public', 'index.html', 'vite.config.ts', 'svelte.config.js'].map((name) =>
    join(web, name),
  ),
];

/** Builds the site where needed; gives its folder, or null when that failed. */
export function buildSite() {
  const page = join(dist, 'index.html');
  if (existsSync(page) && statSync(page).mtimeMs > Math.max(...sources.map(newest))) return dist;
  console.log('Building…');
  const isBuilt =
    runTool('typescript', 'tsc', ['-b', 'packages/rules', 'packages/engine', 'packages/protocol']) &&
    runTool('vite', 'vite', ['build', '--logLevel', 'warn'], web);
  return isBuilt ? dist : null;
}

/** Builds the server where needed; says whether that went well. */
export function buildServer() {
  const built = join(root, 'packages', 'server', 'dist', 'src.tsbuildinfo');
  const folders = ['rules', 'protocol', 'server'].map((name) => join(root, 'packages', name, 'src'));
  if (existsSync(built) && statSync(built).mtimeMs > Math.max(...folders.map(newest))) return true;
  return runTool('typescript', 'tsc', ['-b', 'packages/server']);
}
