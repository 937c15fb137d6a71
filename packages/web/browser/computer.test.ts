import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { moves, open, press } from './table.ts';

/** Positions in which the side to play wins by force in its second turn, from the suite of the engine. */
interface Puzzle {
  readonly rules: string;
  readonly options: string;
  readonly claim: string;
  readonly position: string;
}

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

const findPuzzle = (ruleSet: string): Puzzle => {
  const suite = new URL(`../../engine/suite/${ruleSet}.json`, import.meta.url);
  const puzzles = JSON.parse(readFileSync(suite, 'utf8')) as Puzzle[];
  const usual = puzzles.filter(({ options }) => options === '');
  const wins = usual.filter(({ claim }) => claim === 'win 2');
  // The shortest text has the fewest pieces: its win is found at once, however busy the machine is.
  return wins.sort((one, other) => one.position.length - other.position.length)[0]!;
};

const SIDES: Readonly<Record<string, string>> = { e: 'even', o: 'odd', b: 'black', w: 'white' };

const addressOf = ({ rules, position }: Puzzle): string => {
  const side = SIDES[position.split(' ')[1] ?? ''];
  return `#/play/${rules}?as=${side}&against=computer-1&position=${position.replaceAll(' ', '_')}`;
};

const winning = (page: Page) => page.getByRole('heading', { name: /wins$/ });

/** Plays what the hint advises, until the game is over. */
const playToTheEnd = async (page: Page): Promise<void> => {
  const yours = page.locator('.status').getByText('Your turn');
  for (let turn = 0; turn < 6; turn++) {
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('button', { name: 'Play this turn' }).click();
    await expect(page.getByRole('region', { name: 'Hint' })).toHaveCount(0);
    await expect(winning(page).or(yours)).toBeVisible();
    if (await winning(page).isVisible()) return;
  }
};

for (const ruleSet of RULE_SETS) {
  test(`plays ${ruleSet} to its end against level 1`, async ({ page }) => {
    test.setTimeout(180_000);
    await open(page, addressOf(findPuzzle(ruleSet)));
    await playToTheEnd(page);
    await expect(winning(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play again' })).toBeVisible();
  });
}

test('lets the computer be hurried, and takes back while it thinks', async ({ page }) => {
  await open(page, '#/play/halle-beginner?as=even&against=computer-10');
  await press(page, 'd2', 'd3');
  await expect(page.locator('.status')).toContainText('The computer is thinking…');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(moves(page)).toContainText('No turn has been played yet.');
  await press(page, 'c2', 'c3');
  await page.getByRole('button', { name: 'Move now' }).click();
  await expect(page.locator('.status')).toContainText('Your turn 3');
});

test('says that the computer has stopped, and starts it again', async ({ page }) => {
  await page.route(/assets\/worker-.*\.js$/, (route) => route.abort());
  await open(page, '#/play/halle-beginner?as=even&against=computer-1');
  await press(page, 'd2', 'd3');
  await expect(page.locator('.status')).toContainText('The computer has stopped.');
  await expect(moves(page)).toContainText('4 d2–d3');
  await page.unroute(/assets\/worker-.*\.js$/);
  await page.getByRole('button', { name: 'Start it again' }).click();
  await expect(page.locator('.status')).toContainText('Your turn 3');
});

test('does not begin before there is what its board is shown with', async ({ page }) => {
  const seen: string[] = [];
  page.on('requestfinished', (request) => void (request.url().includes('Lying-') && seen.push('board')));
  page.on('request', (request) => void (request.url().includes('worker-') && seen.push('computer')));
  await page.route(/assets\/Lying-.*\.js$/, async (route) => {
    // So long that whoever does not wait for it would be first.
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '#/play/boutin?as=odd&against=computer-1');
  await expect(page.locator('.status')).toContainText('Your turn 2');
  expect(seen.filter((each, index) => seen.indexOf(each) === index)).toEqual(['board', 'computer']);
});

test.describe('the page', () => {
  // A busy machine holds up any page now and then; what is the page’s own doing happens every time.
  test.describe.configure({ retries: 3 });

  test('is not held up while the computer thinks', async ({ page }) => {
    await open(page, '#/play/boutin?as=even&against=computer-10');
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({
        type: 'longtask',
      });
    });
    await press(page, 'd4', 'e5');
    await expect(page.locator('.status')).toContainText('The computer is thinking…');
    await expect(page.locator('.status')).toContainText('Your turn 3');
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
    expect(tasks.filter((duration) => duration > 100)).toEqual([]);
  });
});
