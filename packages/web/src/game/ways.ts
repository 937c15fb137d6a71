import type { Failure, Position, Square, Why, WhyKind } from '@calculi/rules';
import { why } from '@calculi/rules';
import { capital } from '../i18n/grammar.ts';
import type { AllTexts } from '../i18n/texts.ts';
import { because } from '../words/effect.ts';
import { equationText } from '../words/equation.ts';
import { byNearness, failureSentence, localize, nearnessOf } from '../words/failure.ts';
import { termOf } from '../words/terms.ts';
import { drawCapture, drawFailure } from './failing.ts';
import type { Overlay } from './scene.ts';

/** Every way in which a piece can be taken, told and drawn. */

/** One case of a way: a capture that stands, or a condition that fails. */
export interface Case {
  readonly key: string;
  readonly stands: boolean;
  readonly sentence: string;
  /** The equation, as far as there is one. */
  readonly equation: string | null;
  readonly overlay: Overlay;
  /** What stands first, then the nearest misses. */
  readonly rank: number;
}

export interface Way {
  readonly key: string;
  /** What the rule set calls it. */
  readonly term: string;
  readonly stands: boolean;
  /** What stands, or the nearest misses first. */
  readonly cases: readonly Case[];
}

const equationOf = (texts: AllTexts, failure: Failure): string | null => {
  if (failure.condition === 'relation')
    return failure.by.length === 0 ? null : `${failure.attackers.join(', ')} ≠ ${failure.victim.join(', ')}`;
  return 'equation' in failure && failure.equation !== null ? localize(texts, failure.equation) : null;
};

const standingCases = (texts: AllTexts, position: Position, kind: WhyKind): Case[] =>
  kind.captures.map((capture, index) => ({
    key: `${kind.clause} stands ${index}`,
    stands: true,
    sentence: capital(texts.words.sentence(because(texts, position.rules.ruleSet.id, capture))),
    equation: equationText(texts, capture.reckoning),
    overlay: drawCapture(position, texts, capture),
    rank: -1,
  }));

const failedCase = (
  texts: AllTexts,
  position: Position,
  asked: Why,
  kind: WhyKind,
  failure: Failure,
): Omit<Case, 'key'> => {
  const sentence = failureSentence(texts, position, asked, kind, failure);
  const equation = equationOf(texts, failure);
  return {
    stands: false,
    sentence,
    // What the sentence says already is not said twice.
    equation: equation !== null && sentence.includes(equation) ? null : equation,
    overlay: drawFailure(position, texts, asked.square, kind, failure),
    rank: nearnessOf(failure),
  };
};

const failedCases = (texts: AllTexts, position: Position, asked: Why, kind: WhyKind): Case[] =>
  byNearness(kind.failures).map((failure, index) => ({
    key: `${kind.clause} ${failure.condition} ${index}`,
    ...failedCase(texts, position, asked, kind, failure),
  }));

/** The ways of the piece on a square: those that stand first. */
export const waysOf = (texts: AllTexts, position: Position, square: Square): Way[] => {
  const asked = why(position, square);
  const ways = asked.kinds.map((kind): Way => {
    const failed = failedCases(texts, position, asked, kind);
    return {
      key: `${kind.kind} ${kind.clause}`,
      term: capital(termOf(texts, position.rules.ruleSet.id, kind.kind)),
      stands: kind.stands,
      cases: [...standingCases(texts, position, kind), ...failed],
    };
  });
  return ways.sort((one, other) => Number(other.stands) - Number(one.stands));
};

/** What is drawn first: what stands, or what comes nearest and can be drawn. */
export const firstCase = (ways: readonly Way[]): Case | null => {
  const ranked = ways.flatMap(({ cases }) => cases).sort((one, other) => one.rank - other.rank);
  return ranked.find(({ overlay }) => overlay.lines.length > 0) ?? ranked[0] ?? null;
};
