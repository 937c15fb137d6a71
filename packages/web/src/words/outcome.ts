import type { Ending } from '../game/session.ts';
import type { Texts } from '../i18n/texts.ts';

/** Who won, in a few words; by what is told by `resultWords`. */
export const outcomeText = ({ words: { result } }: Texts, { winner, reason }: Ending): string =>
  winner !== null ? result.wins(winner) : reason === 'abort' ? result.abort : result.draw;
