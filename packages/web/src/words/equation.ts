import type { ProgressionKind, Reckoning } from '@calculi/rules';
import type { Texts } from '../i18n/texts.ts';

/** The parts of an equation, so that pieces can be drawn where their numbers stand. */
export type EquationPart =
  | { readonly kind: 'attacker'; readonly value: number; readonly index: number }
  | { readonly kind: 'victim'; readonly value: number }
  /** A counted distance, or an exponent. */
  | { readonly kind: 'distance'; readonly value: number }
  | { readonly kind: 'exponent'; readonly value: number }
  | { readonly kind: 'sign'; readonly text: string }
  | { readonly kind: 'word'; readonly text: string };

const SPACE = '\u00a0';

/** What an equation is made of, before the signs. */
interface Terms {
  readonly first: EquationPart;
  readonly second: EquationPart;
  readonly most: EquationPart;
  readonly least: EquationPart;
  readonly victim: EquationPart;
  readonly steps: EquationPart;
  readonly exponent: EquationPart;
  /** One more number that is added or taken away. */
  readonly third: readonly (EquationPart | string)[];
}

type Relation = Reckoning['relation'];
type Signs = Texts['words']['sign'];

const progression = ({ first, second, victim }: Terms): EquationPart[] =>
  [first, second, victim].sort((one, other) => valueOf(one) - valueOf(other));

/** How each relation is written; a bare text is a sign. */
const FORMS: Readonly<Record<Relation, (terms: Terms, sign: Signs) => readonly (EquationPart | string)[]>> = {
  equal: ({ first, victim }) => [first, '=', victim],
  sum: ({ first, second, victim }, { plus }) => [first, plus, second, '=', victim],
  difference: ({ most, least, victim }, { minus }) => [most, minus, least, '=', victim],
  product: ({ first, second, victim }, { times }) => [first, times, second, '=', victim],
  quotient: ({ most, least, victim }, { divided }) => [most, divided, least, '=', victim],
  multiple: ({ first, steps, third, victim }, { times }) => [first, times, steps, ...third, '=', victim],
  part: ({ first, steps, third, victim }, { divided }) => [first, divided, steps, ...third, '=', victim],
  distance: ({ first, victim, steps }, { times }) => [first, times, victim, '=', steps],
  power: ({ first, exponent, victim }) => [first, exponent, '=', victim],
  root: ({ first, victim, exponent }) => [first, '=', victim, exponent],
  arithmetic: progression,
  geometric: progression,
  harmonic: progression,
  immobile: () => [],
  surrounded: () => [],
  enclosed: () => [],
};

const termsOf = ({ attackers, victim, distance }: Reckoning, { plus, minus }: Signs): Terms => {
  const [u = 0, w = 0] = attackers;
  const first: EquationPart = { kind: 'attacker', value: u, index: 0 };
  const second: EquationPart = { kind: 'attacker', value: Math.abs(w), index: 1 };
  const [most, least] = u >= w ? [first, second] : [second, first];
  return {
    first,
    second,
    most,
    least,
    victim: { kind: 'victim', value: victim },
    steps: { kind: 'distance', value: distance ?? 0 },
    exponent: { kind: 'exponent', value: distance ?? 0 },
    third: w === 0 ? [] : [w < 0 ? minus : plus, second],
  };
};

const isProgression = (relation: Relation): relation is ProgressionKind =>
  relation === 'arithmetic' || relation === 'geometric' || relation === 'harmonic';

export const equationParts = ({ words }: Texts, reckoning: Reckoning): EquationPart[] => {
  const { relation } = reckoning;
  const parts = FORMS[relation](termsOf(reckoning, words.sign), words.sign).map((part): EquationPart =>
    typeof part === 'string' ? { kind: 'sign', text: part } : part,
  );
  return isProgression(relation) ? [...parts, { kind: 'word', text: words.progression[relation] }] : parts;
};

const valueOf = (part: EquationPart): number => ('value' in part ? part.value : 0);

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raise = (value: number): string =>
  Array.from(String(value), (digit) => SUPERSCRIPTS.charAt(Number(digit))).join('');

/** An equation as one line of text that does not break; null for captures without reckoning. */
export const equationText = (texts: Texts, reckoning: Reckoning | null): string | null => {
  if (!reckoning) return null;
  const parts = equationParts(texts, reckoning);
  return parts.reduce((line, part) => {
    if (part.kind === 'exponent') return line + raise(part.value);
    const text = 'text' in part ? part.text : String(part.value);
    if (line === '') return text;
    return isProgression(reckoning.relation) && part.kind !== 'word'
      ? `${line}${SPACE}·${SPACE}${text}`
      : `${line}${SPACE}${text}`;
  }, '');
};
