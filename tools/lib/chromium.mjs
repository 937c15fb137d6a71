// Chromium for tests, measurements and pictures: the system's, or Playwright's own where the system has none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root, runTool } from './workspace.mjs';

const web = join(root, 'packages', 'web');
const systemChromium = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Runs Playwright with the given arguments. */
export const runPlaywright = (...args) => runTool('@playwright/test', 'playwright', args, web);

/** Whether there is a Chromium to use, after one was installed where there was none. */
export function ensureChromium() {
  return existsSync(systemChromium) || installPackage() || runPlaywright('install', 'chromium');
}

/** From Debian's packages, but only where nobody has to be asked for a password. */
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
