import { fourHarmonies, progressions } from '@calculi/rules';
import type { VictorySpec } from '@calculi/rules';
import { cell, codeOf, formations, kindBits } from '@calculi/rules/kernel';
import type { Numbers } from '@calculi/rules/kernel';
import { Places } from './places.ts';

export type HarmonySpec = Extract<VictorySpec, { type: 'harmony' }>;

/** A way to win by harmony: the numbers that form one, and the squares they may stand on, in the same order. */
export interface HarmonyGoal {
  readonly spec: HarmonySpec;
  readonly values: readonly (readonly number[])[];
  readonly places: readonly [Places, Places];
}

/** Every number that some piece can have in a harmony, whatever layers it loses. */
const numbersOf = ({ field: { army } }: Numbers): number[] => [
  ...new Set(army.harmony.flatMap((each) => [...each])),
];

/** The harmonies agreed on. Four are planned for only where three do not suffice. */
export const harmonyGoals = (numbers: Numbers): HarmonyGoal[] => {
  const { geometry } = numbers.field;
  const all = numbersOf(numbers);
  return numbers.play.victories.flatMap((spec) => {
    if (spec.type !== 'harmony') return [];
    const { three, four } = spec;
    const places = (size: 3 | 4, formation: NonNullable<typeof three | typeof four>) =>
      [
        new Places(formations(geometry, 0, formation, size), size),
        new Places(formations(geometry, 1, formation, size), size),
      ] as const;
    if (three) {
      const kinds = kindBits(three.kinds);
      const values = progressions(all)
        .filter(({ kind }) => kindBits([kind]) & kinds)
        .map((each) => each.values);
      return [{ spec, values, places: places(3, three) }];
    }
    if (!four) return [];
    const values = four.exactly
      ? [four.exactly]
      : fourHarmonies(all, four.fourTerm)
          .filter(({ kinds }) => kinds.length >= four.least)
          .map((each) => each.values);
    return [{ spec, values, places: places(4, four) }];
  });
};

/** Who could be a term of a harmony, by number: ids of pieces that stand, are in hand, or are layers that may leave. */
export const bearersOf = (numbers: Numbers, cells: Int32Array): Map<number, number[]> => {
  const { army } = numbers.field;
  const bearers = new Map<number, number[]>();
  for (let id = 0; id < army.loose; id++) {
    if (cells[cell.WHERE + id] === cell.GONE && army.pieces[id]!.layerOf === null) continue;
    for (const value of army.harmony[codeOf(army, cells, id)]!) {
      const known = bearers.get(value);
      if (known === undefined) bearers.set(value, [id]);
      else if (!known.includes(id)) known.push(id);
    }
  }
  return bearers;
};
