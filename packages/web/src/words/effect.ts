import type { Effect, Reason } from '@calculi/rules';
import type { Texts } from '../i18n/texts.ts';
import { equationText } from './equation.ts';
import { enemyOf, nameText } from './named.ts';
import { termOf } from './terms.ts';

/** Why a piece is taken, marked or bound, as part of a sentence. */
export const because = (texts: Texts, ruleSet: string, reason: Reason): string => {
  const { because: say } = texts.words;
  const equation = equationText(texts, reason.reckoning);
  if (equation !== null) return say.equation(equation, termOf(texts, ruleSet, reason.kind), reason.by);
  return reason.kind === 'siege' ? say.besieged(reason.by) : say.enclosed(reason.by);
};

/** What an effect did, as a sentence; nothing for the mere end of a turn. */
export const effectSentence = (texts: Texts, ruleSet: string, effect: Effect): string | null => {
  const say = texts.words.effect;
  switch (effect.type) {
    case 'move': {
      const piece = nameText(effect.piece);
      return say.move(piece.side, piece, effect.from, effect.to);
    }
    case 'place': {
      const piece = nameText(effect.piece);
      return say.place(piece.side, piece, effect.square);
    }
    case 'split':
      return say.split(nameText(effect.piece), effect.from, effect.to);
    case 'take':
    case 'mark':
    case 'bind': {
      const piece = nameText(effect.piece);
      return say[effect.type](enemyOf(piece.side), piece, effect.square, because(texts, ruleSet, effect));
    }
    case 'release':
      return say.release(nameText(effect.piece), effect.square);
    case 'pass':
      return say.pass(effect.side);
    case 'turn-over':
      return null;
  }
};

/** What a turn did, for the live region and for lists. */
export const effectSentences = (texts: Texts, ruleSet: string, effects: readonly Effect[]): string[] =>
  effects.map((effect) => effectSentence(texts, ruleSet, effect)).filter((sentence) => sentence !== null);
