import type { Shown } from '../game/reckoning.ts';
import { capital } from '../i18n/grammar.ts';
import type { Texts } from '../i18n/texts.ts';
import { because, effectSentence } from './effect.ts';
import { nameText } from './named.ts';

/** A capture that stands or was made, as a sentence. */
export const captureSentence = (texts: Texts, ruleSet: string, shown: Shown): string => {
  if (shown.as === 'take' || shown.as === 'mark' || shown.as === 'bind')
    return effectSentence(texts, ruleSet, { ...shown, type: shown.as, id: -1 }) ?? '';
  return capital(
    texts.words.colon(
      texts.words.pieceAt(nameText(shown.piece), shown.square),
      because(texts, ruleSet, shown),
    ),
  );
};
