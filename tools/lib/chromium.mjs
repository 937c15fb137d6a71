// Chromium for tests, measurements and pictures: the system's, or Playwright's own where the system has none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, runTool } from './workspace.mjs';

const web = join(root, 'packages', 'web');
const named = process.env.CHROMIUM;
const systemChromium = named ?? '/usr/bin/chromium';

/** Runs Playwright with the given arguments. */
export const runPlaywright = (...args) => runTool('@playwright/test', 'playwright', args, web);

/** Whether there is a Chromium to use, after one was installed where there was none. Nothing takes the place of a named one. */
export function ensureChromium() {
  if (existsSync(systemChromium)) return true;
  if (named === undefined) return installPackage() || runPlaywright('install', 'chromium');
  console.error(`CHROMIUM names ${named}, which is not there.`);
  return false;
}

/** From Debian's packages, only as root: nobody is asked for a password. */
function installPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing Chromium (apt-get install chromium)…');
  return apt('update') && apt('install', '--yes', 'chromium') && existsSync(systemChromium);
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-qq', ...args], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

/** A running Chromium; ends the process where none can be had. */
export async function launchChromium() {
  if (!ensureChromium()) {
    console.error('There is no Chromium: install it, or name the program in CHROMIUM.');
    process.exit(1);
  }
  const { chromium } = createRequire(join(web, 'package.json'))('@playwright/test');
  const own = existsSync(systemChromium) ? { executablePath: systemChromium } : {};
  return chromium.launch({ ...own, args: ['--no-sandbox'] });
}
