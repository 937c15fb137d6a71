import type { Effect } from '@calculi/rules';
import type { PlayedTurn } from '../game/session.ts';
import type { Texts } from '../i18n/texts.ts';
import { equationText } from './equation.ts';
import { enemyOf, nameText } from './named.ts';
import type { Named } from './named.ts';
import { termOf } from './terms.ts';

/** A turn in the move list: the number that moved, what it did, and underneath why. */
export interface TurnWords {
  readonly number: string | null;
  readonly text: string;
  readonly notes: readonly string[];
}

type Deed = Extract<Effect, { type: 'take' | 'mark' | 'bind' }>;

const numberOf = (piece: Named): string | null => (piece.kind === 'stone' ? null : String(piece.value));

const ways = ({ play }: Texts, effects: readonly Effect[]): string =>
  effects
    .flatMap((effect) => {
      if (effect.type === 'move' || effect.type === 'split') return [`${effect.from}–${effect.to}`];
      if (effect.type !== 'place') return [];
      return [
        nameText(effect.piece).kind === 'stone' ? effect.square : `${play.moves.placed} ${effect.square}`,
      ];
    })
    .join(' · ');

const of = <Type extends Deed['type']>(effects: readonly Effect[], type: Type) =>
  effects.filter((effect): effect is Extract<Effect, { type: Type }> => effect.type === type);

const nameShort = ({ piece, square }: Deed): string => numberOf(nameText(piece)) ?? square;

const reasonNote = (texts: Texts, ruleSet: string, effect: Deed): string =>
  equationText(texts, effect.reckoning) ?? termOf(texts, ruleSet, effect.kind);

export const turnWords = (texts: Texts, ruleSet: string, { side, effects }: PlayedTurn): TurnWords => {
  const { moves } = texts.play;
  const mover = effects.find(({ type }) => type === 'move' || type === 'place' || type === 'split');
  const takes = of(effects, 'take');
  const own = takes.filter(({ piece }) => enemyOf(nameText(piece).side) === side);
  const answers = takes.filter((take) => !own.includes(take));
  const marks = of(effects, 'mark');
  const binds = of(effects, 'bind');
  const freed = effects.flatMap((effect) => (effect.type === 'release' ? [effect.square] : []));
  const captured = own.map((take) => `× ${nameShort(take)}`).join(' ');
  return {
    number: mover && 'piece' in mover ? numberOf(nameText(mover.piece)) : null,
    text: [ways(texts, effects), captured].filter(Boolean).join(' ') || texts.play.pass,
    notes: [
      ...new Set([
        ...own.filter(({ reckoning }) => reckoning).map((take) => reasonNote(texts, ruleSet, take)),
        ...(binds.length > 0 ? [moves.binds(texts.words.and(binds.map(nameShort)))] : []),
        ...(freed.length > 0 ? [moves.frees(texts.words.and(freed))] : []),
        ...(marks.length > 0 ? [moves.marks(texts.words.and(marks.map(nameShort)))] : []),
        ...answers.map((take) =>
          texts.words.colon(
            `${texts.words.side[enemyOf(side)]} × ${nameShort(take)}`,
            reasonNote(texts, ruleSet, take),
          ),
        ),
      ]),
    ],
  };
};
