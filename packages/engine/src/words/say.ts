import type { SideName } from '@calculi/rules';
import type { Predicate, Reason } from '../advice/reason.ts';
import type { Score } from '../thought.ts';
import { ownTurns } from './parts.ts';
import type { Lead, ReasonWords } from './shape.ts';

const sayAs = <P extends Predicate>(
  reason: Extract<Reason, { readonly predicate: P }>,
  { reasons }: ReasonWords,
): string => reasons[reason.predicate](reason);

/** A reason as a sentence. */
export const sayReason = (reason: Reason, words: ReasonWords): string => sayAs(reason, words);

const OTHERS: Readonly<Record<SideName, SideName>> = {
  even: 'odd',
  odd: 'even',
  black: 'white',
  white: 'black',
};

/** Points are hundredths of a middling piece. */
const PIECE = 100;
const FAR = 15 * PIECE;

const leadOf = (points: number): Lead => {
  if (points < 0.3 * PIECE) return 'even';
  if (points < 0.75 * PIECE) return 'slight';
  return points >= FAR ? 'far' : Math.max(1, Math.round(points / PIECE));
};

/** A score as a sentence; `side` is whom it is for. */
export const sayScore = (score: Score, side: SideName, words: ReasonWords): string => {
  const [own, other] = [words.sides[side], words.sides[OTHERS[side]]];
  switch (score.kind) {
    case 'points':
      return words.lead(score.points < 0 ? other : own, leadOf(Math.abs(score.points)));
    case 'win':
      return words.forced(own, ownTurns(score.turns));
    // The other side plays second, so it wins one turn of both later.
    case 'loss':
      return words.forced(other, ownTurns(score.turns - 1));
  }
};
