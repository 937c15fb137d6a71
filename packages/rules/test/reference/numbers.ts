/** Progressions, powers and the countings of a distance. Exact integers, brute force. */

export type Kind = 'arithmetic' | 'geometric' | 'harmonic';

export const ALL_KINDS: readonly Kind[] = ['arithmetic', 'geometric', 'harmonic'];

/** The kind of progression that a < b < c form, if any (no three numbers form two kinds). */
export function kindOfThree(values: readonly number[]): Kind | null {
  const [a, b, c] = [...values].sort((x, y) => x - y);
  if (a === undefined || b === undefined || c === undefined || a === b || b === c) return null;
  if (a + c === 2 * b) return 'arithmetic';
  if (a * c === b * b) return 'geometric';
  if (b * (a + c) === 2 * a * c) return 'harmonic';
  return null;
}

/** The kinds among the triads of four values; with `fourTerm` also a·d = b·c counts as geometric. */
export function kindsOfFour(values: readonly number[], fourTerm: boolean): Set<Kind> {
  const kinds = new Set<Kind>();
  const [a, b, c, d] = [...values].sort((x, y) => x - y);
  if (a === undefined || b === undefined || c === undefined || d === undefined) return kinds;
  if (a === b || b === c || c === d) return kinds;
  for (const triad of [
    [a, b, c],
    [a, b, d],
    [a, c, d],
    [b, c, d],
  ]) {
    const kind = kindOfThree(triad);
    if (kind !== null) kinds.add(kind);
  }
  if (fourTerm && a * d === b * c) kinds.add('geometric');
  return kinds;
}

/** Ascending or descending, never two equal. */
export function inOrder(values: readonly number[]): boolean {
  const rises = values.every((value, i) => i === 0 || value > (values[i - 1] ?? 0));
  const falls = values.every((value, i) => i === 0 || value < (values[i - 1] ?? 0));
  return rises || falls;
}

/** One is a power of the other with exponent 2 or more; never with 1. */
export function isPower(x: number, y: number): boolean {
  const small = Math.min(x, y);
  const great = Math.max(x, y);
  if (small < 2) return false;
  for (let power = small * small; power <= great; power *= small) {
    if (power === great) return true;
  }
  return false;
}

export type Count = 'between' | 'steps' | 'inclusive';

/** The assault distance for `steps` king's steps. */
export function counted(steps: number, count: Count): number {
  if (count === 'between') return steps - 1;
  return count === 'steps' ? steps : steps + 1;
}

export type Operation = 'sum' | 'difference' | 'product' | 'quotient';

/** Whether two values give the third by one of the operations; a quotient must come out exactly. */
export function combine(a: number, b: number, result: number, operations: readonly Operation[]): boolean {
  return operations.some((operation) => {
    if (operation === 'sum') return a + b === result;
    if (operation === 'difference') return Math.abs(a - b) === result;
    if (operation === 'product') return a * b === result;
    return a === b * result || b === a * result;
  });
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Every way to choose one item of each list. */
export function choices<T>(lists: readonly (readonly T[])[]): T[][] {
  let all: T[][] = [[]];
  for (const list of lists) all = all.flatMap((chosen) => list.map((item) => [...chosen, item]));
  return all;
}

/** Every unordered pair of different items. */
export function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((first, i) => items.slice(i + 1).map((second): [T, T] => [first, second]));
}

/** Every subset, the empty one included. */
export function subsets<T>(items: readonly T[]): T[][] {
  let all: T[][] = [[]];
  for (const item of items) all = all.flatMap((subset) => [subset, [...subset, item]]);
  return all;
}
