import { piecesOnBoard, stoneCounts } from '@calculi/rules';
import type { Position, SideName, Victory } from '@calculi/rules';
import type { Ending } from '../game/session.ts';
import type { AllTexts, MoreTexts } from '../i18n/texts.ts';
import { termsOf } from './harmony.ts';
import { outcomeText } from './outcome.ts';

/** Victories by harmony as the documents call them: three pieces, four with two kinds, four with all three. */
export type Graded = Readonly<Record<'small' | 'great' | 'excellent', string>>;

export interface Victories {
  readonly halle: Graded;
  /** 6 8 9 12, whose name is its own. */
  readonly greatest: string;
  readonly scholars: Graded;
  readonly boutin: Graded;
  /** The only one of its document. */
  readonly perfect: string;
}

/** How a game ended: who won, and by what. */
export interface ResultWords {
  readonly title: string;
  readonly reason: string;
}

/** What the document of a clause calls a victory. */
const victoryName = ({ ends: { victories } }: AllTexts, clause: string, grade: keyof Graded): string => {
  if (clause === 'halle.greatest') return victories.greatest;
  const [document] = clause.split('.');
  if (document === 'glorious') return victories.perfect;
  return victories[document === 'halle' || document === 'boutin' ? document : 'scholars'][grade];
};

const victoryWords = (texts: AllTexts, victory: Victory): string => {
  const { words, ends: say } = texts;
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
  ends: MoreTexts['ends'],
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
  return [ends.captures(taken(one), taken(other), bound.length > 0)];
};

/** The position is the last one, as far as it is known: what is counted is counted there. */
export const resultWords = (
  texts: AllTexts,
  ending: Ending,
  position: Position | null = null,
): ResultWords => {
  const { reason, victory } = ending;
  return {
    title: outcomeText(texts, ending),
    reason: victory
      ? victoryWords(texts, victory)
      : texts.words.sentences([texts.ends.reason[reason], ...countCaptures(texts.ends, ending, position)]),
  };
};
