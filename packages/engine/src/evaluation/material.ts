import { cell } from '@calculi/rules/kernel';
import type { Numbers } from '@calculi/rules/kernel';
import type { Term } from './evaluator.ts';

const { WHERE, LAYERS } = cell;

/** Pieces on the board by their worth, a pyramid by the layers it has left. */
export const material = ({ field: { army } }: Numbers, worths: Int32Array, crowns: Int32Array): Term => {
  const total = army.loose;
  const begin = WHERE;
  const [even, odd] = army.pyramids;
  return {
    name: 'material',
    measure(cells) {
      let sum = 0;
      for (let id = 0; id < total; id++) {
        const where = cells[begin + id]!;
        if (where < 128) sum += worths[id]!;
        else if (where < 256) sum -= worths[id]!;
      }
      return sum + stacked(cells, even) + stacked(cells, odd);
    },
  };

  /** A pyramid's own worth stands for its being there at all; its layers come on top. */
  function stacked(cells: Int32Array, pyramid: number): number {
    if (pyramid < 0 || cells[begin + pyramid]! >= 256) return 0;
    let layers = 0;
    for (let left = cells[LAYERS + pyramid]!; left; left &= left - 1) layers++;
    const worth = crowns[pyramid]! + 30 * layers;
    return cells[begin + pyramid]! < 128 ? worth : -worth;
  }
};
