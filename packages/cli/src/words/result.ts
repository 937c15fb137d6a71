import type { EndReason, Result, Victory } from '@calculi/rules';
import { capital, counted, listed } from './layout.ts';

/** The keys of a result, as the help writes them. */
export const RESULT_KEYS = 'winner, reason, clause, victory?';
export const RESULT_SHAPE = `result is null while the game goes on, otherwise {${RESULT_KEYS}}`;

const COUNTED = ', and the captures are counted';

const REASONS: Readonly<Record<EndReason, string>> = {
  victory: 'by a victory of the rules',
  'last-piece': 'a side has no piece left',
  'no-turn': 'neither side has a turn',
  blockade: `the side to play is blocked${COUNTED}`,
  'last-stone': `a side has at most one stone left${COUNTED}`,
  repetition: 'the position has come back too often',
  quiet: 'too many turns have passed without a capture',
  resignation: 'by resignation',
  agreement: 'by agreement',
};

const describeVictory = (victory: Victory): string => {
  switch (victory.kind) {
    case 'plunder':
      return `captures: ${counted(victory.pieces, 'piece')}, sum ${victory.sum}, ${counted(victory.digits, 'digit')}`;
    case 'digits':
      return `the agreed digits ${victory.digits} among the captures`;
    case 'harmony': {
      const terms = victory.values.map((value, index) => `${value} on ${victory.squares[index] ?? '?'}`);
      return `${victory.grade} harmony, ${listed(victory.progressions)}: ${listed(terms)}`;
    }
  }
};

/** How the game ended, as a sentence. */
export const describeResult = ({ winner, reason, clause, victory }: Result): string => {
  const who = winner === null ? 'Draw' : `${capital(winner)} wins`;
  const by = clause === undefined ? '' : ` (${clause})`;
  if (victory) return `${who}: ${describeVictory(victory)}${by}.`;
  // Stones alone have a winner then.
  const how = winner !== null && (reason === 'repetition' || reason === 'quiet') ? COUNTED : '';
  return `${who}: ${REASONS[reason]}${how}${by}.`;
};
