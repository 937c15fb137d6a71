import type {
  CaptureSpec,
  DistanceCount,
  Failure,
  Position,
  SideName,
  Square,
  Why,
  WhyKind,
} from '@calculi/rules';
import { capital, keep, listed } from './layout.ts';
import { nameAt, namesAt } from './piece.ts';
import { describeRelation } from './relation.ts';

/** What a failure is told about: the victim, the side that would take it, the rule. */
export interface Matter {
  readonly position: Position;
  readonly why: Why;
  readonly kind: WhyKind;
  readonly taker: SideName;
  /** The rule as data; none for stones. */
  readonly spec: CaptureSpec | undefined;
}

/** A failed condition as a sentence: first what is true, then what would make the capture stand. */
export const describeFailure = (matter: Matter, failure: Failure): string => {
  switch (failure.condition) {
    case 'relation':
      return describeRelation(matter, failure);
    case 'out-of-reach':
    case 'blocked':
      return capital(describeReach(matter, failure));
    case 'distance':
      return describeDistance(matter, failure);
    case 'line-blocked': {
      const [from = ''] = failure.by;
      return `${capital(nameAt(matter.position, from))} stands at the right distance, but ${nameAt(matter.position, failure.blockedAt)} is in between; with an empty line ${keep(failure.equation)}.`;
    }
    case 'not-in-line':
      return `${capital(namesOf(matter, failure.by))} does not stand in line with it; in ${lineOf(matter)}, ${away(countOf(matter), failure.needed)}, ${keep(failure.equation)}.`;
    case 'no-pair':
      return describePair(matter, failure.squares);
    case 'free':
      return describeFree(matter, failure.squares);
    case 'not-anew':
      return `${capital(namesOf(matter, failure.by))} stand beside it, but neither came while it stood there; a guard that comes anew encloses it.`;
    case 'not-yet':
      return `It is not marked yet: ${matter.taker} marks it at the end of its next turn if an attack stands then, and takes it a turn later if one still stands (${failure.clause}).`;
  }
};

const namesOf = ({ position }: Matter, squares: readonly Square[]): string => namesAt(position, squares);

/** Pieces with the right numbers in the wrong places: who reaches the victim, who does not, and what is in the way. */
const describeReach = (matter: Matter, failure: Extract<Failure, { missing: unknown }>): string => {
  const { by, equation, missing } = failure;
  const absent = missing.map(({ square }) => square);
  const isFree = missing.every(({ blockedAt }) => blockedAt === null);
  const could = `${by.length === 1 ? 'it' : 'they'} could take it${equation === null ? '' : `: ${keep(equation)}`}`;
  const condition =
    by.length === 1
      ? isFree
        ? 'if it did'
        : 'with a free way'
      : isFree
        ? 'if both did'
        : 'if both reached it';
  const there = by.filter((square) => !absent.includes(square));
  const begin = there.length === 0 ? '' : `${namesOf(matter, there)} reaches ${matter.why.square}, but `;
  return `${begin}${isFree ? describeAbsent(matter, absent, begin !== '') : describeBlocked(matter, failure)}; ${condition}, ${could}.`;
};

const describeAbsent = (matter: Matter, absent: readonly Square[], short: boolean): string => {
  const verb = absent.length === 1 ? 'does not' : 'do not';
  return `${namesOf(matter, absent)} ${verb}${short ? '' : ` reach ${matter.why.square}`}`;
};

const describeBlocked = (
  { position, why }: Matter,
  { missing }: Extract<Failure, { missing: unknown }>,
): string =>
  listed(
    missing.map(({ square, blockedAt }) =>
      blockedAt === null
        ? `${nameAt(position, square)} does not reach ${why.square}`
        : `${nameAt(position, square)} is kept from ${why.square} by ${nameAt(position, blockedAt)}`,
    ),
  );

const countOf = ({ spec }: Matter): DistanceCount => (spec?.kind === 'assault' ? spec.count : 'steps');

const lineOf = ({ spec }: Matter): string =>
  spec?.kind === 'assault' && spec.directions === 'orthogonal'
    ? 'a row or column'
    : 'a row, column or diagonal';

/** A distance in the rule set's own counting. */
const away = (count: DistanceCount, distance: number): string => {
  if (count === 'between')
    return distance === 1 ? 'with 1 square between' : `with ${distance} squares between`;
  if (count === 'steps') return distance === 1 ? '1 step away' : `${distance} steps away`;
  return `${distance} squares away, both ends counted`;
};

const describeDistance = (matter: Matter, failure: Extract<Failure, { condition: 'distance' }>): string =>
  `${capital(namesOf(matter, failure.by))} stands ${away(countOf(matter), failure.found)}; it needs ${failure.needed}, for ${keep(failure.equation)}.`;

const describePair = ({ taker, spec }: Matter, pairs: readonly (readonly [Square, Square])[]): string => {
  if (pairs.length === 0) return 'In a corner nobody can stand on both sides of it.';
  const places = pairs.map(([one, other]) => `on ${one} and ${other}`).join(', or ');
  if (spec)
    return `No two ${taker} pieces stand on both sides of it; two whose numbers fit are needed ${places}.`;
  return `No two free ${taker} stones enclose it; they are needed ${places}.`;
};

const describeFree = ({ taker, spec }: Matter, squares: readonly Square[]): string => {
  if (squares.length === 0) return 'It is not held on every side.';
  if (!spec) return `No free ${taker} stone stands on ${listed(squares, 'or')}.`;
  const places = listed(squares);
  if (spec.kind === 'siege' && spec.form === 'surrounded') {
    return `It is open towards ${places}; ${taker} pieces would have to stand there.`;
  }
  return `It could still go to ${places}, if its own side made way; ${taker} pieces would have to stop every way.`;
};
