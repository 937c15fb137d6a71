import { tick } from 'svelte';
import type { Square } from '@calculi/rules';
import type { Play } from '../../game/play.svelte.ts';

/** The height of the bar on phones. */
const BAR = 64;

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

/** What an explanation tells of. */
type Told = Pick<Play, 'harmony' | 'current' | 'shown' | 'choosing'>;

/** Its squares, all of them or else a part: of the harmony that won, of moves to choose from, of what can be taken. */
const groupsOf = ({ harmony, current, shown, choosing }: Told): readonly (readonly Square[])[] => {
  if (harmony) return [harmony.squares, ...harmony.squares.map((square) => [square])];
  if (current?.action)
    return [
      ...[shown, [current]].map((captures) => captures.flatMap(({ square, by }) => [square, ...by])),
      [current.square],
    ];
  return [choosing.flatMap((action) => ('from' in action ? [action.from, action.to] : []))];
};

/** The buttons of a decision: only where they may lie below the page's end, not where they are held at its foot. */
const DECISION = ':is(.wide, .sideways) .offered .deeds';

/** Brings into view what is to be decided: buttons that stand apart from the board, or else squares above those that cover it. */
export const bringForward = async (told: Told, covered: number | null): Promise<void> => {
  if (covered !== null) return bringIntoView(groupsOf(told), BAR + covered);
  await tick();
  document.querySelector(DECISION)?.scrollIntoView({ block: 'nearest' });
};
