import type { Hint, ReviewedTurn, Score } from '@calculi/engine';
import { expect, test } from 'vitest';
import { boutin, compile, newGame, parsePosition, resign } from '@calculi/rules';
import { describeHint, describeReview, describeThreat } from '../src/words/advice.ts';

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

test('turns are written so that they can be typed back, in what was missed and in reasons too', () => {
  const missed: ReviewedTurn = {
    ...reviewed({ kind: 'points', points: 0 }),
    missedWin: { turn: ['a3-b4', 'xb2', 'done'], result: { winner: 'even', reason: 'victory' } },
    missedCaptures: [
      {
        turn: ['a3-b4', 'xb2'],
        victim: { piece: 't30', square: 'b2' },
        kind: 'siege',
        clause: 'boutin.emprisonnement',
        by: [],
        shownBy: 'best',
        reckoning: null,
        equation: null,
      },
    ],
  };
  expect(describeReview({ turns: [missed] }).slice(1)).toEqual([
    '   Missed: a3-b4+xb2+done wins at once.',
    '   Missed: a3-b4+xb2 takes the 30 on b2, imprisonment.',
  ]);
  const hint: Hint = {
    turn: ['a3-b4'],
    line: [['a3-b4']],
    score: { kind: 'points', points: 0 },
    reasons: [
      { predicate: 'prevents-win', turn: ['b2-b3', 'xa1'], result: { winner: 'odd', reason: 'victory' } },
    ],
  };
  expect(describeHint(hint, 'even')[1]).toBe('  Stops b2-b3+xa1, which would win at once.');
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
