import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { open, press, TWO_CAPTURES } from './table.ts';

/** A browser in which a reader has chosen letters twice as large. */

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

test.use({
  launchOptions: {
    args: ['--no-sandbox', '--blink-settings=defaultFontSize=32'],
    ...(existsSync(CHROMIUM) && { executablePath: CHROMIUM }),
  },
});

const PAGES = [
  '#/',
  '#/rules',
  '#/rules/boutin',
  '#/sandbox',
  '#/games',
  '#/watch',
  '#/tables',
  '#/about',
  '#/online/new?clock=99d',
  '#/play/halle-beginner?against=beside',
  '#/play/latrunculi-seneca?against=beside',
  TWO_CAPTURES,
];

/** What reaches over an edge of the page, but for what is meant to be scrolled and the link that only the keyboard shows. */
const findBeyond = (): string[] => {
  const isBeyond = (each: Element): boolean => {
    const { left, right, width } = each.getBoundingClientRect();
    return width > 0 && (left < -1 || right > innerWidth + 1);
  };
  return [
    ...document.querySelectorAll('#app :is(h1, h2, h3, p, a, button, select, table, .value, .name, .note)'),
  ]
    .filter((each) => !each.closest('.skip, .palette') && isBeyond(each))
    .map((each) => each.outerHTML.slice(0, 200));
};

/** Names of sides, and tables, that are not seen whole. */
const findCut = (): string[] =>
  [...document.querySelectorAll('.gutter .note, .strip .name, .scroll, .bar button, .lead h1')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map((each) => each.outerHTML.slice(0, 200));

for (const locale of ['de', 'en', 'fr', 'ja'])
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const)
      test(`cuts nothing off and scrolls nowhere sideways at a width of ${width}`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        for (const address of PAGES) {
          await open(page, address);
          expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
          if (address === TWO_CAPTURES) await press(page, 'a3', 'b4');
          await page.waitForLoadState('networkidle');
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollWidth), address)
            .toBeLessThanOrEqual(width);
          expect(await page.evaluate(findBeyond), address).toEqual([]);
          expect(await page.evaluate(findCut), address).toEqual([]);
        }
      });
  });
