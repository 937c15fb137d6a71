/** Whether a board lies on its side. Only one that is much taller than wide ever does. */

const TALL = 16;
/** Below this width a lying board would be too small to be touched. */
const NARROW = 700;
/** From this width on there is room beside a lying board. */
const WIDE = 1100;
/** The least height in which an upright board has squares of a good size. */
const HIGH = 700;

/** Below this height a page that is wider than high is a phone on its side. */
const LOW = 500;

/** A board in squares. */
interface Size {
  readonly files: number;
  readonly ranks: number;
}

export interface Window {
  readonly width: number;
  readonly height: number;
}

/** Whether the page is a phone on its side: all else stands beside the board, which has the whole height. */
export const isSideways = ({ width, height }: Window): boolean => height < LOW && width > height;

/** Whether the page is a phone, held upright. */
export const isNarrow = (window: Window): boolean => window.width < NARROW && !isSideways(window);

/** Whether a reader may choose. */
export const canLie = ({ ranks }: Size, window: Window): boolean =>
  ranks >= TALL && window.width >= NARROW && !isSideways(window);

/** What was chosen; otherwise it lies where it is seen larger so, or has room. */
export const isLying = (board: Size, window: Window, chosen: boolean | null): boolean => {
  if (isSideways(window)) return board.ranks > board.files;
  return (
    canLie(board, window) &&
    (chosen ?? (window.width >= WIDE || window.height > window.width || window.height < HIGH))
  );
};

/** On phones a tall board has all else beside it, not above and below. */
export const isTallBoard = ({ files, ranks }: Size): boolean => ranks >= 2 * files;

/** How wide a board with its coordinates is for its height. */
export const ratioOf = ({ files, ranks }: Size, lies: boolean): number => {
  const [columns, rows] = lies ? [ranks, files] : [files, ranks];
  return (columns * 100 + 36) / (rows * 100 + 38);
};
