import type { Locator, Page } from '@playwright/test';

/** The play page as a test uses it. */

export const squareOf = (page: Page, square: string): Locator => page.locator(`[data-square="${square}"]`);

/** Clicks squares one after another. */
export const press = async (page: Page, ...squares: string[]): Promise<void> => {
  for (const square of squares) await squareOf(page, square).click({ force: true });
};

/** Opens an address once the page is there. */
export const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(`./${address}`);
  await page.locator('#app main h1').first().waitFor();
};

export const moves = (page: Page): Locator => page.getByRole('region', { name: 'Moves' }).first();

/** A position of Boutin's in which one move lets two pieces be taken. */
export const TWO_CAPTURES =
  '#/play/boutin?against=beside&position=8/8/8/8/8/8/8/8/8/8/8/8/3,T72,4/C4,1,t16,5/S15,t30,1,C36,4/1,C2,6_e_-/-_-_0';
