import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { open, press, squareOf, TWO_CAPTURES } from './table.ts';

const ENDED = ['d2', 'd3', 'd11', 'd10', 'd3', 'd4', 'd10', 'd9'];

const endGame = async (page: Page): Promise<void> => {
  await open(page, '#/play/halle-beginner?against=beside');
  await press(page, ...ENDED);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
};

test('says why a piece can be taken or not, and draws it', async ({ page }) => {
  await open(page, TWO_CAPTURES);
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.getByText('Choose a piece on the board')).toBeVisible();
  await press(page, 'c3');
  const panel = page.getByRole('region', { name: 'Why?' });
  await expect(panel.getByRole('heading', { name: 'Why can the 16 on c3 not be taken?' })).toBeVisible();
  await expect(page.locator('.board .line.failing')).not.toHaveCount(0);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.board .line.failing')).toHaveCount(0);
  await squareOf(page, 'b2').focus();
  await page.keyboard.press('w');
  await expect(panel.getByRole('heading', { name: /the 30 on b2/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(squareOf(page, 'b2')).toBeFocused();
});

for (const [size, name] of [
  [{ width: 1280, height: 800 }, 'Why?'],
  [{ width: 390, height: 844 }, 'More'],
] as const)
  test(`gives the keyboard back to what opened a panel, at a width of ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, '#/play/halle-beginner?against=beside');
    const opener = page.getByRole('button', { name, exact: true });
    for (const key of ['Enter', 'Escape']) {
      await opener.press('Enter');
      await page.getByRole('button', { name: 'Close' }).press(key);
      await expect(opener).toBeFocused();
    }
  });

test('leaves the keyboard beside a question that was answered', async ({ page }) => {
  await open(page, '#/play/halle-beginner?against=beside');
  for (const answer of ['No', 'Yes']) {
    await page.getByRole('button', { name: 'Resign' }).press('Enter');
    await page.getByRole('button', { name: answer, exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: 'Turn board' })).toBeFocused();
  }
});

test('closes a question by Esc alone, and leaves the keyboard where it is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '#/play/halle-beginner?against=beside');
  await page.getByRole('button', { name: 'More' }).click();
  const resign = page.getByRole('button', { name: 'Resign' });
  await resign.press('Enter');
  await expect(page.getByText('Even resigns?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Even resigns?')).toHaveCount(0);
  await expect(resign).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(resign).toHaveCount(0);
});

test('keeps the keyboard on what takes back, and gives it to the board where nothing is left', async ({
  page,
}) => {
  await open(page, TWO_CAPTURES);
  await press(page, 'a3', 'b4');
  await page.getByRole('button', { name: 'Take 16' }).click();
  await page.getByRole('button', { name: 'Undo step' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Undo step' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Take back' })).toBeDisabled();
  await expect(page.locator('.board [role="gridcell"]:focus')).toHaveCount(1);
});

/** A position of the scholars' in which one move lets a piece be taken, and the turn be ended. */
const ONE_CAPTURE =
  '#/play/scholars?against=beside&position=8/8/8/8/8/8/8/8/8/8/8/8/3,T72,4/C4,1,t16,5/S15,t30,1,C36,4/1,C2,2,t90,3_e_-/-_-_0';
/** A position of Glorious in which a step of the pyramid can be meant of all of it or of a layer. */
const LAYERS =
  '#/play/glorious?against=beside&position=8/8/8/8/c9,7/8/8/8/8/8/8/8/8/3,P36+25+16+9+4+1,4/8/8_e_-/-_-_0';

/** The same with prisoners that may be placed. */
const PRISONERS =
  '#/play/glorious?against=beside&position=8/8/8/8/8/8/8/8/8/8/8/8/8/2,c9,4,t30/3,P36+25+16+9,4/C2,7_e_c3,t12,s49,t56,c81,c7,c5,s28/C1,C4_-_30';

const pressByKey = async (page: Page, ...squares: string[]): Promise<void> => {
  for (const square of squares) await squareOf(page, square).press('Enter');
};

test('gives the keyboard to the board after a button that goes when it is pressed', async ({ page }) => {
  for (const [button, address, from, to] of [
    ['.deeds :text("End the turn")', ONE_CAPTURE, 'a3', 'a4'],
    ['.deeds :text("leave")', LAYERS, 'd3', 'e4'],
    ['.lesson button', TWO_CAPTURES, 'a3', 'b4'],
    ['.others button', TWO_CAPTURES, 'a3', 'b4'],
  ] as const) {
    await open(page, address);
    await pressByKey(page, from, to);
    await page.locator(button).first().press('Enter');
    await expect(squareOf(page, to)).toBeFocused();
  }
});

test('gives the keyboard to a panel whose button goes, and to the board when that is closed', async ({
  page,
}) => {
  await endGame(page);
  await page.locator('.result').getByRole('button', { name: 'Review' }).press('Enter');
  const panel = page.getByRole('region', { name: 'Review' });
  await expect(panel.getByRole('heading', { name: 'Review' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.board [role="gridcell"]:focus')).toHaveCount(1);
});

test('says what a press has led to, and lets go of it', async ({ page }) => {
  await open(page, PRISONERS);
  const spoken = page.locator('.spoken[aria-live]');
  await pressByKey(page, 'd2', 'f3');
  await expect(spoken).toHaveText('Several things can be meant. Choose one.');
  await page.keyboard.press('Escape');
  await expect(spoken).toHaveText('Even: turn 31');
  const prisoner = page.getByRole('button', { name: 'Place the 12' });
  for (const key of ['Enter', 'Escape']) {
    await prisoner.press('Enter');
    await expect(prisoner).toHaveAttribute('aria-pressed', 'true');
    await expect(spoken).toHaveText('the 12, selected');
    await page.keyboard.press(key);
    await expect(prisoner).toHaveAttribute('aria-pressed', 'false');
  }
});

test('undoes by key what the button would undo', async ({ page }) => {
  await open(page, TWO_CAPTURES);
  await press(page, 'a3', 'b4');
  await page.getByRole('button', { name: 'Take 16' }).click();
  await squareOf(page, 'b4').press('u');
  await expect(squareOf(page, 'c3')).toHaveAccessibleName(/odd triangle 16/);
  await expect(squareOf(page, 'b4')).toHaveAccessibleName(/even round 4/);
  await page.keyboard.press('u');
  await expect(squareOf(page, 'a3')).toHaveAccessibleName(/even round 4/);
});

test('tells of the keys of the board, and of those of buttons', async ({ page }) => {
  await open(page, '#/play/halle-beginner?against=beside');
  await page.getByRole('button', { name: 'Aids' }).click();
  await page.getByText('Keys on the board').click();
  const keys = page.getByRole('region', { name: 'Aids' }).locator('dl');
  await expect(keys.getByRole('term')).toHaveText([
    'Arrow keys',
    'Home, End',
    'Enter, Space',
    'Esc',
    ...'U C E H W P I R'.split(' '),
  ]);
  for (const [name, key] of Object.entries({ Hint: 'h', Harmonies: 'p', 'Take back': 'u' }))
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-keyshortcuts', key);
});

test('plans harmonies for either side and lights their squares', async ({ page }) => {
  await open(page, '#/play/boutin?against=beside');
  await page.getByRole('button', { name: 'Harmonies' }).click();
  const panel = page.getByRole('region', { name: 'Harmonies' });
  await expect(panel.getByText('37 harmonies are within reach')).toBeVisible();
  await expect(page.locator('.board .st-progression')).toHaveCount(3);
  await panel.getByRole('button', { name: 'Odd' }).click();
  await expect(panel.getByText('22 harmonies are within reach')).toBeVisible();
  await panel.getByLabel('Kind').selectOption('geometric');
  await expect(panel.locator('.harmony').first()).toContainText('geometric');
  await expect(panel.locator('.harmony').filter({ hasNotText: 'geometric' })).toHaveCount(0);
});

test('gives a hint with reasons, shows how it may go on, and what threatens', async ({ page }) => {
  await open(page, TWO_CAPTURES);
  await page.getByRole('button', { name: 'Hint' }).click();
  const panel = page.getByRole('region', { name: 'Hint' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expect(page.locator('.board .st-hint').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Next turn' }).click();
  await expect(page.locator('.status')).toContainText('How it may go on');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(page.locator('.status')).toContainText('Even: turn 1');
  await panel.getByRole('button', { name: 'What threatens' }).click();
  await expect(panel.getByText(/If you passed/)).toBeVisible();
});

test('is over with a hint once it is played', async ({ page }) => {
  await open(page, '#/play/halle-beginner?against=beside');
  await page.getByRole('button', { name: 'Hint' }).press('Enter');
  await page.getByRole('button', { name: 'Play this turn' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Hint' })).toHaveCount(0);
  await expect(page.locator('.status')).toContainText('turn 2');
  await expect(page.locator('.board [role="gridcell"]:focus')).toHaveCount(1);
});

test('shows the course of a game on phones, however many turns are told of', async ({ page }) => {
  await endGame(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Review' }).first().click();
  const panel = page.getByRole('region', { name: 'Review' });
  await panel.getByRole('button', { name: 'All turns' }).click();
  await expect(panel.getByRole('row')).toHaveCount(5);
  const { height } = (await panel.locator('svg[role="img"]').first().boundingBox())!;
  expect(height).toBe(140);
});

test('reviews a game turn by turn', async ({ page }) => {
  await endGame(page);
  await page.getByRole('button', { name: 'Review' }).first().click();
  const panel = page.getByRole('region', { name: 'Review' });
  await expect(panel.getByRole('img', { name: 'Course of the game, Even above, Odd below' })).toBeVisible();
  await panel.getByRole('button', { name: 'All turns' }).click();
  await expect(panel.getByRole('row')).toHaveCount(5);
  await panel.getByRole('button', { name: 'Even: 4 d2–d3' }).click();
  await expect(page.locator('.status')).toContainText('Looking back at turn 1');
});

const PANELS = ['Hint', 'Why?', 'Harmonies', 'Aids'];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no fault that axe finds in any panel in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const check = async (): Promise<void> => {
      // The board itself is looked at by the test of the pages.
      const { violations } = await new AxeBuilder({ page }).exclude('.board').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    };
    await open(page, '#/play/boutin?against=beside');
    await press(page, 'd4');
    for (const name of PANELS) {
      await page.getByRole('button', { name, exact: true }).click();
      if (name === 'Hint') await page.getByRole('button', { name: 'Play this turn' }).waitFor();
      if (name === 'Harmonies') await page.getByText('within reach').waitFor();
      await check();
    }
    await page.setViewportSize({ width: 360, height: 640 });
    await check();
    await page.setViewportSize({ width: 1440, height: 900 });
    await endGame(page);
    await page.getByRole('button', { name: 'Review' }).first().click();
    await check();
  });
}

for (const [locale, hint, best] of [
  ['de', 'Rat', 'Diesen Zug spielen'],
  ['fr', 'Conseil', 'Jouer ce coup'],
  ['ja', 'ヒント', 'この手を指す'],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    test('gives hints in the language of the reader', async ({ page }) => {
      await open(page, TWO_CAPTURES);
      await page.getByRole('button', { name: hint, exact: true }).click();
      await expect(page.getByRole('button', { name: best })).toBeVisible();
      await expect(page.locator('.panel li').first()).toBeVisible();
    });
  });
}

const SCREENS = [
  [1024, 768],
  [1100, 800],
  [1280, 800],
  [1440, 900],
] as const;

for (const locale of ['de', 'en', 'fr', 'ja'])
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('leaves no button of a panel alone in its line', async ({ page }) => {
      for (const id of ['halle-beginner', 'boutin', 'latrunculi-piso']) {
        await open(page, `#/play/${id}?against=beside`);
        await page.evaluate(() => document.fonts.ready);
        for (const [width, height] of SCREENS) {
          await page.setViewportSize({ width, height });
          const buttons = page.locator('.tabs button');
          await expect(buttons.nth(4)).toBeVisible();
          const tops = await buttons.evaluateAll((all) =>
            all.map((each) => each.getBoundingClientRect().top),
          );
          expect(tops.filter((top) => top === tops.at(-1)).length, `${id} ${width}`).toBeGreaterThan(1);
        }
      }
    });
  });
