import { fourHarmonies, initialPosition, piecesOnBoard, progressions } from '@calculi/rules';
import type { ProgressionKind, Rules, SideName } from '@calculi/rules';

/** Every progression that the numbers of a rule set can form, and whose the numbers are. */

/** The numbers of each side that can stand in a harmony. */
export type Owners = ReadonlyMap<number, ReadonlySet<SideName>>;

export const findOwners = (rules: Rules): Owners => {
  const { play } = rules.ruleSet;
  const owners = new Map<number, Set<SideName>>();
  if (play.type !== 'numbers') return owners;
  const add = (value: number, side: SideName): void => {
    owners.set(value, (owners.get(value) ?? new Set()).add(side));
  };
  for (const { shape, side, value, layers } of piecesOnBoard(initialPosition(rules))) {
    if (shape !== 'pyramid') {
      add(value ?? 0, side);
      continue;
    }
    for (const as of play.pyramid.countsInHarmonyAs) {
      if (as === 'sum') add(value ?? 0, side);
      else if (as === 'base') add(Math.max(...layers), side);
      else layers.forEach((layer) => add(layer, side));
    }
  }
  return owners;
};

/** Some numbers that belong together; `sides` are those that own them all. */
export interface Row {
  readonly values: readonly number[];
  readonly kinds: readonly ProgressionKind[];
  readonly sides: readonly SideName[];
}

export interface Tables {
  readonly threes: Readonly<Record<ProgressionKind, readonly Row[]>>;
  readonly fours: Readonly<Record<'great' | 'excellent', readonly Row[]>>;
}

/** All tables; with `fourTerm` four numbers a·d = b·c count as geometric too. */
export const makeTables = (rules: Rules, owners: Owners, fourTerm: boolean): Tables => {
  const { sides } = rules.ruleSet;
  const row = (values: readonly number[], kinds: readonly ProgressionKind[]): Row => ({
    values,
    kinds,
    sides: sides.filter((side) => values.every((value) => owners.get(value)?.has(side))),
  });
  const numbers = [...owners.keys()];
  const all = progressions(numbers);
  const fours = fourHarmonies(numbers, fourTerm);
  const threes = (kind: ProgressionKind): Row[] =>
    all.filter((each) => each.kind === kind).map(({ values }) => row(values, [kind]));
  const graded = (grade: 'great' | 'excellent'): Row[] =>
    fours.filter((each) => each.grade === grade).map(({ values, kinds }) => row(values, kinds));
  return {
    threes: {
      arithmetic: threes('arithmetic'),
      geometric: threes('geometric'),
      harmonic: threes('harmonic'),
    },
    fours: { great: graded('great'), excellent: graded('excellent') },
  };
};

/** Only rows with all these numbers. */
export const filterRows = (rows: readonly Row[], wanted: readonly number[]): readonly Row[] =>
  wanted.length === 0 ? rows : rows.filter(({ values }) => wanted.every((each) => values.includes(each)));

/** The numbers in what was typed. */
export const readNumbers = (text: string): number[] =>
  [...text.matchAll(/\d+/g)].map(([each]) => Number(each));
