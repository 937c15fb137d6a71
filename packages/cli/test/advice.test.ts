import type { ReviewedTurn, Score } from '@calculi/engine';
import { expect, test } from 'vitest';
import { describeReview } from '../src/words/advice.ts';

const reviewed = (score: Score, bestScore: Score = score): ReviewedTurn => ({
  turn: 7,
  side: 'even',
  played: ['a3-b4'],
  best: score === bestScore ? ['a3-b4'] : ['a3-b4', 'xb2'],
  score,
  bestScore,
  missedCaptures: [],
  missedWin: null,
});

const WIN = { kind: 'win', turns: 1 } as const;

test('a review: what the turns were worth, and what was better', () => {
  const lines = (turn: ReviewedTurn) => describeReview({ turns: [turn] });
  expect(lines(reviewed(WIN))).toEqual(['7. Even plays a3-b4. Even wins at once.']);
  expect(lines(reviewed({ kind: 'loss', turns: 1 }))).toEqual(['7. Even plays a3-b4. Odd wins at once.']);
  expect(lines(reviewed({ kind: 'loss', turns: 2 }, WIN))).toEqual([
    '7. Even plays a3-b4. Odd wins with the next turn.',
    '   Better: a3-b4+xb2. Even wins at once.',
  ]);
  expect(lines(reviewed({ kind: 'points', points: 0 }))).toEqual([
    '7. Even plays a3-b4. The sides are about equal.',
  ]);
  expect(describeReview({ turns: [] })).toEqual(['No turn has been played.']);
});
