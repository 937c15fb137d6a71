import {
  fourHarmonies,
  initialPosition,
  makeOptionValue,
  piecesOnBoard,
  progressions,
  ruleSets,
} from '@calculi/rules';
import type { OptionSpec, ProgressionKind, Shape, SideName } from '@calculi/rules';
import { rulesOf } from './diagram.ts';
import type { OptionRow, RuleSetId } from './page.ts';
import { roaming } from './roam.ts';

/** What the library knows, as cells of tables: nothing of it is typed in. */

const ascending = (values: Iterable<number>): number[] => [...values].sort((a, b) => a - b);

const valuesOf = (rules: RuleSetId, side: SideName, shape: Shape): number[] =>
  ascending(
    piecesOnBoard(initialPosition(rulesOf(rules)))
      .filter((piece) => piece.side === side && piece.shape === shape)
      .map((piece) => piece.value ?? 0),
  );

const layersOf = (rules: RuleSetId, side: SideName): readonly number[] =>
  piecesOnBoard(initialPosition(rulesOf(rules))).find(
    (piece) => piece.side === side && piece.shape === 'pyramid',
  )?.layers ?? [];

const total = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0);

export interface ArmyNames {
  readonly even: string;
  readonly odd: string;
  readonly rounds: string;
  readonly triangles: string;
  readonly squares: string;
  readonly pyramid: string;
  readonly together: string;
}

/** One column a side, one row a shape. */
export const armyTable = (rules: RuleSetId, names: ArmyNames) => {
  const sides = ['even', 'odd'] as const;
  const row = (name: string, shape: Shape) => [
    name,
    ...sides.map((side) => valuesOf(rules, side, shape).join(' ')),
  ];
  const all = (side: SideName) =>
    (['round', 'triangle', 'square', 'pyramid'] as const).flatMap((shape) => valuesOf(rules, side, shape));
  return {
    head: ['', names.even, names.odd],
    table: [
      row(names.rounds, 'round'),
      row(names.triangles, 'triangle'),
      row(names.squares, 'square'),
      [
        names.pyramid,
        ...sides.map((side) => `${total(layersOf(rules, side))} = ${layersOf(rules, side).join(' + ')}`),
      ],
      [names.together, ...sides.map((side) => String(total(all(side))))],
    ],
  };
};

/** Every number that can stand in a harmony. */
const harmonyValues = (rules: RuleSetId): number[] => {
  const { play } = rulesOf(rules).ruleSet;
  if (play.type !== 'numbers') return [];
  const { countsInHarmonyAs } = play.pyramid;
  const sides = ['even', 'odd'] as const;
  const pyramids = sides.flatMap((side) => {
    const layers = layersOf(rules, side);
    return countsInHarmonyAs.flatMap((as) =>
      as === 'sum' ? [total(layers)] : as === 'base' ? [Math.max(...layers)] : layers,
    );
  });
  const shapes = ['round', 'triangle', 'square'] as const;
  return [...sides.flatMap((side) => shapes.flatMap((shape) => valuesOf(rules, side, shape))), ...pyramids];
};

/** All progressions of a kind that the pieces of a rule set can form. */
export const progressionsOf = (rules: RuleSetId, kind: ProgressionKind): (readonly number[])[] =>
  progressions(harmonyValues(rules))
    .filter((each) => each.kind === kind)
    .map(({ values }) => values);

/** All fours of a grade. */
export const foursOf = (
  rules: RuleSetId,
  grade: 'great' | 'excellent',
  fourTerm = true,
): (readonly number[])[] =>
  fourHarmonies(harmonyValues(rules), fourTerm)
    .filter((each) => each.grade === grade)
    .map(({ values }) => values);

/** How many squares pieces of a shape can ever get to, from where they stand at the start: `15 or 18`. */
export const roamingCount = (
  rules: RuleSetId,
  shape: 'round' | 'triangle' | 'square' | 'pyramid',
  or = ' / ',
  regularOnly = false,
): string => {
  const counts = piecesOnBoard(initialPosition(rulesOf(rules)))
    .filter((piece) => piece.shape === shape)
    .map((piece) => roaming(rules, {}, shape, piece.square, regularOnly).length);
  return ascending(new Set(counts)).join(or);
};

const wordsOf = (option: OptionSpec): readonly string[] => {
  if (option.type === 'choice') return option.values;
  return option.type === 'boolean' ? ['yes', 'no'] : [];
};

const numbersOf = (option: OptionSpec): string => {
  if (option.type === 'number') return `${option.least}–${option.most}`;
  return option.type === 'digits' ? '0, 1,2,3 …' : '';
};

/** The options of a rule set. */
export const optionRows = (rules: RuleSetId): OptionRow[] =>
  (ruleSets.find(({ id }) => id === rules)?.options ?? []).map((option) => ({
    name: option.name,
    words: wordsOf(option),
    numbers: numbersOf(option),
    usual: makeOptionValue(option.default),
  }));

/** The boards of Ludus latrunculorum and how many stones each side has on them. */
export const stoneRows = (rules: RuleSetId): string[][] => {
  const size = ruleSets.find(({ id }) => id === rules)?.options.find(({ name }) => name === 'size');
  return (size?.type === 'choice' ? size.values : []).map((value) => {
    const { play, board } = rulesOf(rules, { size: value }).ruleSet;
    return [`${board.files} × ${board.ranks}`, play.type === 'stones' ? String(play.stones) : ''];
  });
};
