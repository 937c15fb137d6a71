import type { Effect, Reason, Rules } from '@calculi/rules';
import { capital, keep, listed } from './layout.ts';
import { nameOwn, namePiece, otherSide, ownerOf } from './piece.ts';

/** Why a piece is taken, marked or bound: the equation and the kind, or what holds it. */
const because = ({ kind, by, equation }: Reason): string => {
  const from = by.length === 0 ? '' : ` from ${listed(by)}`;
  if (equation !== null) return `${keep(equation)} (${kind}${from})`;
  const held = kind === 'siege' ? 'it is besieged' : 'it is enclosed';
  return by.length === 0 ? held : `${held} by ${listed(by)}`;
};

/** What an effect did, as a clause without its full stop; nothing for the mere end of a turn. */
const describeEffect = (effect: Effect): string => {
  switch (effect.type) {
    case 'move':
      return `${ownerOf(effect.piece)} moves ${nameOwn(effect.piece)} from ${effect.from} to ${effect.to}`;
    case 'place':
      return `${ownerOf(effect.piece)} places ${nameOwn(effect.piece)} on ${effect.square}`;
    case 'split':
      return `${namePiece(effect.piece)} leaves ${ownerOf(effect.piece)}’s pyramid on ${effect.from} for ${effect.to}`;
    case 'take':
      return `${otherSide(ownerOf(effect.piece))} takes ${namePiece(effect.piece)} on ${effect.square}: ${because(effect)}`;
    case 'mark':
      return `${otherSide(ownerOf(effect.piece))} marks ${namePiece(effect.piece)} on ${effect.square}: ${because(effect)}`;
    case 'bind':
      return `${otherSide(ownerOf(effect.piece))} binds ${namePiece(effect.piece)} on ${effect.square}: ${because(effect)}`;
    case 'release':
      return `${namePiece(effect.piece)} on ${effect.square} is free again`;
    case 'pass':
      return `${effect.side} passes`;
    case 'turn-over':
      return '';
  }
};

/** What a turn did beyond what its actions say already. */
export const consequences = (effects: readonly Effect[]): string[] =>
  effects
    .filter(({ type }) => type === 'take' || type === 'mark' || type === 'bind' || type === 'release')
    .map(describeEffect);

export const effectSentences = (effects: readonly Effect[]): string[] =>
  effects
    .map(describeEffect)
    .filter((text) => text !== '')
    .map((text) => `${capital(text)}.`);

/** The kind of game: with numbers there are equations and progressions. */
export const hasNumbers = ({ ruleSet }: Rules): boolean => ruleSet.play.type === 'numbers';
