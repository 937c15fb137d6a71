import { tick } from 'svelte';
import type { Square } from '@calculi/rules';

/** Room left between the squares and what covers the page. */
const GAP = 12;

/** From where to where squares reach, from the top of the window; null where none of them is drawn. */
const spanOf = (squares: readonly Square[]): { top: number; bottom: number } | null => {
  const rects = squares
    .map((square) => document.querySelector(`[data-square="${square}"]`)?.getBoundingClientRect())
    .filter((rect) => rect !== undefined);
  if (rects.length === 0) return null;
  return {
    top: Math.min(...rects.map((rect) => rect.top)),
    bottom: Math.max(...rects.map((rect) => rect.bottom)),
  };
};

/**
 * Scrolls so that squares of the board stand above what covers so many pixels of the page from below: the first of
 * these groups that has room, or else the last.
 */
export const bringIntoView = async (
  groups: readonly (readonly Square[])[],
  covered: number,
): Promise<void> => {
  await tick();
  const edge = window.innerHeight - covered - GAP;
  const spans = groups.map(spanOf).filter((span) => span !== null);
  const span = spans.find(({ top, bottom }) => bottom - top <= edge - GAP) ?? spans.at(-1);
  if (!span) return;
  const { top, bottom } = span;
  if (bottom > edge) window.scrollBy({ top: bottom - edge });
  else if (top < GAP) window.scrollBy({ top: Math.max(top - GAP, bottom - edge) });
};
