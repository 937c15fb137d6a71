import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { open, press, squareOf, TWO_CAPTURES } from './table.ts';

/** Nearly stops every motion, so that a test sees it however busy the machine is. */
const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
};

/** Motions of the game that are not over, those without any duration left out. */
const motions = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ effect }) =>
            effect instanceof KeyframeEffect &&
            effect.target?.closest('.board, .tray') &&
            Number(effect.getComputedTiming().endTime) > 0,
        ).length,
  );

test('lets a captured piece fly to the tray and turn, until someone acts', async ({ page }) => {
  await open(page, TWO_CAPTURES);
  await slowDown(page);
  await press(page, 'a3', 'b4');
  await expect(page.locator('.board .line')).not.toHaveCount(0);
  expect(await motions(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Take 16' }).click();
  const flying = page.locator('.tray .flying');
  await expect(flying).toHaveCount(1);
  // On its way it has two faces: the one it had, and that of its captor.
  await expect(flying.locator('.pc.light')).toHaveCount(1);
  await expect(flying.locator('.pc.dark')).toHaveCount(1);
  await expect(page.locator('.board .ghost')).toHaveCount(1);
  await squareOf(page, 'h8').press('Escape');
  await expect(flying).toHaveCount(0);
  expect(await motions(page)).toBe(0);
  await expect(page.getByRole('img', { name: 'the 16' })).toBeVisible();
});

test('does not move what was captured before the page was opened', async ({ page }) => {
  await open(page, TWO_CAPTURES);
  await press(page, 'a3', 'b4');
  await page.getByRole('button', { name: 'Take 16' }).click();
  await expect(page.getByRole('img', { name: 'the 16' })).toBeVisible();
  await slowDown(page);
  await page.reload();
  await expect(page.getByRole('img', { name: 'the 16' })).toBeVisible();
  await expect(page.locator('.tray .flying')).toHaveCount(0);
});

test('moves nothing where motion is not wanted, and shows the same', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, TWO_CAPTURES);
  await press(page, 'a3', 'b4');
  await expect(page.locator('.board .line')).not.toHaveCount(0);
  expect(await motions(page)).toBe(0);
  await page.getByRole('button', { name: 'Take 16' }).click();
  await expect(page.locator('.board .ghost')).toHaveCount(1);
  expect(await motions(page)).toBe(0);
  await expect(page.locator('.tray .flying')).toHaveCount(0);
});
