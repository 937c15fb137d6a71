import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { faultsOf, widthOf } from './faults.ts';
import { moves, open, press, squareOf, TWO_CAPTURES } from './table.ts';

/** The pages to read and to study. */

const RULE_SETS = [
  'halle-beginner',
  'halle-advanced',
  'scholars',
  'nexus-corenae',
  'boutin',
  'glorious',
  'latrunculi-seneca',
  'latrunculi-piso',
];

const PAGES = [
  '#/rules',
  ...RULE_SETS.map((id) => `#/rules/${id}`),
  '#/sandbox/boutin',
  '#/sandbox/latrunculi-seneca',
  '#/games',
  '#/tables/halle-beginner',
  '#/about',
];

const SIGHTS = [
  [{ width: 1440, height: 900 }, 'light'],
  [{ width: 360, height: 740 }, 'dark'],
] as const;

for (const address of PAGES) {
  test(`${address} is sound on a desk and on a phone, in light and dark`, async ({ page }) => {
    test.slow();
    for (const [size, colorScheme] of SIGHTS) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(size);
      await open(page, address);
      expect(await widthOf(page)).toBeLessThanOrEqual(size.width);
      expect(await faultsOf(page)).toEqual([]);
    }
  });
}

const figure = (page: Page, text: string) => page.getByRole('figure').filter({ hasText: text });

test.describe('rules', () => {
  test('lead from the overview to a section, and keep it in another language', async ({ page }) => {
    await open(page, '#/rules');
    await page.getByRole('link', { name: /Halle, beginners/ }).click();
    await page
      .getByRole('navigation', { name: 'Contents' })
      .getByRole('link', { name: /Obsidio/ })
      .click();
    await expect(page.locator('#section-obsidio')).toBeInViewport();
    await page.getByRole('button', { name: 'Deutsch' }).evaluate((button: HTMLElement) => button.click());
    await expect(page.getByRole('heading', { name: 'Obsidio: Belagerung' })).toBeInViewport();
    expect(page.url()).toContain('#/rules/halle-beginner/obsidio');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Obsidio: Belagerung' })).toBeInViewport();
  });

  test('say so where their text cannot be loaded', async ({ page }) => {
    await page.route(/assets\/boutin-.*\.js$/, (route) => route.abort());
    await page.goto('./#/rules/boutin');
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    await page.goto('./#/rules/glorious');
    await expect(page.getByRole('heading', { level: 1, name: /^Rithmomachy with perfect/ })).toBeVisible();
  });

  test('are shown from their beginning where an address names no section of theirs', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await open(page, '#/rules/boutin/%22');
    await page.goto('./#/rules/boutin/%22%5D');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('show a figure’s move, set it back, and let the reader move', async ({ page }) => {
    await open(page, '#/rules/halle-beginner/eruptio');
    const shown = figure(page, 'moves from c2 to c3').or(page.locator('#section-eruptio figure')).first();
    await expect(shown.getByRole('gridcell', { name: /^c3, even round 6/ })).toBeAttached();
    // Steps are counted as far as the enemy's own square, above the piece there.
    await expect(shown.locator('.place ~ .counted.on-piece')).toHaveText('5');
    await shown.getByRole('button', { name: 'Set back' }).click();
    await expect(shown.getByRole('gridcell', { name: /^c2, even round 6/ })).toBeAttached();
    await shown.getByRole('button', { name: 'Show it' }).click();
    await expect(shown.getByText('Even marks the 30 on c8')).toBeVisible();
    await shown.getByRole('button', { name: 'Set back' }).click();
    await shown.locator('[data-square="c2"]').click({ force: true });
    await shown.locator('[data-square="d2"]').click({ force: true });
    await expect(shown.getByText('Even moves the 6 from c2 to d2.')).toBeVisible();
    await shown.getByRole('link', { name: 'Try it on the board' }).click();
    // Until the page has changed every figure has such a square.
    await expect(squareOf(page, 'c2')).toHaveCount(1);
    await expect(squareOf(page, 'c2')).toHaveAccessibleName(/even round 6/);
  });

  test('change all their figures with the page', async ({ page }) => {
    await open(page, '#/rules/latrunculi-piso');
    await page.getByRole('figure').first().waitFor();
    await open(page, '#/rules/halle-beginner');
    await expect(page.getByRole('heading', { level: 1, name: /Halle/ })).toBeVisible();
    const names: (string | null)[] = [];
    for (const shown of await page.getByRole('figure').all()) {
      await shown.scrollIntoViewIfNeeded();
      names.push(await shown.getByRole('grid').getAttribute('aria-label'));
    }
    expect(new Set(names).size).toBe(1);
    expect(names[0]).toMatch(/Halle/);
  });

  test('call options by their names, with the words of links beside them', async ({ page }) => {
    await open(page, '#/rules/boutin/options');
    const row = page.getByRole('row').filter({ hasText: 'order-sorted' });
    await expect(row.getByRole('rowheader')).toHaveText('Set-up setup');
    await expect(row).toContainText('triangles sorted by order order-sorted');
  });

  test('stand beside the board, open where the last capture is explained', async ({ page }) => {
    await open(page, TWO_CAPTURES);
    await press(page, 'a3', 'b4');
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    const panel = page.getByRole('region', { name: 'Rules' });
    await expect(panel.getByRole('heading', { name: /Power/ })).toBeVisible();
    await panel.getByText('Moves', { exact: true }).click();
    await expect(panel.getByRole('link', { name: 'The whole page' })).toHaveCount(2);
  });
});

test.describe('sandbox', () => {
  test('sets up a position, says what the rules say of it, and plays on', async ({ page }) => {
    await open(page, '#/sandbox/halle-beginner');
    await page.getByRole('button', { name: 'Clear the board' }).click();
    await expect(page.getByText('The board: no piece stands on it.')).toBeVisible();
    await page.getByRole('button', { name: 'round: the 6' }).click();
    await press(page, 'c3');
    await page.getByRole('button', { name: 'triangle: the 30' }).click();
    await press(page, 'c8');
    await expect(page.getByRole('button', { name: /The 30 on c8.*6 × 5 = 30/s })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Eruptio' })).toBeVisible();
    await page.getByLabel('moves a piece').check();
    await squareOf(page, 'c8').dragTo(squareOf(page, 'c9'), { force: true });
    await expect(page.getByText(/6 on c3 .*needs 5|for 6 × 5 = 30/).first()).toBeVisible();
    await page.reload();
    await expect(squareOf(page, 'c9')).toHaveAccessibleName(/odd triangle 30/);
    await page.getByRole('link', { name: 'Two at this device' }).click();
    await press(page, 'c3', 'c4');
    await expect(moves(page)).toContainText('6 c3–c4');
  });

  test('is reached by Tab after its board has become smaller', async ({ page }) => {
    await open(page, '#/sandbox/boutin');
    await squareOf(page, 'h16').focus();
    await page.getByLabel('Rule set').selectOption('latrunculi-piso');
    await expect(page.locator('[data-square="h16"]')).toHaveCount(0);
    await expect(page.locator('[data-square][tabindex="0"]')).toHaveCount(1);
    await expect(page.locator('[data-focus]')).toHaveCount(0);
  });

  test('has its board right below its heading at every size', async ({ page }) => {
    for (const [width, height] of [
      [1440, 900],
      [1024, 768],
      [820, 1180],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await open(page, '#/sandbox/latrunculi-piso');
      const heading = (await page.locator('main header').boundingBox())!;
      const corner = (await squareOf(page, 'a8').boundingBox())!;
      expect(corner.y - heading.y - heading.height, `${width}`).toBeLessThan(24);
    }
  });

  test('keeps a text that it cannot read, and says where it fails', async ({ page }) => {
    await open(page, '#/sandbox/latrunculi-piso');
    const text = page.getByLabel('Position text');
    await text.fill('8/8/8/8/8/2,B,W,B,3/8/7,W,1 w 0/0 - 40 0/0 -/- 0');
    await expect(page.getByText('Rank 1: the number of squares is 9, 8 are needed.')).toBeVisible();
    await expect(text).toHaveValue(/8\/7,W,1 w/);
    await text.fill('8/8/8/8/8/2,B,W,B,3/8/7,W w 0/0 - 40 0/0 -/- 0');
    await expect(squareOf(page, 'd3')).toHaveAccessibleName(/white stone/);
    await page.getByLabel('plays by the rules').check();
    await press(page, 'd3', 'd4');
    await expect(text).toHaveValue(/^8\/8\/8\/8\/3,W,4/);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(text).toHaveValue(/2,B,W,B,3/);
  });

  test('makes pieces that no army has, and pictures of the board', async ({ page }) => {
    await open(page, '#/sandbox/scholars');
    await page.getByText('A piece of your own').click();
    await page.getByLabel('Number', { exact: true }).fill('1000');
    await page.getByRole('button', { name: 'Choose this piece' }).click();
    await press(page, 'd8');
    await expect(squareOf(page, 'd8')).toHaveAccessibleName(/even round 1000/);
    await squareOf(page, 'd8').focus();
    await expect(page.locator('[data-focus]')).toHaveCount(1);
    for (const [kind, signature] of [
      ['SVG', '<svg'],
      ['PNG', '\u0089PNG'],
    ] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: `Picture (${kind})` }).click();
      const content = await readFile(await (await download).path(), 'latin1');
      expect(content.slice(0, 4)).toBe(signature);
      expect(content.length).toBeGreaterThan(10_000);
      // The square that the keyboard is on is no part of the picture.
      expect(content).not.toContain('data-focus');
    }
  });
});

test('tables are filtered by number, and the link keeps it', async ({ page }) => {
  await open(page, '#/tables/boutin');
  await page.getByLabel('Only with these numbers').fill('6 8 9 12');
  await expect(page.getByRole('heading', { name: 'Excellent harmony 1' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Only with these numbers')).toHaveValue('6 8 9 12');
  await expect(page.getByRole('heading', { name: 'Arithmetic 0' })).toBeVisible();
});
