import type { CaptureSpec, ProgressionKind, Reason, RuleSet, Square } from '@calculi/rules';
import type { BoardLine } from '../board/view.ts';
import { termsOf } from '../words/harmony.ts';
import type { PlacedHarmony } from '../words/harmony.ts';

/** A capture as lines on the board. */

const between = (from: Square, to: Square): Square[] => {
  const file = (square: Square) => square.charCodeAt(0);
  const rank = (square: Square) => Number(square.slice(1));
  const [across, along] = [file(to) - file(from), rank(to) - rank(from)];
  const steps = Math.max(Math.abs(across), Math.abs(along));
  return Array.from(
    { length: Math.max(0, steps - 1) },
    (_, index) =>
      String.fromCharCode(file(from) + Math.sign(across) * (index + 1)) +
      String(rank(from) + Math.sign(along) * (index + 1)),
  );
};

const specOf = ({ play }: RuleSet, { kind, clause }: Reason): CaptureSpec | undefined =>
  play.type === 'numbers'
    ? play.captures.find((each) => each.kind === kind && each.clause === clause)
    : undefined;

/** The squares counted from an attacker to its victim, in the rule set's own way of counting. */
export const countedSquares = (ruleSet: RuleSet, reason: Reason, from: Square, to: Square): Square[] => {
  const spec = specOf(ruleSet, reason);
  if (spec?.kind !== 'assault') return [];
  const inner = between(from, to);
  switch (spec.count) {
    case 'between':
      return inner;
    case 'steps':
      return [...inner, to];
    case 'inclusive':
      return [from, ...inner, to];
  }
};

/** The lines of a capture that stands or was made; the equation is the caller's, in the reader's language. */
export const drawReason = (
  ruleSet: RuleSet,
  square: Square,
  reason: Reason,
  equation: string | null,
): BoardLine[] =>
  reason.by.map((from, index) => ({
    kind: reason.kind === 'enclosure' ? 'bond' : 'reckoning',
    from,
    to: square,
    counted: index === 0 ? countedSquares(ruleSet, reason, from, square) : [],
    label: index === 0 ? equation : null,
  }));

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

/** What leads from a term to the next: a difference, a ratio; a harmonic progression has neither. */
const stepText = (kind: ProgressionKind | undefined, from: number, to: number): string | null => {
  if (kind === 'arithmetic') return to >= from ? `+${to - from}` : `−${from - to}`;
  if (kind !== 'geometric') return null;
  const common = divisor(from, to);
  return `${from / common} : ${to / common}`;
};

/** The double rule through a harmony, from term to term; of four terms no step is like the next. */
export const drawHarmony = (harmony: PlacedHarmony): BoardLine[] => {
  const { progressions } = harmony;
  const terms = termsOf(harmony);
  const isSteady = terms.length === 3 && progressions.length === 1;
  return terms.slice(1).map((to, index) => {
    const from = terms[index] ?? to;
    return {
      kind: 'harmony',
      from: from.square,
      to: to.square,
      counted: [],
      label: isSteady ? stepText(progressions[0], from.value, to.value) : null,
    };
  });
};

/** What is to be played next: a dashed line, which promises nothing. */
export const drawPremove = ([from, to]: readonly Square[]): BoardLine[] =>
  from === undefined || to === undefined ? [] : [{ kind: 'premove', from, to, counted: [], label: null }];
