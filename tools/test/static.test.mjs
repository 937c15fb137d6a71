import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newest } from '../lib/build.mjs';
import { answer } from '../lib/static.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'calculi-site-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<p>here</p>');
  writeFileSync(join(folder, 'assets', 'main.js'), 'main()');
  writeFileSync(join(folder, 'secret'), 'no type, no answer');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the server of the built site', () => {
  it('serves the page and its files', async () => {
    expect(await answer(folder, 'GET', '/')).toEqual([
      200,
      'text/html; charset=utf-8',
      Buffer.from('<p>here</p>'),
    ]);
    expect((await answer(folder, 'HEAD', '/assets/main.js?v=1'))[1]).toBe('text/javascript; charset=utf-8');
  });

  it.each(['/nothing.js', '/secret', '/..%2f..%2fpackage.json', '/assets', '/%'])(
    'does not serve %s',
    async (url) => {
      expect((await answer(folder, 'GET', url))[0]).toBe(404);
    },
  );

  it('only lets read', async () => {
    expect((await answer(folder, 'POST', '/'))[0]).toBe(405);
  });
});

describe('the age of the sources', () => {
  it('is that of the newest file', () => {
    const soon = Date.now() / 1000 + 1000;
    utimesSync(join(folder, 'assets', 'main.js'), soon, soon);
    expect(newest(folder)).toBeCloseTo(soon * 1000, -1);
  });
});
