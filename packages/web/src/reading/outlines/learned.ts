import type { NotePlan } from '../author.ts';
import { quotes } from './shared.ts';

/** What both forms of the Scholars' Game share: one document, and its errata. */

export const learnedErrata = {
  errRange: { section: 'errata', kind: 'erratum', clause: null },
  errMusical: { section: 'errata', kind: 'erratum', clause: null },
  errArithmetic: { section: 'errata', kind: 'erratum', clause: null },
  errLost: { section: 'errata', kind: 'erratum', clause: null },
  errGeometric: { section: 'errata', kind: 'erratum', clause: null },
  errFigure: { section: 'errata', kind: 'erratum', clause: null },
  errCountry: { section: 'errata', kind: 'erratum', clause: null },
} as const satisfies Record<string, NotePlan>;

export const learnedQuotes = (places: Readonly<Record<string, string>>) =>
  quotes('de', 'Das Spiel der Gelehrten', places);
