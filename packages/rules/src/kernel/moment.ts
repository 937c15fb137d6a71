import * as cell from './cells.ts';
import type { Kernel } from './kernel.ts';

/** Identifies a moment within a turn: where different orders of actions meet, one of them is enough. */
export const momentOf = ({ cells }: Kernel): string => {
  const pending = cells.slice(cell.PENDING, cell.PENDING + cells[cell.PENDING_COUNT]!).sort();
  return [
    cells[cell.HASH_A],
    cells[cell.HASH_B],
    cells[cell.PHASE],
    cells[cell.MOVED],
    cells[cell.CAPTURER],
    ...pending,
  ].join();
};
