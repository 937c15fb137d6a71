import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const PORT = Number(process.env['BROWSER_PORT'] ?? 8137);
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

// The tests in a browser run on the built site; the system's Chromium is used where there is one.
export default defineConfig({
  testDir: 'browser',
  outputDir: '../../node_modules/.cache/calculi/browser',
  fullyParallel: true,
  workers: 2,
  // Generous, since the machine may be busy with something else: no test is about how fast something is.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}/`,
    locale: 'en',
    browserName: 'chromium',
    // Only the test of the page without a network wants what an earlier visit has kept.
    serviceWorkers: 'block',
    launchOptions: {
      args: ['--no-sandbox'],
      ...(existsSync(CHROMIUM) && { executablePath: CHROMIUM }),
    },
  },
  webServer: {
    command: 'node ../../tools/start.mjs',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: true,
    timeout: 900_000,
  },
});
