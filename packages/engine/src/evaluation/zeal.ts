import { cell } from '@calculi/rules/kernel';

const { STANDING } = cell;

/** How much a side cares that is not ahead, how much more for every piece it is ahead, and the most it ever cares. */
const CALM = 1;
const KEEN = 0.4;
const MOST_ZEAL = 3;

/** How much a side should care for the pyramid it hunts: the more it outnumbers the enemy, the more. */
export const zeal = (cells: Int32Array, side: 0 | 1): number => {
  const lead = cells[STANDING + side]! - cells[STANDING + 1 - side]!;
  return Math.min(Math.max(CALM + KEEN * lead, CALM), MOST_ZEAL);
};
