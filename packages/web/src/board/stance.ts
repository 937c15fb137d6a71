/** Whether a board lies on its side. Only one that is much taller than wide ever does. */

const TALL = 16;
/** Below this width a lying board would be too small to be touched. */
export const NARROW = 700;
/** From this width on there is room beside a lying board. */
const WIDE = 1100;
/** The least height in which an upright board has squares of a good size. */
const HIGH = 700;

/** A board in squares. */
interface Size {
  readonly files: number;
  readonly ranks: number;
}

export interface Window {
  readonly width: number;
  readonly height: number;
}

/** Whether a reader may choose. */
export const canLie = (ranks: number, { width }: Window): boolean => ranks >= TALL && width >= NARROW;

/** What was chosen; otherwise it lies where it is seen larger so, or has room. */
export const isLying = (ranks: number, window: Window, chosen: boolean | null): boolean =>
  canLie(ranks, window) &&
  (chosen ?? (window.width >= WIDE || window.height > window.width || window.height < HIGH));

/** On phones a tall board has all else beside it, not above and below. */
export const isTallBoard = ({ files, ranks }: Size): boolean => ranks >= 2 * files;

/** How wide a board with its coordinates is for its height. */
export const ratioOf = ({ files, ranks }: Size, lies: boolean): number => {
  const [columns, rows] = lies ? [ranks, files] : [files, ranks];
  return (columns * 100 + 36) / (rows * 100 + 38);
};
