import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { Response } from '@playwright/test';
import { freePort } from '../../../tools/lib/port.mjs';
import { serveFolder } from '../../../tools/lib/static.mjs';
import { moves, open, press, squareOf } from './table.ts';

const KILOBYTE = 1000;

for (const [locale, begin] of [
  ['en', 'Begin'],
  ['de', 'Beginnen'],
  ['fr', 'Commencer'],
  ['ja', '対局をはじめる'],
] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    test('loads at most 100 kB of script before the first move', async ({ page }) => {
      const sizes: number[] = [];
      const pending: Promise<void>[] = [];
      const weigh = (response: Response): void => {
        if (response.request().resourceType() !== 'script') return;
        pending.push(response.body().then((body) => void sizes.push(gzipSync(body).length)));
      };
      page.on('response', weigh);
      await open(page, '#/');
      await page.getByRole('link', { name: begin, exact: true }).click();
      await expect(squareOf(page, 'd2')).toHaveAccessibleName(/4/);
      await page.waitForLoadState('networkidle');
      page.off('response', weigh);
      await Promise.all(pending);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100 * KILOBYTE);
    });
  });

test('is served by `npm start` at the port that is asked for', async ({ request }) => {
  const [port, data] = [await freePort(), mkdtempSync(join(tmpdir(), 'calculi-'))];
  const server = spawn(process.execPath, ['../../tools/start.mjs', '--port', String(port)], {
    env: { ...process.env, PORT: '1', DATA_FOLDER: data },
  });
  try {
    await expect(async () => {
      expect(await (await request.get(`http://localhost:${port}/`)).text()).toContain('Calculi');
    }).toPass();
  } finally {
    server.kill();
    await once(server, 'exit');
    rmSync(data, { recursive: true, force: true });
  }
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });
  test('opens again, with the computer and with Japanese once it was chosen', async ({ page, context }) => {
    await open(page, '#/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.getByRole('button', { name: '日本語' }).click();
    const isKept = () => page.evaluate(async () => (await caches.match('japanese')) !== undefined);
    await expect.poll(isKept).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('link', { name: '対局をはじめる', exact: true })).toBeVisible();
    const isThere = await page.evaluate(() =>
      document.fonts.load('500 16px "Noto Sans JP Variable"', '対局'),
    );
    expect(isThere.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'English' }).click();
    await open(page, '#/play/halle-beginner?as=even&against=computer-1');
    await press(page, 'd2', 'd3');
    await expect(page.locator('.status')).toContainText('Your turn 3');
    await page.getByRole('button', { name: 'Harmonies' }).click();
    await expect(page.getByText(/within reach/)).toBeVisible();
  });
});

test.describe('first visited in Japanese', () => {
  test.use({ serviceWorkers: 'allow', locale: 'ja' });
  test('has every sign without a network', async ({ page, context }) => {
    await open(page, '#/');
    const isKept = () => page.evaluate(async () => (await caches.match('japanese')) !== undefined);
    await expect.poll(isKept).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await open(page, '#/rules/boutin');
    const lost = () =>
      page.evaluate(async () => {
        const faces = [...document.fonts].filter(({ family }) => family.includes('JP'));
        await Promise.allSettled(faces.map((face) => face.load()));
        return faces.filter(({ status }) => status !== 'loaded').length;
      });
    expect(await lost()).toBe(0);
  });
});

test('starts anew in an exhibition after a minute without input', async ({ page }) => {
  await page.clock.install();
  await page.goto('./?kiosk=halle-beginner,latrunculi-piso#/');
  await expect(page.getByText('This table starts anew after a minute without input.')).toBeVisible();
  await expect(page.getByText('Boutin, after de Boissière 1556')).toHaveCount(0);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.getByRole('link', { name: 'Beginnen', exact: true }).click();
  await press(page, 'd2', 'd3');
  await expect(page.getByRole('region', { name: 'Züge' }).first()).toContainText('4 d2–d3');
  await page.clock.runFor(61_000);
  await expect(page.getByRole('link', { name: 'Begin', exact: true })).toBeVisible();
  await expect(page.getByText('1 turn')).toHaveCount(0);
});

test('can be heard once that is chosen', async ({ page }) => {
  await page.addInitScript(() => {
    const struck: number[] = [];
    Object.assign(window, { struck });
    class Listened extends AudioContext {
      override createOscillator(): OscillatorNode {
        const tone = super.createOscillator();
        struck.push(tone.frequency.value);
        return tone;
      }
    }
    Object.assign(window, { AudioContext: Listened });
  });
  const struck = () => page.evaluate(() => (window as unknown as { struck: number[] }).struck.length);
  await open(page, '#/play/halle-beginner?against=beside');
  await press(page, 'd2', 'd3');
  await expect(moves(page)).toContainText('4 d2–d3');
  expect(await struck()).toBe(0);
  await page.getByRole('button', { name: 'Aids' }).click();
  await page.getByLabel('Sounds').check();
  await press(page, 'd11', 'd10');
  await expect.poll(struck).toBe(1);
});

test.describe('a new version', () => {
  test.use({ serviceWorkers: 'allow' });
  test('announces itself and is loaded when that is wanted', async ({ page }) => {
    const folder = mkdtempSync(join(tmpdir(), 'calculi-'));
    cpSync(new URL('../dist', import.meta.url), folder, { recursive: true });
    const server = await serveFolder(folder, 8190);
    try {
      await page.goto(`http://localhost:${server.port}/`);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const script = join(folder, 'service-worker.js');
      writeFileSync(script, readFileSync(script, 'utf8').replace(/VERSION = "\w+"/, 'VERSION = "next"'));
      await page.reload();
      await page.getByRole('button', { name: 'Load it' }).click();
      // The page loads itself anew, perhaps while it is asked.
      await expect(async () => {
        expect(await page.evaluate(() => caches.keys())).toEqual(['calculi-next']);
      }).toPass();
      await expect(page.getByRole('link', { name: 'Begin', exact: true })).toBeVisible();
      await expect(page.getByText('A new version of this site is ready.')).toHaveCount(0);
    } finally {
      server.close();
      rmSync(folder, { recursive: true });
    }
  });
});
