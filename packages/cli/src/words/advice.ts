import { levelName, sayReason, sayScore } from '@calculi/engine';
import type { Hint, Review, ReviewedTurn, Score } from '@calculi/engine';
import { enWith } from '@calculi/engine/words/en';
import { isMidTurn, sideToPlay } from '@calculi/rules';
import type { Game, SideName } from '@calculi/rules';
import { capital, wrap } from './layout.ts';
import { otherSide } from './piece.ts';
import { describeLine, describeTurn } from './thought.ts';

/** What the engine advises, in words. */

/** English whose turns can be typed back. */
const en = enWith(describeTurn);

const describeReasons = ({ line, score, reasons }: Hint, side: SideName): string[] => [
  ...reasons.flatMap((reason) => wrap(sayReason(reason, en), 2)),
  ...wrap(sayScore(score, side, en), 2),
  ...(line.length > 1 ? wrap(`Expected: ${describeLine(line)}.`, 2) : []),
];

/** What to play; `side` is to play. */
export const describeHint = (hint: Hint | null, side: SideName): string[] =>
  hint
    ? [`Play ${describeTurn(hint.turn)}.`, ...describeReasons(hint, side)]
    : ['The game is over: there is nothing to play.'];

/** What the opponent of the side to play would do. */
export const describeThreat = (threat: Hint | null, { position, result }: Game): string[] => {
  const side = sideToPlay(position);
  const opponent = otherSide(side);
  if (result) return ['The game is over: nothing threatens any more.'];
  if (isMidTurn(position)) return ['Threats are looked for before a turn, not in the middle of it.'];
  return threat
    ? [
        `If ${side} passed, ${opponent} would play ${describeTurn(threat.turn)}.`,
        ...describeReasons(threat, opponent),
      ]
    : [`${capital(opponent)} threatens nothing.`];
};

/** Every turn of a game. */
export const describeReview = ({ turns }: Review): string[] =>
  turns.length === 0 ? ['No turn has been played.'] : turns.flatMap(describeReviewed);

/** What a turn was worth to its side; one that ends the game leaves nothing to come with the next. */
const describeWorth = (score: Score, side: SideName): string => {
  if (score.kind === 'points' || score.turns > 1) return sayScore(score, side, en);
  return `${capital(score.kind === 'win' ? side : otherSide(side))} wins at once.`;
};

/** One turn of a game, compared with the best one. */
const describeReviewed = (reviewed: ReviewedTurn): string[] => {
  const { turn, side, played, best, score, bestScore, missedCaptures, missedWin } = reviewed;
  const isBest = describeTurn(played) === describeTurn(best);
  return [
    `${turn}. ${capital(side)} plays ${describeTurn(played)}. ${describeWorth(score, side)}`,
    ...[
      ...(isBest ? [] : [`Better: ${describeTurn(best)}. ${describeWorth(bestScore, side)}`]),
      ...(missedWin ? [en.missedWin(missedWin)] : []),
      ...missedCaptures.map(en.missedCapture),
    ].flatMap((text) => wrap(text, 3)),
  ];
};

/** `Lector, level 3`. */
export const describeLevel = (level: number): string => `${levelName(level, en).name}, level ${level}`;
