import { cell, codeOf } from '@calculi/rules/kernel';
import type { Numbers } from '@calculi/rules/kernel';
import { countBits } from './bits.ts';
import type { Term } from './evaluator.ts';
import type { Weights } from './weights.ts';

const { OCCUPIED, WHERE, WORDS } = cell;

/** Empty squares that the pieces could go to, were nothing in their way. */
export const mobility = (
  { field: { army, ways }, taking }: Numbers,
  { mobility: usual, mobilitySlow }: Weights,
): Term => {
  const weight = taking.at.staged.length > 0 ? mobilitySlow : usual;
  const { targets } = ways;
  const { row: rows } = army;
  return {
    name: 'mobility',
    measure(cells) {
      const f0 = ~(cells[OCCUPIED]! | cells[OCCUPIED + WORDS]!);
      const f1 = ~(cells[OCCUPIED + 1]! | cells[OCCUPIED + WORDS + 1]!);
      const f2 = ~(cells[OCCUPIED + 2]! | cells[OCCUPIED + WORDS + 2]!);
      const f3 = ~(cells[OCCUPIED + 3]! | cells[OCCUPIED + WORDS + 3]!);
      let sum = 0;
      for (let id = 0; id < army.loose; id++) {
        const where = cells[WHERE + id]!;
        if (where >= 256) continue;
        const at = WORDS * (rows[codeOf(army, cells, id)]! + (where & 127));
        const squares =
          countBits(targets[at]! & f0) +
          countBits(targets[at + 1]! & f1) +
          countBits(targets[at + 2]! & f2) +
          countBits(targets[at + 3]! & f3);
        sum += where < 128 ? squares : -squares;
      }
      return weight * sum;
    },
  };
};
