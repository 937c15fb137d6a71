#!/usr/bin/env node
// Starts the command line. In a working copy it first builds what is missing or older than its sources;
// an installed package carries dist but no sources, and starts at once.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** This package and the workspace packages it stands on, as folders. */
function packageFolders() {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const names = Object.keys(dependencies).filter((name) => name.startsWith('@calculi/'));
  return [root, ...names.map((name) => join(root, '..', name.slice('@calculi/'.length)))];
}

/** The time of the newest change in a folder; folders count too, so that a deleted file is noticed. */
function newest(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs)
    .reduce((latest, time) => Math.max(latest, time), statSync(folder).mtimeMs);
}

function isStale(folder) {
  const built = join(folder, 'dist', 'src.tsbuildinfo');
  return !existsSync(built) || newest(join(folder, 'src')) > statSync(built).mtimeMs;
}

function build() {
  process.stderr.write('calculi: building…\n');
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-b', root], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`the build failed\n${stdout}`);
}

// A reader that stops early (`calculi … | head`) is no error.
process.stdout.on('error', (error) => {
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`calculi: ${error.message}\n`);
  process.exit(2);
});

try {
  if (existsSync(join(root, 'src')) && packageFolders().some(isStale)) build();
  const { main } = await import('../dist/main.js');
  // Only the code is set: the process ends by itself once everything written has gone out.
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`calculi: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
