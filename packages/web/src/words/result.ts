import { piecesOnBoard, stoneCounts } from '@calculi/rules';
import type { Position, SideName, Victory } from '@calculi/rules';
import type { Ending } from '../game/session.ts';
import type { Texts } from '../i18n/texts.ts';
import { termsOf } from './harmony.ts';
import { victoryName } from './terms.ts';

/** How a game ended: who won, and by what. */
export interface ResultWords {
  readonly title: string;
  readonly reason: string;
}

const victoryWords = (texts: Texts, victory: Victory): string => {
  const { words } = texts;
  const say = words.result;
  switch (victory.kind) {
    case 'plunder':
      return say.plunder(victory.pieces, victory.sum, victory.digits);
    case 'digits':
      return say.digits(victory.digits);
    case 'harmony':
      return say.harmony(
        victoryName(texts, victory.clause, victory.grade),
        victory.progressions.map((kind) => words.progression[kind]),
        termsOf(victory).map(({ value, square }) => say.term(value, square)),
      );
  }
};

/** Ends at which stones are counted; nobody counts numbers. */
const COUNTED: ReadonlySet<Ending['reason']> = new Set(['blockade', 'last-stone', 'repetition', 'quiet']);

/** What each side has taken, the winner's first; in a blockade bound stones count as taken. */
const countCaptures = (
  { result }: Texts['words'],
  { winner, reason }: Ending,
  position: Position | null,
): string[] => {
  const ruleSet = position?.rules.ruleSet;
  if (!position || ruleSet?.play.type !== 'stones' || !COUNTED.has(reason)) return [];
  const bound = reason === 'blockade' ? piecesOnBoard(position).filter((piece) => piece.bound) : [];
  const taken = (side: SideName): number =>
    stoneCounts(position, side).captured + bound.filter((piece) => piece.side !== side).length;
  const [first, second] = ruleSet.sides;
  const [one, other] = winner === second ? [second, first] : [first, second];
  return [result.captures(taken(one), taken(other), bound.length > 0)];
};

/** The position is the last one, as far as it is known: what is counted is counted there. */
export const resultWords = (texts: Texts, ending: Ending, position: Position | null = null): ResultWords => {
  const { winner, reason, victory } = ending;
  const say = texts.words.result;
  return {
    title: winner !== null ? say.wins(winner) : reason === 'abort' ? say.abort : say.draw,
    reason: victory
      ? victoryWords(texts, victory)
      : texts.words.sentences([say.reason[reason], ...countCaptures(texts.words, ending, position)]),
  };
};
