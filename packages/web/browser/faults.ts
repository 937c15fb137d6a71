import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';

/** What axe finds wrong with a page, each fault with where it is. */
export const faultsOf = async (page: Page): Promise<(readonly [string, string[]])[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const);
};

/** Where the words of elements begin and end, from the left of the screen. */
export const edgesOf = (elements: Locator): Promise<{ words: string; left: number; right: number }[]> =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right } = range.getBoundingClientRect();
      return { words: element.textContent?.trim() ?? '', left, right };
    }),
  );

/** How wide the page is drawn: wider than the window where something sticks out. */
export const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth);

/** Words, of scripts that put spaces between them, that do not stand in one line. */
export const brokenWordsOf = (elements: Locator): Promise<string[]> =>
  elements.evaluateAll((all) => {
    const linesOf = (text: Text, word: RegExpExecArray): Set<number> => {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    };
    return all
      .flatMap(({ childNodes }) => [...childNodes].filter((node) => node instanceof Text))
      .flatMap((text) =>
        [...text.data.matchAll(/[\p{Script=Latin}\d]+/gu)].filter((word) => linesOf(text, word).size > 1),
      )
      .map(([word]) => word);
  });
