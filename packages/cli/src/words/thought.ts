import type { Score } from '@calculi/engine';
import { counted } from './layout.ts';

/** What a position is worth to the side to play. */
export const describeScore = (score: Score): string => {
  switch (score.kind) {
    case 'win':
      return score.turns === 0 ? 'a win' : `a win in ${counted(score.turns, 'turn')}`;
    case 'loss':
      return score.turns === 0 ? 'a loss' : `a loss in ${counted(score.turns, 'turn')}`;
    case 'points': {
      const value = (score.points / 100).toFixed(2);
      return score.points < 0 ? value.replace('-', '−') : `+${value}`;
    }
  }
};

export const describeTurn = (actions: readonly string[]): string => actions.join('+');

/** `c4-d5, then c13-d12, e4-f5`. */
export const describeLine = (turns: readonly (readonly string[])[]): string => {
  const [first = '', ...others] = turns.map(describeTurn);
  return others.length === 0 ? first : `${first}, then ${others.join(', ')}`;
};
