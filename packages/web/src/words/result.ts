import type { Victory } from '@calculi/rules';
import type { Ending } from '../game/session.ts';
import type { Texts } from '../i18n/texts.ts';

/** How a game ended: who won, and by what. */
export interface ResultWords {
  readonly title: string;
  readonly reason: string;
}

const victoryWords = ({ words }: Texts, victory: Victory): string => {
  const say = words.result;
  switch (victory.kind) {
    case 'plunder':
      return say.plunder(victory.pieces, victory.sum, victory.digits);
    case 'digits':
      return say.digits(victory.digits);
    case 'harmony':
      return say.harmony(
        words.grade[victory.grade],
        victory.progressions.map((kind) => words.progression[kind]),
        victory.values.map((value, index) => say.term(value, victory.squares[index] ?? '')),
      );
  }
};

export const resultWords = (texts: Texts, { winner, reason, victory }: Ending): ResultWords => {
  const say = texts.words.result;
  return {
    title: winner !== null ? say.wins(winner) : reason === 'abort' ? say.abort : say.draw,
    reason: victory ? victoryWords(texts, victory) : say.reason[reason],
  };
};
