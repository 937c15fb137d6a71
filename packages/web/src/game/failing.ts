import { pieceAt } from '@calculi/rules';
import type { Capture, DistanceCount, Failure, Position, Square, WhyKind } from '@calculi/rules';
import type { BoardLine, SquareMark } from '../board/view.ts';
import type { Texts } from '../i18n/texts.ts';
import { equationText } from '../words/equation.ts';
import { localize } from '../words/failure.ts';
import { countedSquares, drawReason } from './drawing.ts';
import type { Overlay } from './scene.ts';

/** A way of being taken as it is drawn on the board: what stands, or where it fails. */

const failing = (from: Square, to: Square, label: string | null = null): BoardLine => ({
  kind: 'failing',
  from,
  to,
  counted: [],
  label,
});

const marks = (kind: SquareMark['kind'], squares: Iterable<Square>): SquareMark[] =>
  [...new Set(squares)].map((square) => ({ square, kind }));

export const drawCapture = (position: Position, texts: Texts, capture: Capture): Overlay => ({
  marks: marks('take', [capture.square]),
  lines: drawReason(position.rules.ruleSet, capture.square, capture, equationText(texts, capture.reckoning)),
});

/** Steps from square to square that a counted distance means. */
const stepsOf = (counting: DistanceCount, distance: number): number => {
  switch (counting) {
    case 'between':
      return distance + 1;
    case 'steps':
      return distance;
    case 'inclusive':
      return distance - 1;
  }
};

/** Where the attacker would stand rightly: in the same line at the distance needed; null off the board. */
const rightSquare = ({ rules }: Position, victim: Square, attacker: Square, steps: number): Square | null => {
  const file = (square: Square): number => square.charCodeAt(0) - 'a'.charCodeAt(0);
  const rank = (square: Square): number => Number(square.slice(1)) - 1;
  const across = file(victim) + Math.sign(file(attacker) - file(victim)) * steps;
  const along = rank(victim) + Math.sign(rank(attacker) - rank(victim)) * steps;
  const { files, ranks } = rules.ruleSet.board;
  if (across < 0 || along < 0 || across >= files || along >= ranks) return null;
  return `${String.fromCharCode('a'.charCodeAt(0) + across)}${along + 1}`;
};

const countingOf = ({ rules }: Position, { kind, clause }: WhyKind): DistanceCount => {
  const { play } = rules.ruleSet;
  const captures = play.type === 'numbers' ? play.captures : [];
  const spec = captures.find((each) => each.kind === kind && each.clause === clause);
  return spec?.kind === 'assault' ? spec.count : 'steps';
};

type Of<Condition extends Failure['condition']> = Extract<Failure, { condition: Condition }>;

const drawDistance = (
  position: Position,
  victim: Square,
  kind: WhyKind,
  { by, found, needed }: Of<'distance'>,
): Overlay => {
  const [attacker = victim] = by;
  const counted = countedSquares(
    position.rules.ruleSet,
    { ...kind, by, equation: null, reckoning: null },
    attacker,
    victim,
  );
  const right = rightSquare(position, victim, attacker, stepsOf(countingOf(position, kind), needed));
  return {
    marks: marks('hint', right !== null && pieceAt(position, right) === null ? [right] : []),
    lines: [{ ...failing(attacker, victim, `${found} ≠ ${needed}`), counted }],
  };
};

const drawReach = (
  victim: Square,
  { by, missing }: Of<'out-of-reach' | 'blocked'>,
  equation: string | null,
): Overlay => {
  const absent = new Set(missing.map(({ square }) => square));
  const there = by.filter((square) => !absent.has(square));
  return {
    marks: marks(
      'fails',
      missing.flatMap(({ blockedAt }) => (blockedAt === null ? [] : [blockedAt])),
    ),
    lines: [
      ...there.map((from): BoardLine => ({ kind: 'reckoning', from, to: victim, counted: [], label: null })),
      ...missing.map(({ square }, index) => failing(square, victim, index === 0 ? equation : null)),
    ],
  };
};

/** A failed condition: blocked where, at which distance, out of reach of whom, with which numbers. */
export const drawFailure = (
  position: Position,
  texts: Texts,
  victim: Square,
  kind: WhyKind,
  failure: Failure,
): Overlay => {
  const written = (equation: string | null): string | null => equation && localize(texts, equation);
  switch (failure.condition) {
    case 'distance':
      return drawDistance(position, victim, kind, failure);
    case 'out-of-reach':
    case 'blocked':
      return drawReach(victim, failure, written(failure.equation));
    case 'line-blocked':
      return {
        marks: marks('fails', [failure.blockedAt]),
        lines: failure.by.map((from) => failing(from, victim, written(failure.equation))),
      };
    case 'not-in-line':
      return {
        marks: [],
        lines: failure.by.map((from) => failing(from, victim, written(failure.equation))),
      };
    case 'relation': {
      const { by, attackers, victim: numbers } = failure;
      const label = `${attackers.join(', ')} ≠ ${numbers.join(', ')}`;
      return { marks: [], lines: by.map((from, index) => failing(from, victim, index === 0 ? label : null)) };
    }
    case 'no-pair':
      return { marks: marks('hint', failure.squares.flat()), lines: [] };
    case 'free':
      return { marks: marks('fails', failure.squares), lines: [] };
    case 'not-anew':
      return { marks: [], lines: failure.by.map((from) => failing(from, victim)) };
    case 'not-yet': {
      const [capture] = kind.captures;
      return capture ? drawCapture(position, texts, capture) : { marks: [], lines: [] };
    }
  }
};
