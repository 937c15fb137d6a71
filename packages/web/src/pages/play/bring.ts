import { tick } from 'svelte';
import type { Square } from '@calculi/rules';

/** Room left between the squares and what covers the page. */
const GAP = 12;

const rectsOf = (squares: readonly Square[]): DOMRect[] =>
  squares
    .map((square) => document.querySelector(`[data-square="${square}"]`)?.getBoundingClientRect())
    .filter((rect) => rect !== undefined);

/**
 * Scrolls so that these squares of the board stand above what covers so many pixels of the page from below; where not
 * all have room, the main one.
 */
export const bringIntoView = async (
  squares: readonly Square[],
  main: Square | null,
  covered: () => number,
): Promise<void> => {
  await tick();
  const edge = window.innerHeight - covered() - GAP;
  const spanOf = (rects: readonly DOMRect[]) => ({
    top: Math.min(...rects.map((rect) => rect.top)),
    bottom: Math.max(...rects.map((rect) => rect.bottom)),
  });
  const rects = rectsOf(squares);
  if (rects.length === 0) return;
  const all = spanOf(rects);
  const isTooTall = all.bottom - all.top > edge - GAP;
  const { top, bottom } = isTooTall && main !== null ? spanOf(rectsOf([main])) : all;
  if (bottom > edge) window.scrollBy({ top: bottom - edge });
  else if (top < GAP) window.scrollBy({ top: Math.max(top - GAP, bottom - edge) });
};
