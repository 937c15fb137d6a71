import type { Result, SideName } from '@calculi/rules';
import type { Score } from '../thought.ts';

/** Beyond all points; nearer wins are better, nearer losses worse. */
const END = 1e9;

const rank = (score: Score): number => {
  switch (score.kind) {
    case 'points':
      return score.points;
    case 'win':
      return END - score.turns;
    case 'loss':
      return score.turns - END;
  }
};

/** Positive where the first is better for its side. */
export const compareScores = (x: Score, y: Score): number => rank(x) - rank(y);

/** The score of the side that has just played, from what the other side's answer is worth to that other side. */
export const afterTurn = (reply: Score): Score => {
  switch (reply.kind) {
    case 'points':
      return { kind: 'points', points: reply.points === 0 ? 0 : -reply.points };
    case 'win':
      return { kind: 'loss', turns: reply.turns + 1 };
    case 'loss':
      return { kind: 'win', turns: reply.turns + 1 };
  }
};

/** What an end that the turn has led to is worth to a side. */
export const scoreOfResult = ({ winner }: Result, side: SideName): Score => {
  if (winner === null) return { kind: 'points', points: 0 };
  return { kind: winner === side ? 'win' : 'loss', turns: 1 };
};
