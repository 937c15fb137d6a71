import { expect, test } from '@playwright/test';
import { brokenWordsOf, edgesOf, faultsOf, widthOf } from './faults.ts';
import { moves, open, press, squareOf, TWO_CAPTURES } from './table.ts';

const RULE_SETS = [
  ['halle-beginner', 24],
  ['halle-advanced', 48],
  ['scholars', 48],
  ['nexus-corenae', 48],
  ['boutin', 48],
  ['glorious', 48],
  ['latrunculi-seneca', 0],
  ['latrunculi-piso', 0],
] as const;

const LANGUAGES = [
  ['de', 'Beginnen'],
  ['en', 'Begin'],
  ['fr', 'Commencer'],
  ['ja', '対局をはじめる'],
] as const;

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 360, height: 640 },
];

for (const [id, pieces] of RULE_SETS) {
  test(`draws ${id} at every size`, async ({ page }) => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await open(page, `#/play/${id}?against=beside`);
      await expect(page.locator('.board .place')).toHaveCount(pieces);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth).toBeLessThanOrEqual(size.width);
    }
  });
}

for (const [locale, begin] of LANGUAGES) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    test('speaks the language of the browser', async ({ page }) => {
      await open(page, '#/');
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('link', { name: begin, exact: true })).toBeVisible();
    });

    test('has room for all pages and languages in the masthead', async ({ page }) => {
      for (const width of [1100, 1024, 1023, 800, 799, 768, 700]) {
        await page.setViewportSize({ width, height: 900 });
        await open(page, '#/');
        expect(await widthOf(page), `${width}`).toBeLessThanOrEqual(width);
      }
    });

    test('breaks no word of what is agreed on, and scrolls nowhere sideways, on phones', async ({ page }) => {
      for (const id of ['halle-advanced', 'boutin']) {
        await open(page, `#/start/${id}`);
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          await page.evaluate(() => document.fonts.ready);
          const agreed = page.locator('details[name="start"]').last();
          await agreed.evaluate((details) => details.setAttribute('open', ''));
          await agreed.locator('details').evaluate((details) => details.setAttribute('open', ''));
          const labels = agreed.locator('.field label');
          expect(await labels.count()).toBeGreaterThan(5);
          expect(await brokenWordsOf(labels), `${id}, ${width}`).toEqual([]);
          // Japanese breaks anywhere, but a sign for each line is no way to write it.
          const least = await labels.evaluateAll((all) =>
            Math.min(...all.map(({ clientWidth }) => clientWidth)),
          );
          expect(least).toBeGreaterThan(40);
          expect(await widthOf(page)).toBe(width);
        }
      }
    });

    test('has a margin right of all words on phones', async ({ page }) => {
      for (const width of [430, 390, 360, 320]) {
        await page.setViewportSize({ width, height: 844 });
        for (const [address, words] of [
          ['#/', '#app nav a'],
          ['#/sandbox/halle-advanced', '.tools label'],
          ['#/play/boutin?against=beside', '.gutter .note'],
        ] as const) {
          await open(page, address);
          await page.evaluate(() => document.fonts.ready);
          const edges = await edgesOf(page.locator(words));
          expect(edges.length).toBeGreaterThan(1);
          expect(edges.filter(({ left, right }) => left < 4 || right > width - 4)).toEqual([]);
        }
        await open(page, '#/play/latrunculi-seneca?as=black&against=computer-1');
        expect(await widthOf(page)).toBeLessThanOrEqual(width);
        await open(page, '#/play/boutin?against=beside');
        const board = (await squareOf(page, 'h1').boundingBox())!;
        for (const { left } of await edgesOf(page.locator('.gutter .note')))
          expect(left).toBeGreaterThan(board.x + board.width);
      }
    });
  });
}

test('has a glyph for every Japanese sign it shows, dates of the browser included', async ({ page }) => {
  await open(page, '#/play/latrunculi-piso?against=beside');
  await press(page, 'd4');
  await open(page, '#/');
  await page.getByRole('button', { name: '日本語' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await open(page, '#/games');
  await expect(page.getByText(/年\d+月/)).toBeVisible();
  const missing = () =>
    page.evaluate(() => {
      const faces = [...document.fonts].filter(({ family }) => family.includes('Noto Sans JP'));
      const ranges = faces
        .flatMap(({ unicodeRange }) => unicodeRange.split(','))
        .map((range) => {
          const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
          return [parseInt(first, 16), parseInt(last, 16)] as const;
        });
      const isThere = (sign: string): boolean =>
        ranges.some(([first, last]) => first <= sign.charCodeAt(0) && sign.charCodeAt(0) <= last);
      const signs = new Set(document.body.innerText.match(/[\u3000-\u9fff]/g) ?? []);
      return [...signs].filter((sign) => !isThere(sign));
    });
  await expect.poll(missing).toEqual([]);
});

test('remembers another language', async ({ page }) => {
  await open(page, '#/');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('link', { name: 'Beginnen' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Beginnen' })).toBeVisible();
});

test('speaks the language that was chosen last, whichever comes first', async ({ page }) => {
  await open(page, '#/');
  let release = (): void => undefined;
  const held = new Promise<void>((done) => (release = done));
  await page.route(/assets\/de-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const late = page.waitForEvent('requestfinished', {
    predicate: (request) => request.url().includes('/de-'),
  });
  release();
  await late;
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

for (const width of [1440, 390])
  test(`stays with its language where another cannot be loaded, ${width} pixels wide`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.setViewportSize({ width, height: 844 });
    await open(page, '#/');
    await page.route(/assets\/de-.*\.js$/, (route) => route.abort());
    const list = page.getByRole('combobox', { name: 'Language' });
    if (width > 1000) await page.getByRole('button', { name: 'Deutsch' }).click();
    else await list.selectOption('de');
    await expect(page.getByRole('alert')).toContainText('The network may be gone');
    if (width < 1000) await expect(list).toHaveValue('en');
    await page.unroute(/assets\/de-.*\.js$/);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Begin', exact: true })).toBeVisible();
    expect(errors).toEqual([]);
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no fault that axe finds in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const size of [SIZES[0]!, SIZES[2]!]) {
      await page.setViewportSize(size);
      for (const address of ['#/', '#/nowhere', TWO_CAPTURES]) {
        await open(page, address);
        if (address === TWO_CAPTURES) await press(page, 'a3', 'b4');
        expect(await faultsOf(page)).toEqual([]);
      }
    }
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is black and white in high contrast where the system is ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, contrast: 'more', reducedMotion: 'reduce' });
    for (const address of ['#/', '#/rules/boutin', '#/sandbox', '#/games', '#/tables', TWO_CAPTURES]) {
      await open(page, address);
      if (address === TWO_CAPTURES) await press(page, 'a3', 'b4');
      expect(await faultsOf(page)).toEqual([]);
    }
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await paper()).toBe(colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)');
    // The same can be chosen for this site alone.
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    await expect.poll(paper).toBe(colorScheme === 'light' ? 'rgb(245, 242, 236)' : 'rgb(23, 27, 31)');
    await page.getByLabel('Colours').selectOption('contrast');
    await expect.poll(paper).toBe(colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(0, 0, 0)');
  });
}

test('answers a broken link with a friendly message', async ({ page }) => {
  await open(page, '#/nowhere');
  await expect(page.getByRole('heading', { name: 'This address leads nowhere' })).toBeVisible();
  await open(page, '#/rules/nothing');
  await expect(page.getByRole('alert')).toContainText('There is no such page');
  await open(page, '#/play/boutin?against=beside&position=8/8');
  await expect(page.getByText('The position in this link cannot be read')).toBeVisible();
  await open(page, '#/play/chess');
  await expect(page.getByText('The rules that this link names are not known here')).toBeVisible();
  for (const address of ['#/sandbox/chess?position=8/8', '#/tables/chess']) {
    await open(page, address);
    await expect(page.getByText('The rules that this link names are not known here')).toBeVisible();
  }
  await open(page, '#/tables/latrunculi-piso');
  await expect(page.getByText('The stones of Ludus latrunculorum have no numbers')).toBeVisible();
  await page.getByLabel('Rule set').selectOption('boutin');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await open(page, '#/play/boutin?against=computer-99');
  await expect(page.getByText('“against=computer-99” in this link means nothing here')).toBeVisible();
  await open(page, '#/play/boutin?against=beside&victory=corps&pieces=0');
  await expect(page.getByText('The options in this link do not fit together')).toBeVisible();
  await open(page, '#/play/boutin?against=computer-5&clock=10');
  await expect(page.getByText('Games against the computer are played without a clock')).toBeVisible();
  await open(page, '#/play/boutin?against=link&clock=3d');
  await expect(page.getByText('“clock=3d” in this link is not a clock that can be set')).toBeVisible();
  await open(page, `#/play/boutin?${'x'.repeat(3000)}=1`);
  await expect(page.getByText('“xxx')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await open(page, '#/play/boutin?against=beside&game=deleted');
  await expect(page.getByText('This game is not kept on this device')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This game is not kept on this device')).toHaveCount(0);
  await open(page, '#/watch/abc');
  await expect(page.getByText('“abc” in this link means nothing here')).toBeVisible();
  await open(page, '#/watch');
  await expect(page.getByText('in this link means nothing here')).toHaveCount(0);
  for (const address of ['#/rules/boutin/nothing', '#/about/nothing']) {
    await open(page, address);
    await expect(page.getByText('“nothing” in this link means nothing here')).toBeVisible();
  }
  await open(page, '#/about/privacy');
  await expect(page.getByText('in this link means nothing here')).toHaveCount(0);
});

test('names on the start page what of a link could not be followed, until something is chosen', async ({
  page,
}) => {
  await open(page, '#/start/boutin?as=x');
  await expect(page.getByText('“as=x” in this link means nothing here')).toBeVisible();
  await open(page, '#/start/boutin?victory=corps&pieces=0');
  await expect(page.getByText('The options in this link do not fit together')).toBeVisible();
  await open(page, '#/start/chess');
  await expect(page.getByText('The rules that this link names are not known here')).toBeVisible();
  await page.getByRole('button', { name: 'Odd', exact: true }).click();
  await expect(page.getByText('The rules that this link names are not known here')).toHaveCount(0);
});

test('says so where a page or a panel cannot be loaded, and loses nothing', async ({ page }) => {
  await open(page, '#/play/halle-beginner?against=beside');
  await press(page, 'd2', 'd3');
  await page.route(/assets\/(Why|GamesPage)-.*\.js$/, (route) => route.abort());
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.getByRole('alert')).toContainText('The network may be gone');
  await page.getByRole('link', { name: 'Games', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await page.unroute(/assets\/(Why|GamesPage)-.*\.js$/);
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByText('1 turn')).toBeVisible();
});

test('asks again for the style of a panel that did not come', async ({ page }) => {
  await open(page, '#/play/halle-beginner?against=beside');
  const why = page.getByRole('button', { name: 'Why?' });
  await page.route(/assets\/Why-.*\.css$/, (route) => route.abort());
  await why.click();
  await expect(page.getByRole('alert')).toContainText('The network may be gone');
  await page.unroute(/assets\/Why-.*\.css$/);
  const style = page.waitForResponse(/assets\/Why-.*\.css$/);
  await why.click();
  await why.click();
  expect((await style).ok()).toBe(true);
  await expect(page.getByText('Choose a piece on the board')).toBeVisible();
});

test('stands a board upright that cannot be laid down, says so, and loses nothing', async ({ page }) => {
  await page.route(/assets\/Lying-.*\.js$/, (route) => route.abort());
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '#/play/boutin?against=beside');
  await expect(page.locator('.upright')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('The network may be gone');
  await press(page, 'c4', 'd5');
  await expect(moves(page)).toContainText('c4–d5');
  await page.unroute(/assets\/Lying-.*\.js$/);
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.locator('.lying')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(moves(page)).toContainText('c4–d5');
});

test('goes on with a game on a phone that is turned and cannot load how that is shown', async ({ page }) => {
  await page.route(/assets\/Sideways-.*\.js$/, (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#/play/boutin?against=beside');
  await press(page, 'c4');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole('alert')).toContainText('The network may be gone');
  await press(page, 'd5');
  await expect(squareOf(page, 'd5')).toHaveAccessibleName(/even/);
});

test('cannot be begun while its options do not fit together', async ({ page }) => {
  await open(page, '#/start/boutin');
  const begin = page.getByRole('link', { name: 'Begin', exact: true });
  await expect(begin).toHaveAttribute('href', /play\/boutin/);
  await page.getByLabel('Victory', { exact: true }).selectOption('corps');
  await page.getByLabel('Pieces to capture').fill('0');
  await page.getByLabel('Pieces to capture').blur();
  await expect(page.getByRole('alert')).toContainText('pieces');
  await expect(begin).toBeDisabled();
  await expect(begin).not.toHaveAttribute('href');
});

test('keeps the strength of the computer while another opponent is looked at', async ({ page }) => {
  await open(page, '#/start/boutin?against=computer-7');
  await page.getByText('Someone beside you').click();
  await page.getByText('Computer', { exact: true }).click();
  expect(page.url()).toContain('against=computer-7');
});

test('puts every choice into the address', async ({ page }) => {
  await open(page, '#/');
  await page.getByText('Boutin, after de Boissière 1556').click();
  await page.getByLabel('Victory', { exact: true }).selectOption('corps');
  await page.getByLabel('Pieces to capture').fill('7');
  await page.getByLabel('Pieces to capture').blur();
  expect(page.url()).toContain('victory=corps&pieces=7');
  await page.reload();
  await expect(page.getByLabel('Pieces to capture')).toHaveValue('7');
});

test('shows what is chosen where the system forces its colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '#/start/boutin?against=computer-3');
  const frameOf = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((element) => getComputedStyle(element).outlineStyle);
  expect([await frameOf('Strength 3'), await frameOf('Strength 4')]).toEqual(['solid', 'none']);
  const lineOf = (name: string) =>
    page
      .locator('#app nav')
      .getByRole('link', { name, exact: true })
      .evaluate((element) => {
        const { borderBottomColor, color } = getComputedStyle(element);
        return borderBottomColor === color;
      });
  expect([await lineOf('Play'), await lineOf('Rules')]).toEqual([true, false]);
});
