import { cell } from '@calculi/rules/kernel';
import type { Numbers } from '@calculi/rules/kernel';
import type { Term } from './evaluator.ts';

const { WHERE, LAYERS } = cell;

/** Pieces on the board by their worth, a pyramid by the layers it has left. */
export const material = ({ field: { army } }: Numbers, worths: Int32Array): Term => {
  const total = army.loose;
  const begin = WHERE;
  const [even, odd] = army.pyramids;
  const isStack = Uint8Array.from(army.pieces, ({ layers }) => Number(layers.length > 0));
  return {
    name: 'material',
    measure(cells) {
      let sum = 0;
      for (let id = 0; id < total; id++) {
        const where = cells[begin + id]!;
        if (where >= 256 || isStack[id] === 1) continue;
        sum += where < 128 ? worths[id]! : -worths[id]!;
      }
      return sum + stacked(cells, even) + stacked(cells, odd);
    },
  };

  /** A pyramid is worth its layers; where it must fall, each that is left stands in the way. */
  function stacked(cells: Int32Array, pyramid: number): number {
    if (pyramid < 0 || cells[begin + pyramid]! >= 256) return 0;
    const { layers } = army.pieces[pyramid]!;
    const left = cells[LAYERS + pyramid]!;
    let worth = 0;
    for (let layer = 0; layer < layers.length; layer++)
      if ((left >> layer) & 1) worth += worths[layers[layer]!]!;
    return cells[begin + pyramid]! < 128 ? worth : -worth;
  }
};
