/** How many letters must be added, removed or changed to make one word of another. */
const editDistance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let index = 0; index < from.length; index++) {
    const next = [index + 1];
    for (let column = 1; column <= to.length; column++) {
      const changed = (row[column - 1] ?? 0) + (to[column - 1] === from[index] ? 0 : 1);
      next.push(Math.min(changed, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
};

const LONGEST_WORD = 40;

/** The known words that one may have meant: those that contain it, or else the ones least different from it. */
const nearest = (word: string, known: readonly string[]): readonly string[] => {
  const small = word.toLowerCase().replaceAll('_', '-');
  if (small.length > LONGEST_WORD) return [];
  const containing = small.length < 3 ? [] : known.filter((each) => each.includes(small));
  if (containing.length > 0) return containing;
  const allowed = small.length < 4 ? 1 : Math.max(2, Math.floor(small.length / 3));
  const distances = known.map((each) => ({ each, distance: editDistance(small, each) }));
  const least = Math.min(allowed, ...distances.map(({ distance }) => distance));
  return distances.filter(({ distance }) => distance === least).map(({ each }) => each);
};

/** `; did you mean legal?`, or nothing where no known word is near. */
export const suggestion = (word: string, known: readonly string[], prefix = ''): string => {
  const found = nearest(word, known).slice(0, 3);
  return found.length === 0 ? '' : `; did you mean ${found.map((each) => prefix + each).join(' or ')}?`;
};
