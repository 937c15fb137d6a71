import type { NotePlan, SectionPlan, SourcePlan } from '../author.ts';
import type { Lang } from '../page.ts';

/** Parts that several outlines have. */

/** The shared ends of games of Rithmomachia, as readings of one section. */
export const endNotes = {
  endOfTurn: { section: 'turn', kind: 'reading', clause: 'shared.end-of-turn' },
  repetition: { section: 'ends', kind: 'reading', clause: 'shared.repetition', options: ['repetition'] },
  quiet: { section: 'ends', kind: 'reading', clause: 'shared.quiet', options: ['quiet'] },
  lastPiece: { section: 'ends', kind: 'reading', clause: 'shared.last-piece' },
  noTurn: { section: 'ends', kind: 'reading', clause: 'shared.no-turn' },
} as const satisfies Record<string, NotePlan>;

export const ENDS: SectionPlan = {
  clauses: ['shared.repetition', 'shared.quiet', 'shared.last-piece', 'shared.no-turn'],
};

export const NONE: SectionPlan = { clauses: [] };

/** Quotations from one document: by clause, the place and the words. */
export const quotes = (
  lang: Lang,
  document: string,
  places: Readonly<Record<string, string>>,
): SourcePlan[] =>
  Object.entries(places).map(([clause, place]) => ({ clause, lang, text: `${document}, ${place}` }));
