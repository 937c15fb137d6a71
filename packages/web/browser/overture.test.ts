import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { open, press, squareOf } from './table.ts';

/** What is seen before the script of the site has come. */

const PHONE = { width: 390, height: 844 };

/** Opens an address while all but the first script is held back; gives what lets it come. */
const openHeld = async (page: Page, go: () => Promise<unknown>): Promise<() => Promise<void>> => {
  let come = (): void => undefined;
  const held = new Promise<void>((done) => (come = done));
  await page.route(/assets\/(site|table|rules|StartPage)-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await go();
  await overture(page).waitFor();
  return async () => {
    come();
    await expect(overture(page)).toHaveCount(0);
  };
};

const overture = (page: Page): Locator => page.locator('.overture');
const openAddress = (page: Page, address: string) => openHeld(page, () => page.goto(`./${address}`));

const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

/** Within a pixel, in place and in size. */
const expectSame = (one: object, other: object): void => {
  for (const [name, value] of Object.entries(one))
    expect(Math.abs(value - other[name as keyof typeof other]), name).toBeLessThanOrEqual(1);
};

/** Every piece with its place, and every letter and number beside the board. */
const drawing = (board: Locator): Promise<string[]> =>
  board
    .locator('.place, .co')
    .evaluateAll((all) =>
      all
        .map((each) => `${each.textContent?.trim()} ${each.getAttribute('style')} ${each.getAttribute('x')}`)
        .sort(),
    );

for (const [locale, sentence, name] of [
  ['de', 'Rithmomachie', 'Boutin, nach de Boissière 1556'],
  ['en', 'Rithmomachia', 'Boutin, after de Boissière 1556'],
  ['fr', 'Rithmomachie', 'Boutin, d’après de Boissière 1556'],
  ['ja', 'リトモマキア', 'ブータン'],
] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    for (const viewport of [PHONE, { width: 1280, height: 800 }])
      test(`shows the start page before its script, ${viewport.width} pixels wide`, async ({ page }) => {
        await page.setViewportSize(viewport);
        const release = await openAddress(page, '#/');
        await expect(page.locator('html')).toHaveAttribute('lang', locale);
        await expect(overture(page).locator('h1')).toContainText(sentence);
        await page.evaluate(() => document.fonts.ready);
        const parts = ['header', 'h1', '.go .primary'] as const;
        const before = await Promise.all(parts.map((part) => boxOf(overture(page).locator(part))));
        const words = await overture(page).locator('.site').innerText();
        await release();
        const after = await Promise.all(parts.map((part) => boxOf(page.locator(`#app ${part}`).first())));
        before.forEach((box, index) => expectSame(box, after[index]!));
        expect((await page.locator('#app .site').innerText()).startsWith(words.trim())).toBe(true);
      });

    test('shows 48 pieces before the rules have come', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await openAddress(page, '#/play/boutin');
      await expect(overture(page).locator('h1')).toContainText(name);
      await expect(overture(page).locator('.place')).toHaveCount(48);
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  for (const address of [
    '#/play/boutin?against=beside&as=odd',
    '#/play/boutin?as=even&against=computer-4&victory=corps',
    '#/play/glorious?against=link&setup=phalanx',
    '#/play/nexus-corenae?against=beside&shapes=document',
    '#/play/halle-beginner',
    '#/play/latrunculi-piso?size=9x10',
    '#/play/latrunculi-seneca?against=beside',
  ])
    test(`nothing of ${address} moves when the game begins`, async ({ page }) => {
      const release = await openAddress(page, address);
      await page.evaluate(() => document.fonts.ready);
      const before = {
        title: await boxOf(overture(page).locator('h1')),
        board: await boxOf(overture(page).locator('.board')),
      };
      const pieces = await drawing(overture(page).locator('.board'));
      await release();
      const { x, y, height } = await boxOf(page.locator('#app h1'));
      expectSame({ x, y, height }, before.title);
      expectSame(before.board, await boxOf(page.locator('#app .board')));
      expect(pieces).toEqual(await drawing(page.locator('#app .board')));
    });

  test('is turned for whoever plays the second side', async ({ page }) => {
    await openAddress(page, '#/play/boutin?as=odd&against=computer-1');
    await expect(overture(page).locator('.co').first()).toHaveText('h');
    await expect(overture(page).locator('.place')).toHaveCount(48);
  });

  test('shows no piece where it cannot know which', async ({ page }) => {
    await openAddress(page, '#/play/boutin?against=beside&position=8/8');
    await expect(overture(page).locator('.board')).toBeVisible();
    await expect(overture(page).locator('.place')).toHaveCount(0);
  });

  test('shows a game as it was left when the page is loaded again', async ({ page }) => {
    await open(page, '#/play/halle-beginner?against=beside');
    await press(page, 'd2', 'd3');
    await expect(page.locator('.status')).toContainText('2');
    const left = await drawing(page.locator('#app .board'));
    const release = await openHeld(page, () => page.reload());
    expect(await drawing(overture(page).locator('.board'))).toEqual(left);
    const board = await boxOf(overture(page).locator('.board'));
    await release();
    expect(await drawing(page.locator('#app .board'))).toEqual(left);
    expectSame(board, await boxOf(page.locator('#app .board')));
    await expect(squareOf(page, 'd3')).toHaveAccessibleName(/4/);
  });

  test('nothing happens where it is pressed, and nothing of it is read out', async ({ page }) => {
    const release = await openAddress(page, '#/');
    const { x, y, width, height } = await boxOf(overture(page).locator('.go .primary'));
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link')).toHaveCount(0);
    expect(await page.evaluate(() => [location.hash, document.activeElement === document.body])).toEqual([
      '#/',
      true,
    ]);
    await release();
    await expect(page.getByRole('link', { name: 'Begin', exact: true })).toBeVisible();
  });

  for (const [theme, colorScheme, background] of [
    ['system', 'dark', 'rgb(23, 27, 31)'],
    ['dark', 'light', 'rgb(23, 27, 31)'],
    ['light', 'dark', 'rgb(245, 242, 236)'],
  ] as const)
    test(`has the theme ${theme} where the system is ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.addInitScript(
        (settings) => localStorage.setItem('calculi/settings', settings),
        JSON.stringify({ theme, language: 'fr' }),
      );
      const release = await openAddress(page, '#/play/boutin');
      await expect(overture(page)).toHaveCSS('background-color', background);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await release();
      await expect(page.locator('html')).toHaveCSS('background-color', background);
    });
});

test('an exhibition begins with what it offers', async ({ page }) => {
  await page.goto('./?kiosk=latrunculi-piso#/');
  await expect(page.locator('#app main h1')).toContainText('Piso');
  await expect(overture(page)).toHaveCount(0);
});

test('where the site does not come, that is said', async ({ page }) => {
  await page.route(/assets\/site-[^/]*\.js$/, (route) => route.abort());
  await page.goto('./#/play/boutin');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.locator('.overture')).toHaveCount(0);
  await page.unroute(/assets\/site-[^/]*\.js$/);
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('asks for the start page only where it is shown', async ({ page }) => {
  const asked = page.locator('head > link[rel="preload"][href*="StartPage"]');
  await page.goto('./#/play/boutin?against=beside');
  await page.locator('#app main h1').waitFor();
  await expect(asked).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto('./#/');
  await page.locator('#app main h1').waitFor();
  await expect(asked).toHaveCount(1);
});
