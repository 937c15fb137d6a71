import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { moves, open, press, squareOf } from './table.ts';

test.describe('games', () => {
  test('are named, exported, deleted, brought back and taken in again', async ({ page }) => {
    await open(page, '#/play/latrunculi-piso?against=beside');
    await press(page, 'd4', 'e5');
    await page.getByRole('link', { name: 'Games' }).click();
    expect(page.url()).toContain('#/games');
    await page.getByRole('button', { name: 'Rename: Piso' }).click();
    await page.getByLabel('Name of the game').fill('A rainy evening');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'A rainy evening' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Rename: A rainy evening' })).toBeFocused();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export: A rainy evening' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('a-rainy-evening.calculi');
    const content = await readFile(await file.path(), 'utf8');
    await page.getByRole('button', { name: 'Delete: A rainy evening' }).click();
    await expect(page.getByRole('button', { name: 'Bring back' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Rename: A rainy evening' })).toBeFocused();
    await page.getByRole('button', { name: 'Delete: A rainy evening' }).click();
    await page.reload();
    await expect(page.getByText('There is no game on this device yet.')).toBeVisible();
    await page
      .getByLabel('Choose files')
      .setInputFiles({ name: 'evening.calculi', mimeType: 'text/plain', buffer: Buffer.from(content) });
    await expect(page.getByText('1 game taken in from evening.calculi.')).toBeVisible();
    await page.getByRole('link', { name: 'A rainy evening' }).click();
    await expect(squareOf(page, 'e5')).toHaveAccessibleName('e5, white stone');
  });

  test('are taken in from several files, with a word on each', async ({ page }) => {
    await open(page, '#/games');
    const files = ['one', 'two'].map((name) => ({
      name: `${name}.txt`,
      mimeType: 'text/plain',
      buffer: Buffer.from('no game'),
    }));
    await page.getByLabel('Choose files').setInputFiles(files);
    for (const { name } of files) await expect(page.getByText(name)).toBeVisible();
  });

  test('go on in another tab without losing a turn', async ({ page, context }) => {
    await open(page, '#/play/latrunculi-piso?against=beside');
    await press(page, 'd4');
    await page.waitForURL(/game=/);
    const tab = await context.newPage();
    await tab.goto(page.url());
    await press(tab, 'e5');
    await expect(squareOf(page, 'e5')).toHaveAccessibleName('e5, white stone');
    await press(page, 'c3');
    await expect(squareOf(tab, 'c3')).toHaveAccessibleName('c3, black stone');
    await tab.reload();
    await expect(moves(tab).locator('tbody tr')).toHaveCount(2);
  });

  test('are renamed without undoing what another tab has played, and lose a name that is emptied', async ({
    page,
    context,
  }) => {
    await open(page, '#/play/latrunculi-piso?against=beside');
    await press(page, 'd4');
    await page.waitForURL(/game=/);
    const list = await context.newPage();
    await open(list, '#/games');
    await press(page, 'e5');
    const rename = async (to: string): Promise<void> => {
      await list.getByRole('button', { name: /^Rename/ }).click();
      await list.getByLabel('Name of the game').fill(to);
      await list.keyboard.press('Enter');
    };
    await rename('A rainy evening');
    await expect(list.getByText('2 turns')).toBeVisible();
    await rename('');
    await list.getByRole('button', { name: '日本語' }).click();
    await expect(list.getByRole('link', { name: 'ピソ' })).toBeVisible();
  });

  test('that cannot be renamed or brought back say so', async ({ page }) => {
    await open(page, '#/play/latrunculi-piso?against=beside');
    await press(page, 'd4');
    await page.getByRole('link', { name: 'Games' }).click();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new Error('full');
      };
    });
    await page.getByRole('button', { name: /^Rename/ }).click();
    await page.getByLabel('Name of the game').fill('A rainy evening');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('The name could not be kept');
    await expect(page.getByLabel('Name of the game')).toHaveValue('A rainy evening');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: /^Delete/ }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Bring back' }).click();
    await expect(page.getByRole('alert')).toContainText('The storage of this browser is full');
  });

  test('that are damaged are exported as they are, and not with the others', async ({ page }) => {
    await open(page, '#/play/latrunculi-piso?against=beside');
    await press(page, 'd4');
    await page.waitForURL(/game=/);
    const damaged = await page.evaluate(() => {
      const key = Object.keys(localStorage).find((each) => each.startsWith('calculi/game/')) ?? '';
      const text = (localStorage.getItem(key) ?? '').replace('@d4', '@z9');
      localStorage.setItem(
        'calculi/game/damaged',
        text.replace(key.slice('calculi/game/'.length), 'damaged'),
      );
      return localStorage.getItem('calculi/game/damaged');
    });
    await page.getByRole('link', { name: 'Games' }).click();
    const download = page.waitForEvent('download');
    await page
      .getByRole('listitem')
      .filter({ hasText: 'cannot be read' })
      .getByRole('button', { name: /^Export/ })
      .click();
    expect(await readFile(await (await download).path(), 'utf8')).toBe(damaged);
    await expect(page.getByRole('button', { name: 'Export the game' })).toBeVisible();
  });

  test('that are damaged stand in one row, are deleted together, and brought back', async ({ page }) => {
    await open(page, '#/play/latrunculi-piso?against=beside');
    await press(page, 'd4');
    await page.waitForURL(/game=/);
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((each) => each.startsWith('calculi/game/')) ?? '';
      const damaged = (localStorage.getItem(key) ?? '').replace('@d4', '@z9');
      for (let each = 0; each < 2000; each++)
        localStorage.setItem(
          `calculi/game/damaged${each}`,
          damaged.replace(key.slice('calculi/game/'.length), `damaged${each}`),
        );
    });
    await page.getByRole('link', { name: 'Games' }).click();
    const rows = page.locator('main').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText('2,000 games cannot be read.');
    await page.getByRole('button', { name: 'Show each' }).click();
    await expect(rows).toHaveCount(2002);
    await rows
      .nth(2)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(rows.nth(1)).toContainText('1,999 games cannot be read.');
    await page.getByRole('button', { name: 'Delete all' }).click();
    await expect(rows.nth(1)).toContainText('2,000 games deleted.');
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('damaged');
    await expect(page.getByRole('button', { name: 'Bring back' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rows.nth(1)).toContainText('2,000 games cannot be read.');
    await expect(page.getByRole('button', { name: 'Show each' })).toBeFocused();
  });

  test('from broken and foreign files are refused in a friendly way', async ({ page }) => {
    await open(page, '#/games');
    const text = page.getByLabel('Text of a game or a position');
    const read = page.getByRole('button', { name: 'Read the text' });
    await text.fill('1. e4 e5 2. Nf3');
    await read.click();
    await expect(page.getByText(/neither a game nor a position of Calculi/)).toBeVisible();
    await text.fill('[Rules "latrunculi-piso@1"]\n\n1. @z9');
    await read.click();
    await expect(page.getByText('Game 1 in the pasted text cannot be read:')).toBeVisible();
    await expect(page.getByText(/^Line 3: /)).toBeVisible();
    await expect(text).toHaveValue(/@z9/);
    await text.fill('8/8/8/8/8/2,B,W,B,3/8/8 w 0/0 - 40 0/0 -/- 0');
    await read.click();
    await page.getByRole('link', { name: 'Seneca' }).click();
    await expect(squareOf(page, 'c3')).toHaveAccessibleName(/black stone/);
  });
});
