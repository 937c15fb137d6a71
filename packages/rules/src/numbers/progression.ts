import { parseCount } from '../notation/fields.ts';
import type { ProgressionKind } from '../spec/ruleset.ts';

/** Progressions of whole numbers, exactly: only products and sums, never a quotient. */

export const ARITHMETIC = 1;
export const GEOMETRIC = 2;
export const HARMONIC = 4;

export const PROGRESSION_KINDS: readonly ProgressionKind[] = ['arithmetic', 'geometric', 'harmonic'];

/** The kind's bit of three numbers in ascending order, or 0. Three different numbers are of one kind at most. */
export const progressionOf = (a: number, b: number, c: number): number => {
  if (a >= b || b >= c) return 0;
  if (a + c === 2 * b) return ARITHMETIC;
  if (a * c === b * b) return GEOMETRIC;
  if (b * (a + c) === 2 * a * c) return HARMONIC;
  return 0;
};

/** The same for three numbers in any order. */
export const progressionAmong = (x: number, y: number, z: number): number => {
  const least = Math.min(x, y, z);
  const most = Math.max(x, y, z);
  return progressionOf(least, x + y + z - least - most, most);
};

/** The kinds' bits among the triads of four numbers in ascending order. */
export const kindsOfFour = (a: number, b: number, c: number, d: number, fourTerm: boolean): number => {
  if (a >= b || b >= c || c >= d) return 0;
  const triads =
    progressionOf(a, b, c) | progressionOf(a, b, d) | progressionOf(a, c, d) | progressionOf(b, c, d);
  return fourTerm && a * d === b * c ? triads | GEOMETRIC : triads;
};

export const countKinds = (bits: number): number => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1);

export const kindNames = (bits: number): ProgressionKind[] =>
  PROGRESSION_KINDS.filter((_, index) => (bits >> index) & 1);

export const kindBits = (kinds: readonly ProgressionKind[]): number =>
  kinds.reduce((bits, kind) => bits | (1 << PROGRESSION_KINDS.indexOf(kind)), 0);

/** Three numbers, ascending. */
export interface Progression {
  readonly kind: ProgressionKind;
  readonly values: readonly [number, number, number];
}

/** Larger numbers would have products that are no longer exact. */
const LARGEST = 1_000_000;

const ascending = (values: Iterable<number>): number[] =>
  [...new Set(values)].map((value) => parseCount(value, ['values'], 0, LARGEST)).sort((a, b) => a - b);

/** Every progression of three among these whole numbers, by kind and then by value. */
export const progressions = (values: Iterable<number>): Progression[] => {
  const sorted = ascending(values);
  const found: Progression[] = [];
  sorted.forEach((a, i) =>
    sorted.slice(i + 1).forEach((b, j) =>
      sorted.slice(i + j + 2).forEach((c) => {
        const [kind] = kindNames(progressionOf(a, b, c));
        if (kind) found.push({ kind, values: [a, b, c] });
      }),
    ),
  );
  const order = (each: Progression) => PROGRESSION_KINDS.indexOf(each.kind);
  return found.sort((x, y) => order(x) - order(y));
};

export type Grade = 'small' | 'great' | 'excellent';

/** What a harmony of so many terms and kinds is called. */
export const gradeOf = (terms: number, kinds: number): Grade =>
  terms === 3 ? 'small' : kinds === 3 ? 'excellent' : 'great';

/** Four numbers, ascending. */
export interface FourHarmony {
  readonly grade: 'great' | 'excellent';
  readonly kinds: readonly ProgressionKind[];
  readonly values: readonly [number, number, number, number];
}

/** Every four of these whole numbers that hold two kinds of progression (great) or all three (excellent). */
export const fourHarmonies = (values: Iterable<number>, fourTerm: boolean): FourHarmony[] => {
  const sorted = ascending(values);
  const found: FourHarmony[] = [];
  sorted.forEach((a, i) =>
    sorted.slice(i + 1).forEach((b, j) =>
      sorted.slice(i + j + 2).forEach((c, k) =>
        sorted.slice(i + j + k + 3).forEach((d) => {
          const bits = kindsOfFour(a, b, c, d, fourTerm);
          const count = countKinds(bits);
          if (count < 2) return;
          found.push({
            grade: count === 2 ? 'great' : 'excellent',
            kinds: kindNames(bits),
            values: [a, b, c, d],
          });
        }),
      ),
    ),
  );
  return found;
};
