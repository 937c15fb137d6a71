import { pieceAt } from '@calculi/rules';
import type {
  CaptureKind,
  CaptureSpec,
  DistanceCount,
  Failure,
  Position,
  SideName,
  Square,
  Why,
  WhyKind,
} from '@calculi/rules';
import type { AllTexts, Texts } from '../i18n/texts.ts';
import { enemyOf, nameText } from './named.ts';
import type { NamedAt } from './named.ts';

/** Why a capture does not stand, as sentences. */

/** Ways of taking that are decided by numbers. */
export type RelationCase = Exclude<CaptureKind, 'siege' | 'enclosure'>;

/** A piece that does not reach its victim, and what is in its way. */
export interface Blocked {
  readonly piece: NamedAt;
  readonly blocker: NamedAt | null;
}

/** The nearest misses first: they are what a player has in mind. */
const NEARNESS: readonly Failure['condition'][] = [
  'not-yet',
  'not-anew',
  'line-blocked',
  'distance',
  'blocked',
  'out-of-reach',
  'no-pair',
  'free',
  'not-in-line',
  'relation',
];

/** How near a miss is, from 0. */
export const nearnessOf = ({ condition }: Failure): number => NEARNESS.indexOf(condition);

export const byNearness = (failures: readonly Failure[]): Failure[] =>
  [...failures].sort((one, other) => nearnessOf(one) - nearnessOf(other));

const nameAt = (position: Position, square: Square): NamedAt => {
  const piece = pieceAt(position, square);
  const side = position.rules.ruleSet.sides[0];
  return {
    piece: piece ? nameText(piece.text) : { kind: 'stone', side },
    square,
  };
};

const specOf = ({ rules }: Position, { kind, clause }: WhyKind): CaptureSpec | undefined => {
  const { play } = rules.ruleSet;
  return play.type === 'numbers'
    ? play.captures.find((each) => each.kind === kind && each.clause === clause)
    : undefined;
};

/** The library's equations have the signs of English; each language has its own. */
export const localize = ({ words }: Texts, equation: string): string =>
  equation
    .replaceAll('×', words.sign.times)
    .replaceAll('÷', words.sign.divided)
    .replace(/ \^ (\d+)/g, (_, exponent: string) =>
      Array.from(exponent, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit))).join(''),
    )
    .replace(/(arithmetic|geometric|harmonic)$/, (kind) => words.progression[kind as 'arithmetic'])
    .replaceAll(' ', '\u00a0');

const relationSentence = (
  { failures: say }: AllTexts,
  kind: CaptureKind,
  taker: SideName,
  by: readonly NamedAt[],
  { attackers, victim }: Extract<Failure, { condition: 'relation' }>,
): string => {
  if (kind === 'siege' || kind === 'enclosure') return say.free(taker, [], kind === 'enclosure');
  return by.length === 0 ? say.nobody[kind](taker, victim) : say.somebody[kind](by, attackers, victim);
};

/** A failed condition as a sentence: first what is true, then what would make the capture stand. */
export const failureSentence = (
  texts: AllTexts,
  position: Position,
  why: Why,
  kind: WhyKind,
  failure: Failure,
): string => {
  const { failures: say } = texts;
  const spec = specOf(position, kind);
  const counting: DistanceCount = spec?.kind === 'assault' ? spec.count : 'steps';
  const taker = enemyOf(nameText(why.piece).side);
  const named = (squares: readonly Square[]) => squares.map((square) => nameAt(position, square));
  switch (failure.condition) {
    case 'relation':
      return relationSentence(texts, kind.kind, taker, named(failure.by), failure);
    case 'out-of-reach':
    case 'blocked': {
      const absent = new Set(failure.missing.map(({ square }) => square));
      const missing = failure.missing.map(({ square, blockedAt }) => ({
        piece: nameAt(position, square),
        blocker: blockedAt === null ? null : nameAt(position, blockedAt),
      }));
      const there = named(failure.by.filter((square) => !absent.has(square)));
      return say.reach(there, missing, why.square, failure.equation && localize(texts, failure.equation));
    }
    case 'distance':
      return say.distance(
        named(failure.by),
        counting,
        failure.found,
        failure.needed,
        localize(texts, failure.equation),
      );
    case 'line-blocked':
      return say.lineBlocked(
        named(failure.by),
        nameAt(position, failure.blockedAt),
        localize(texts, failure.equation),
      );
    case 'not-in-line':
      return say.notInLine(named(failure.by), counting, failure.needed, localize(texts, failure.equation));
    case 'no-pair':
      return say.noPair(taker, failure.squares, spec === undefined);
    case 'free':
      return say.free(taker, failure.squares, spec === undefined);
    case 'not-anew':
      return say.notAnew(named(failure.by));
    case 'not-yet':
      return say.notYet(taker);
  }
};
