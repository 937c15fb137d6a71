import { expect, test } from 'vitest';
import type { GameRecord } from '../src/match/pair.ts';
import { Tally } from '../src/match/tally.ts';

const record = (points: GameRecord['points'], turns = 10): GameRecord => ({
  points,
  ending: { winner: null, by: points === 0.5 ? 'repetition' : 'plunder', decided: points !== 0.5 },
  faults: [],
  turns,
  text: `${points}`,
});

const assignment = (number: number) => ({ number, players: [0, 1], opening: [], seed: 0 }) as const;

test('pairs are told in the order of the schedule, whichever was over first', () => {
  const tally = new Tally();
  tally.add(assignment(2), record(1, 20));
  tally.add(assignment(0), record(0));
  tally.add(assignment(2), record(1));
  tally.add(assignment(0), record(0.5));
  tally.add(assignment(1), record(0.5));
  expect(tally.count).toBe(5);
  expect(tally.outcomes).toEqual({ wins: 2, draws: 2, losses: 1 });
  expect(tally.games.map(({ text }) => text)).toEqual(['0', '0.5', '0.5', '1', '1']);
  expect(tally.pairs.map(({ points }) => points)).toEqual([0.5, 2]);
  expect(tally.pentanomial).toEqual([0, 1, 0, 0, 1]);
  expect(tally.endings).toEqual({ won: { plunder: 3 }, drawn: { repetition: 2 } });
  expect([tally.decided, tally.meanTurns]).toEqual([3, 12]);
});

test('what is asked after every game does not go through all the games before', () => {
  const tally = new Tally();
  let looks = 0;
  const watched: GameRecord = {
    ...record(1),
    get points() {
      looks += 1;
      return 1 as const;
    },
  };
  const pairs = 100;
  for (let number = 0; number < pairs; number++) {
    for (const game of [watched, watched]) {
      tally.add(assignment(number), game);
      expect(tally.count + tally.outcomes.wins + tally.pentanomial[4]).toBeGreaterThan(0);
    }
  }
  expect(tally.pentanomial).toEqual([0, 0, 0, 0, pairs]);
  expect(looks).toBeLessThanOrEqual(4 * pairs);
});
