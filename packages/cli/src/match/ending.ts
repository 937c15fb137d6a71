import type { Result } from '@calculi/rules';
import type { Seat, Supervised } from './referee.ts';

/** How a game ended, for counting. */
export interface Ending {
  /** Which of the two contenders won. */
  readonly winner: 0 | 1 | null;
  /** `great harmony`, `plunder`, `repetition`, …; also `turn limit` and `fault`. */
  readonly by: string;
  /** Somebody won by the rules. */
  readonly decided: boolean;
}

const nameOf = ({ reason, victory }: Result): string => {
  if (!victory) return reason;
  return victory.kind === 'harmony' ? `${victory.grade} harmony` : victory.kind;
};

export const endingOf = ({ game, forfeit }: Supervised, seats: readonly [Seat, Seat]): Ending => {
  if (forfeit !== null) return { winner: forfeit === 0 ? 1 : 0, by: 'fault', decided: false };
  const { result, rules } = game;
  if (!result) return { winner: null, by: 'turn limit', decided: false };
  const { winner } = result;
  if (winner === null) return { winner: null, by: nameOf(result), decided: false };
  const seat = seats[winner === rules.ruleSet.sides[0] ? 0 : 1];
  return { winner: seat.who, by: nameOf(result), decided: true };
};
