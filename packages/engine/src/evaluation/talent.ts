import { cell } from '@calculi/rules/kernel';
import type { Numbers } from '@calculi/rules/kernel';
import type { Term } from './evaluator.ts';

const { WHERE } = cell;

/** What the pieces on the board can take and form beyond the usual. */
export const talent = ({ field: { army } }: Numbers, talents: Int32Array): Term => ({
  name: 'talent',
  measure(cells) {
    let sum = 0;
    for (let id = 0; id < army.loose; id++) {
      const where = cells[WHERE + id]!;
      if (where < 256) sum += where < 128 ? talents[id]! : -talents[id]!;
    }
    return sum;
  },
});
