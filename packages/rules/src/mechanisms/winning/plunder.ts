import { codeOf } from '../../kernel/army.ts';
import { PRISONERS } from '../../kernel/cells.ts';
import type { Field } from '../../kernel/field.ts';
import type { VictorySpec } from '../../spec/ruleset.ts';
import type { VictoryOperator } from './operator.ts';

type PlunderSpec = Extract<VictorySpec, { type: 'plunder' }>;

/** Enough captures in hand: so many pieces, such a sum, so many digits, or several of these together. */
export const compilePlunder = (spec: PlunderSpec, { army }: Field): VictoryOperator => {
  const digitsOf = Uint8Array.from(army.worth, (worth) => String(worth).length);
  const count = (cells: Int32Array, side: number) => {
    let pieces = 0;
    let sum = 0;
    let digits = 0;
    for (let word = 0; word < 2; word++) {
      for (let left = cells[PRISONERS + 2 * side + word]!; left !== 0; left &= left - 1) {
        const code = codeOf(army, cells, 31 - Math.clz32(left & -left) + 32 * word);
        pieces += 1;
        sum += army.worth[code]!;
        digits += digitsOf[code]!;
      }
    }
    return { type: 'plunder', pieces, sum, digits } as const;
  };
  const sumFor = (side: number): number => (typeof spec.sum === 'number' ? spec.sum : spec.sum[side]!);
  return {
    spec,
    isMet(cells, side) {
      const sum = sumFor(side);
      if (spec.pieces === 0 && sum === 0 && spec.digits === 0) return false;
      const plunder = count(cells, side);
      return plunder.pieces >= spec.pieces && plunder.sum >= sum && plunder.digits >= spec.digits;
    },
    describe: count,
    mayLay: () => false,
    wouldComplete: () => false,
  };
};
