import type { ReviewedTurn, Score } from '@calculi/engine';
import { expect, test } from 'vitest';
import { boutin, compile, newGame, parsePosition, resign } from '@calculi/rules';
import { describeReview, describeThreat } from '../src/words/advice.ts';

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

test('no threat: because there is none, or because it was not looked for', () => {
  const game = newGame(compile(boutin));
  expect(describeThreat(null, game)).toEqual(['Odd threatens nothing.']);
  expect(describeThreat(null, resign(game, 'even'))).toEqual([
    'The game is over: nothing threatens any more.',
  ]);
  const midTurn = '8/8/8/8/8/8/8/8/8/8/8/8/1,C4,1,T72,4/2,t16,5/S15,t30,1,C36,4/1,C2,6 e -/- - 0 moved=b4';
  expect(describeThreat(null, newGame(game.rules, parsePosition(game.rules, midTurn)))).toEqual([
    'Threats are looked for before a turn, not in the middle of it.',
  ]);
});
