import { cell } from '@calculi/rules/kernel';
import type { Numbers } from '@calculi/rules/kernel';
import { countBits } from './bits.ts';
import type { Term } from './evaluator.ts';

const { HELD, LAYERS, ROSTER, WHERE } = cell;

/** Pieces on the board, all worth the same but for layers that have left, and a pyramid by the layers it has left. */
export const material = ({ field: { army } }: Numbers, piece: number, worths: Int32Array): Term => {
  const [even, odd] = army.pyramids;
  const layer = army.pieces.find(({ layerOf }) => layerOf !== null);
  const shortfall = layer === undefined ? 0 : piece - worths[layer.id]!;
  const apart = [0, 1].map((word) =>
    army.pieces.reduce(
      (bits, { id, layerOf }) => bits | (layerOf && id >> 5 === word ? 1 << (id & 31) : 0),
      0,
    ),
  ) as [number, number];
  return {
    name: 'material',
    measure: (cells) => present(cells, 0) - present(cells, 1) + stacked(cells, even) + stacked(cells, odd),
  };

  function present(cells: Int32Array, side: number): number {
    const low = cells[ROSTER + 2 * side]!;
    const high = cells[ROSTER + 2 * side + 1]!;
    const single = countBits(low & apart[0]) + countBits(high & apart[1]);
    return piece * (countBits(low) + countBits(high)) - shortfall * single;
  }

  /** What a pyramid is worth beyond a piece; where it must fall, each layer that is left stands in the way. */
  function stacked(cells: Int32Array, pyramid: number): number {
    if (pyramid < 0 || cells[WHERE + pyramid]! >= HELD) return 0;
    const { layers } = army.pieces[pyramid]!;
    const left = cells[LAYERS + pyramid]!;
    let worth = -piece;
    for (let index = 0; index < layers.length; index++)
      if ((left >> index) & 1) worth += worths[layers[index]!]!;
    return cells[WHERE + pyramid]! < 128 ? worth : -worth;
  }
};
