import { expect, test } from '@playwright/test';
import { moves, open, press, squareOf, TWO_CAPTURES } from './table.ts';

test('leads from the start page to a first move', async ({ page }) => {
  await open(page, '#/start/halle-beginner?against=beside');
  await page.getByRole('link', { name: 'Begin', exact: true }).click();
  await press(page, 'd2', 'd3');
  await expect(moves(page)).toContainText('4 d2–d3');
  await expect(squareOf(page, 'd3')).toHaveAccessibleName(/even round 4/);
});

test('lets a piece be dragged', async ({ page }) => {
  await open(page, '#/play/halle-beginner?against=beside');
  await squareOf(page, 'c2').dragTo(squareOf(page, 'c3'), { force: true });
  await expect(moves(page)).toContainText('2 c2–c3');
});

test('can be played by keyboard alone', async ({ page }) => {
  await open(page, '#/play/halle-beginner?against=beside');
  await squareOf(page, 'a1').focus();
  for (const key of ['ArrowUp', 'ArrowRight', 'ArrowRight', 'Enter', 'ArrowUp', 'Enter']) {
    await page.keyboard.press(key);
  }
  await expect(moves(page)).toContainText('2 c2–c3');
});

test('reads typed moves, and says what is wrong with others', async ({ page }) => {
  await open(page, '#/play/halle-beginner?against=beside');
  await page.getByRole('button', { name: 'Aids' }).click();
  const field = page.getByLabel('Type a move');
  await field.fill('d2-d9');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('“d2-d9” cannot be played now.');
  await field.fill('over there');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('is not a move');
  await field.fill('d2-d3');
  await field.press('Enter');
  await field.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(moves(page)).toContainText('4 d2–d3');
});

test('offers captures with their equations, takes them one by one, and undoes a step', async ({ page }) => {
  await open(page, TWO_CAPTURES);
  await press(page, 'a3', 'b4');
  await expect(page.getByRole('heading', { name: 'Power' })).toBeVisible();
  await page.getByRole('button', { name: 'Take 16' }).click();
  await expect(page.getByRole('img', { name: 'the 16' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo step' }).click();
  await expect(squareOf(page, 'c3')).toHaveAccessibleName('c3, odd triangle 16, can be taken by b4');
  await expect(squareOf(page, 'b2')).toHaveAccessibleName('b2, odd triangle 30, can be taken by b4 and d2');
  await press(page, 'b2');
  await page.getByRole('button', { name: 'Take 16' }).click();
  await expect(page.getByText('A side has no piece left.')).toBeVisible();
  await expect(moves(page)).toContainText('4² = 16');
});

test('keeps a game when the page is closed, and goes back and forth in it', async ({ page }) => {
  await open(page, '#/play/latrunculi-piso?against=beside');
  await press(page, 'd4', 'e5', 'd5');
  await page.reload();
  await expect(squareOf(page, 'e5')).toHaveAccessibleName('e5, white stone');
  await moves(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(squareOf(page, 'd5')).toHaveAccessibleName('d5, empty');
  await page.getByRole('button', { name: 'To the present' }).click();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(squareOf(page, 'd5')).toHaveAccessibleName('d5, empty');
  await open(page, '#/');
  await page.getByRole('link', { name: /Piso.*2 turns/s }).click();
  await expect(squareOf(page, 'e5')).toHaveAccessibleName('e5, white stone');
});

test('counts turns in the list as everywhere else', async ({ page }) => {
  await open(page, '#/play/halle-beginner?against=beside');
  await press(page, 'd2', 'd3', 'd11', 'd10', 'd3', 'd4', 'd10', 'd9', 'd4', 'd5');
  await expect(page.locator('.status')).toContainText('turn 6');
  await expect(moves(page).getByRole('rowheader')).toHaveText(['1', '3', '5']);
  await moves(page).getByRole('button', { name: '4 d3–d4' }).click();
  await expect(page.locator('.status')).toContainText('turn 3');
  await open(page, TWO_CAPTURES.replace(/0$/, '40'));
  await press(page, 'a3', 'b4');
  await expect(page.locator('.status')).toContainText('turn 41');
  await expect(moves(page).getByRole('rowheader')).toHaveText(['41']);
});

test('gives a link to the position', async ({ page }) => {
  await open(page, TWO_CAPTURES);
  await press(page, 'a3', 'b4');
  await page.getByRole('button', { name: 'Hand on' }).click();
  const link = await page.getByLabel('To this position').inputValue();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(squareOf(page, 'b4')).toHaveAccessibleName('b4, even round 4');
  await page.getByRole('button', { name: 'Take 16' }).click();
  await expect(squareOf(page, 'c3')).toHaveAccessibleName('c3, empty');
});

test('names the victory at the end', async ({ page }) => {
  await open(page, TWO_CAPTURES.replace('&position', '&victory=corps&pieces=1&position'));
  await press(page, 'a3', 'b4');
  await page.getByRole('button', { name: 'Take 16' }).click();
  await page.getByRole('button', { name: 'End the turn' }).click();
  await expect(page.getByRole('heading', { name: 'Even wins' })).toBeVisible();
  await expect(page.getByText('By plunder: 1 piece, sum 16, 2 digits.')).toBeVisible();
});

test('is resigned and drawn only when that is meant', async ({ page }) => {
  await open(page, '#/play/scholars?against=beside');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'No' }).click();
  await page.getByRole('button', { name: 'Agree draw' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('heading', { name: 'Draw' })).toBeVisible();
});

test('says when the storage is full, and plays on', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, '#/play/latrunculi-piso?against=beside');
  await press(page, 'd4');
  await expect(page.getByRole('alert')).toContainText('The storage of this browser is full');
  await press(page, 'e5');
  await expect(squareOf(page, 'e5')).toHaveAccessibleName('e5, white stone');
});

test('says when the browser keeps nothing, and plays on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await open(page, '#/play/latrunculi-piso?against=beside');
  await press(page, 'd4');
  await expect(page.getByRole('alert')).toContainText('The storage of this browser is full or blocked');
  await page.getByRole('link', { name: 'Games' }).click();
  await page.getByRole('link', { name: 'Piso' }).click();
  await expect(squareOf(page, 'd4')).toHaveAccessibleName('d4, black stone');
});

test('plays against the computer, and takes back with its answer', async ({ page }) => {
  await open(page, '#/');
  await page.getByRole('link', { name: 'Begin', exact: true }).click();
  await press(page, 'd2', 'd3');
  await expect(page.locator('.status')).toHaveText('Your turn 3');
  await expect(moves(page).locator('tbody tr')).toHaveCount(1);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.locator('.status')).toHaveText('Your turn 1');
});
