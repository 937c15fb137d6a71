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

/** What the document of a clause calls a victory. */
export const victoryName = ({ words: { victories } }: Texts, clause: string, grade: keyof Graded): string => {
  if (clause === 'halle.greatest') return victories.greatest;
  const [document] = clause.split('.');
  if (document === 'glorious') return victories.perfect;
  return victories[document === 'halle' || document === 'boutin' ? document : 'scholars'][grade];
};
