/** Differences of strength and the scores they lead one to expect. */

const TEN_FOLD = 400;

/** The share of the points that a player so much stronger should make. */
export const expectedScore = (elo: number): number => 1 / (1 + 10 ** (-elo / TEN_FOLD));

/** The difference that a share of the points speaks for; without end for all or nothing. */
export const eloOf = (score: number): number => {
  if (score <= 0) return -Infinity;
  if (score >= 1) return Infinity;
  return -TEN_FOLD * Math.log10(1 / score - 1);
};
