// What every script of the workspace needs first: where it is, and what is installed there.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Whether `folder` lacks its packages, or has those of an older lock file. */
export function needsInstall(folder) {
  const installed = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return true;
  return statSync(join(folder, 'package-lock.json')).mtimeMs > statSync(installed).mtimeMs;
}

/** Installs the locked packages where that is needed; ends the process when it fails. */
export function ensureInstalled() {
  if (!needsInstall(root)) return;
  console.log('Installing the packages (npm ci)…');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed.');
    process.exit(1);
  }
}

/** Runs the program `name` of an installed package with this Node, its output shown as it comes. */
export function runTool(packageName, name, args, folder = root) {
  const require = createRequire(import.meta.url);
  const manifest = findManifest(require, packageName);
  const { bin } = require(manifest);
  const script = join(dirname(manifest), typeof bin === 'string' ? bin : bin[name]);
  return spawnSync(process.execPath, [script, ...args], { cwd: folder, stdio: 'inherit' }).status === 0;
}

/** A package's package.json, also where its `exports` hides it. */
function findManifest(require, packageName) {
  const folders = require.resolve.paths(packageName) ?? [];
  const found = folders
    .map((folder) => join(folder, packageName, 'package.json'))
    .find((file) => existsSync(file));
  if (found === undefined) throw new Error(`${packageName} is not installed`);
  return found;
}
