import { pieceAt } from '@calculi/rules';
import type { Capture, CaptureSpec, Failure, Position, SideName, Why, WhyKind } from '@calculi/rules';
import { describeFailure } from './failure.ts';
import type { Matter } from './failure.ts';
import { capital, keep, listed, wrap } from './layout.ts';
import { nameAt, namesAt, otherSide, ownerOf, shapeName } from './piece.ts';

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

const FEW = 3;

const specOf = ({ rules }: Position, { kind, clause }: WhyKind): CaptureSpec | undefined => {
  const { play } = rules.ruleSet;
  return play.type === 'numbers'
    ? play.captures.find((each) => each.kind === kind && each.clause === clause)
    : undefined;
};

/** Every way of taking the piece, standing or not, in sentences; `more` says how to see all of a long list. */
export const describeWhy = (
  position: Position,
  why: Why,
  all: boolean,
  more = '--all lists them',
): string[] => {
  const taker = otherSide(ownerOf(why.piece));
  return [
    ...wrap(heading(position, why, taker)),
    ...why.kinds.flatMap((kind) => [
      '',
      ...describeKind({ position, why, kind, taker, spec: specOf(position, kind) }, all, more),
    ]),
  ];
};

const heading = (position: Position, why: Why, taker: SideName): string => {
  const standing = why.kinds.filter(({ stands }) => stands).map(({ kind }) => kind);
  const verdict =
    standing.length === 0
      ? `no capture by ${taker} stands`
      : `${taker} has a capture that stands (${listed(standing)})`;
  const state = why.marked ? ' It is marked.' : why.bound ? ' It is bound.' : '';
  return `${capital(nameAt(position, why.square))}${nature(position, why)}: ${verdict}.${state}`;
};

/** Whose it is and what it looks like, where the name does not say so. */
const nature = (position: Position, { square, piece: text }: Why): string => {
  const piece = pieceAt(position, square);
  if (!piece || piece.shape === 'stone') return '';
  return ` (${ownerOf(text)}, ${piece.shape === 'pyramid' ? `layers ${piece.layers.join(' ')}` : shapeName(position.rules.ruleSet, piece.shape)})`;
};

const describeKind = (matter: Matter, all: boolean, more: string): string[] => {
  const { kind } = matter;
  const head = `  ${capital(kind.kind)} ${kind.stands ? 'stands' : 'does not stand'} (${kind.clause})`;
  const failures = [...kind.failures].sort(
    (x, y) => NEARNESS.indexOf(x.condition) - NEARNESS.indexOf(y.condition),
  );
  const shown = all ? failures : failures.slice(0, FEW);
  const rest = failures.length - shown.length;
  const sentences = [
    ...kind.captures.map((capture) => describeCapture(matter, capture)),
    ...shown.map((failure) => describeFailure(matter, failure)),
    ...(rest > 0 ? [`And ${rest} more of this kind; ${more}.`] : []),
  ];
  return [head, ...sentences.flatMap((sentence) => wrap(sentence, 4))];
};

const describeCapture = ({ position, kind }: Matter, { by, equation, layer }: Capture): string => {
  const what = layer === null ? 'it' : `its layer ${layer}`;
  const who = namesAt(position, by);
  if (equation === null) {
    const held = kind.kind === 'siege' ? 'It is besieged' : 'It is enclosed';
    return by.length === 0 ? `${held}.` : `${held} by ${who}.`;
  }
  return `${capital(who)} ${by.length === 1 ? 'takes' : 'take'} ${what}: ${keep(equation)}.`;
};
