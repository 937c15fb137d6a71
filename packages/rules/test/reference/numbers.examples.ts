/** The progressions that the documents and `rules.md` name, and how many there are. */

export interface ProgressionExample {
  readonly values: readonly number[];
  readonly kind: 'arithmetic' | 'geometric' | 'harmonic' | null;
  readonly source: string;
}

export const PROGRESSIONS: readonly ProgressionExample[] = [
  { values: [45, 15, 9], kind: 'harmonic', source: '000 §5' },
  { values: [45, 9, 5], kind: 'harmonic', source: '000 §5' },
  { values: [6, 9, 12], kind: 'arithmetic', source: '000 §6' },
  { values: [6, 8, 12], kind: 'harmonic', source: '000 §6, 001' },
  { values: [2, 4, 6], kind: 'arithmetic', source: '001' },
  { values: [5, 10, 20], kind: 'geometric', source: '001' },
  { values: [16, 36, 56], kind: 'arithmetic', source: '002 fig. 7' },
  { values: [4, 12, 36], kind: 'geometric', source: '002 fig. 8' },
  { values: [4, 6, 12], kind: 'harmonic', source: '002 fig. 8 and 9' },
  { values: [4, 6, 9], kind: 'geometric', source: '002 fig. 9' },
  { values: [15, 20, 25], kind: 'arithmetic', source: '002 fig. 18' },
  { values: [1, 8, 15], kind: 'arithmetic', source: '004' },
  { values: [4, 16, 64], kind: 'geometric', source: '004' },
  { values: [3, 4, 6], kind: 'harmonic', source: '004' },
  { values: [2, 7, 12], kind: 'arithmetic', source: '001, table corrected' },
  { values: [2, 9, 16], kind: 'arithmetic', source: '001, table corrected' },
  { values: [49, 56, 64], kind: 'geometric', source: '001, missing from the table' },
  { values: [36, 66, 121], kind: 'geometric', source: '001, table' },
  { values: [2, 6, 12], kind: null, source: '001, error in the table' },
  { values: [2, 7, 16], kind: null, source: '001, error in the table' },
  { values: [36, 66, 120], kind: null, source: '001, error in the table' },
  { values: [36, 72, 125], kind: null, source: '001, error in the table' },
];

export interface HarmonyExample {
  readonly values: readonly number[];
  readonly kinds: number;
  readonly kindsWithFourTerm: number;
}

export const FOURS: readonly HarmonyExample[] = [
  { values: [3, 4, 6, 9], kinds: 3, kindsWithFourTerm: 3 },
  { values: [4, 6, 9, 12], kinds: 3, kindsWithFourTerm: 3 },
  { values: [15, 20, 30, 45], kinds: 3, kindsWithFourTerm: 3 },
  { values: [6, 8, 9, 12], kinds: 2, kindsWithFourTerm: 3 },
  { values: [4, 6, 12, 36], kinds: 2, kindsWithFourTerm: 2 },
];

/** Over both armies' values with 91 and 190. */
export const PROGRESSION_COUNTS = { arithmetic: 62, geometric: 30, harmonic: 18 } as const;
export const FOUR_COUNTS = {
  strict: { great: 113, excellent: 3 },
  fourTerm: { great: 88, excellent: 28 },
} as const;

export const EVEN_VALUES: readonly number[] = [
  2, 4, 6, 8, 4, 16, 36, 64, 6, 20, 42, 72, 9, 25, 49, 81, 15, 45, 153, 25, 81, 169, 289, 91,
];
export const ODD_VALUES: readonly number[] = [
  3, 5, 7, 9, 9, 25, 49, 81, 12, 30, 56, 90, 16, 36, 64, 100, 28, 66, 120, 49, 121, 225, 361, 190,
];
