import type { CaptureKind } from '@calculi/rules';
import type { Texts } from '../i18n/texts.ts';

/** The documents' own names for the ways of taking. */
export interface Terms {
  readonly halle: Readonly<Record<'encounter' | 'ambush' | 'assault' | 'siege', string>>;
  readonly scholars: Readonly<Record<'encounter' | 'ambush' | 'assault' | 'siege', string>>;
  readonly boutin: Readonly<
    Record<'encounter' | 'ambush' | 'assault' | 'power' | 'progression' | 'siege', string>
  >;
  readonly glorious: Readonly<Record<'encounter' | 'ambush' | 'assault' | 'siege', string>>;
  readonly latrunculi: Readonly<Record<'enclosure', string>>;
}

const FAMILIES: Readonly<Record<string, keyof Terms>> = {
  'halle-beginner': 'halle',
  'halle-advanced': 'halle',
  scholars: 'scholars',
  'nexus-corenae': 'scholars',
  boutin: 'boutin',
  glorious: 'glorious',
  'latrunculi-seneca': 'latrunculi',
  'latrunculi-piso': 'latrunculi',
};

/** What a rule set calls a way of taking. */
export const termOf = ({ words }: Texts, ruleSet: string, kind: CaptureKind): string => {
  const terms: Partial<Record<CaptureKind, string>> = words.terms[FAMILIES[ruleSet] ?? 'boutin'];
  return terms[kind] ?? kind;
};
