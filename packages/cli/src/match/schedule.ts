import type { Opening } from './opening.ts';
import type { Assignment } from './pair.ts';

/** Who plays whom: everyone everyone, or only those at most so many places away. */
export const pairings = (count: number, neighbours = count): [number, number][] => {
  const found: [number, number][] = [];
  for (let first = 0; first < count; first++) {
    for (let second = first + 1; second < count && second - first <= neighbours; second++) {
      found.push([first, second]);
    }
  }
  return found;
};

/** All pairs of games, each pairing’s next before any pairing’s next but one. The seed says which opening comes first. */
export const schedule = (
  players: readonly (readonly [number, number])[],
  pairsEach: number,
  openings: readonly Opening[],
  seed: number,
): Assignment[] =>
  Array.from({ length: pairsEach }, (_, round) => {
    const opening = openings[(seed + round) % Math.max(1, openings.length)] ?? [];
    return players.map((each) => ({ players: each, opening, round }));
  })
    .flat()
    .map(({ players: each, opening, round }, number) => ({
      number,
      players: each,
      opening,
      seed: seed * 1000 + 2 * round,
    }));
