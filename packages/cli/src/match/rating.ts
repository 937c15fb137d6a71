import { expectedScore } from './elo.ts';
import { NORMAL_95 } from './pentanomial.ts';
import type { Estimate } from './pentanomial.ts';

export type Pairing = readonly [number, number];

/** A pair of games between two of several players; `points` are the first one’s, 0 to 2. */
export interface RatedPair {
  readonly players: Pairing;
  readonly points: number;
}

export interface Rating {
  /** Around the mean of all players. */
  readonly elo: Estimate;
  /** Above the player before in the list; null for the first. */
  readonly step: Estimate | null;
}

type Matrix = number[][];

const SCALE = Math.LN10 / 400;
const ROUNDS = 200;
/** Elo. */
const CLOSE_ENOUGH = 1e-6;
const LONGEST_STEP = 200;

const zeros = (size: number): Matrix => Array.from({ length: size }, () => Array<number>(size).fill(0));

const cell = (matrix: Matrix, row: number, column: number): number => matrix[row]?.[column] ?? 0;

/** Adds to the four cells of a pairing: what two players share counts against both. */
const addPairing = (matrix: Matrix, [a, b]: Pairing, weight: number): void => {
  for (const [row, column, sign] of [
    [a, a, 1],
    [b, b, 1],
    [a, b, -1],
    [b, a, -1],
  ] as const) {
    const cells = matrix[row];
    if (cells) cells[column] = (cells[column] ?? 0) + sign * weight;
  }
};

/** Gauss and Jordan. Where the pairings connect all players the matrices are positive definite, so no pivot is zero. */
const inverse = (matrix: Matrix): Matrix => {
  const size = matrix.length;
  const rows = matrix.map((row, index) => [...row, ...row.map((_, column) => (column === index ? 1 : 0))]);
  for (let pivot = 0; pivot < size; pivot++) {
    const scale = rows[pivot]?.[pivot] ?? 1;
    const pivotRow = (rows[pivot] ?? []).map((value) => value / scale);
    rows[pivot] = pivotRow;
    rows.forEach((row, index) => {
      const factor = row[pivot] ?? 0;
      if (index === pivot || factor === 0) return;
      rows[index] = row.map((value, column) => value - factor * (pivotRow[column] ?? 0));
    });
  }
  return rows.map((row) => row.slice(size));
};

const multiply = (left: Matrix, right: Matrix): Matrix =>
  left.map((row) =>
    right.map((_, column) => row.reduce((sum, value, k) => sum + value * cell(right, k, column), 0)),
  );

/**
 * What was played, and for each pairing one drawn game more: without it a player who won everything, or has not played
 * yet, would have no finite rating.
 */
const withPrior = (
  pairings: readonly Pairing[],
  pairs: readonly RatedPair[],
): { readonly pair: RatedPair; readonly games: number }[] => [
  ...pairs.map((pair) => ({ pair, games: 2 })),
  ...pairings.map((players) => ({ pair: { players, points: 0.5 }, games: 1 })),
];

/** The likeliest ratings, by Newton’s method, with the information about them. */
const solve = (
  size: number,
  pairings: readonly Pairing[],
  pairs: readonly RatedPair[],
): { elo: number[]; spread: Matrix } => {
  const games = withPrior(pairings, pairs);
  let elo = Array<number>(size).fill(0);
  for (let round = 0; ; round++) {
    // Only differences are known; a weight on the sum keeps it at zero.
    const information = zeros(size).map((row) => row.map(() => 1 / size));
    const slope = Array<number>(size).fill(0);
    for (const { pair, games: count } of games) {
      const [a, b] = pair.players;
      const expected = expectedScore((elo[a] ?? 0) - (elo[b] ?? 0));
      addPairing(information, pair.players, count * expected * (1 - expected));
      const surplus = pair.points - count * expected;
      slope[a] = (slope[a] ?? 0) + surplus;
      slope[b] = (slope[b] ?? 0) - surplus;
    }
    const spread = inverse(information);
    const steps = spread.map(
      (row) => row.reduce((sum, value, k) => sum + value * (slope[k] ?? 0), 0) / SCALE,
    );
    const longest = Math.max(...steps.map(Math.abs));
    if (longest < CLOSE_ENOUGH || round === ROUNDS) return { elo, spread };
    const damping = Math.min(1, LONGEST_STEP / longest);
    elo = elo.map((value, index) => value + damping * (steps[index] ?? 0));
  }
};

/** How far the ratings may be off: the information, weighted by how much the pairs’ results really vary. */
const covariance = (
  elo: readonly number[],
  spread: Matrix,
  pairings: readonly Pairing[],
  pairs: readonly RatedPair[],
): Matrix => {
  const meat = zeros(elo.length);
  for (const { players, points } of pairs) {
    const expected = 2 * expectedScore((elo[players[0]] ?? 0) - (elo[players[1]] ?? 0));
    addPairing(meat, players, (points - expected) ** 2);
  }
  // The added game of each pairing varies too: else a clean sweep would seem certain.
  for (const players of pairings) addPairing(meat, players, 0.25);
  return multiply(multiply(spread, meat), spread);
};

/** Ratings of all players from who was to play whom and the pairs of games so far, each with its 95 % interval. */
export const rate = (size: number, pairings: readonly Pairing[], pairs: readonly RatedPair[]): Rating[] => {
  const { elo, spread } = solve(size, pairings, pairs);
  const matrix = covariance(elo, spread, pairings, pairs);
  const estimate = (value: number, variance: number): Estimate => {
    const reach = (NORMAL_95 * Math.sqrt(Math.max(0, variance))) / SCALE;
    return { value, low: value - reach, high: value + reach };
  };
  return elo.map((value, index) => {
    const before = elo[index - 1];
    const variance = cell(matrix, index, index);
    const shared = cell(matrix, index - 1, index - 1) + variance - 2 * cell(matrix, index - 1, index);
    return {
      elo: estimate(value, variance),
      step: before === undefined ? null : estimate(value - before, shared),
    };
  });
};
