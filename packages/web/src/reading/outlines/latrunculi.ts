import type { NotePlan } from '../author.ts';
import { quotes } from './shared.ts';

/** What both variants of Ludus latrunculorum share. */

export const LATRUNCULI_ENDS = {
  clauses: ['latrunculi.last-stone', 'latrunculi.blockade', 'latrunculi.quiet', 'latrunculi.repetition'],
};

export const latrunculiNotes = {
  size: { section: 'pieces', kind: 'reading', clause: 'latrunculi.size', options: ['size'] },
  first: { section: 'pieces', kind: 'reading', clause: 'latrunculi.first', options: ['first'] },
  backAndForth: { section: 'moves', kind: 'reading', clause: 'latrunculi.back-and-forth' },
  blockade: { section: 'ends', kind: 'reading', clause: 'latrunculi.blockade' },
  quiet: { section: 'ends', kind: 'reading', clause: 'latrunculi.quiet', options: ['quiet'] },
  repetition: { section: 'ends', kind: 'reading', clause: 'latrunculi.repetition', options: ['repetition'] },
  errFigures: { section: 'errata', kind: 'erratum', clause: null },
} as const satisfies Record<string, NotePlan>;

export const latrunculiSources = (variant: string, more: Readonly<Record<string, string>>) =>
  quotes('de', `Ludus latrunculorum, ${variant}`, {
    'latrunculi.size': '„Unsere Rekonstruktion der Spielregeln“: „eine gewisse Präferenz für 8x8 Felder“.',
    'latrunculi.placing': '„Spielverlauf“, 1. Phase: „‚Vagi‘ werden nicht geschlagen“.',
    'latrunculi.step': '„Spielverlauf“, 2. Phase: „1 Feld weit senkrecht oder waagrecht“.',
    'latrunculi.back-and-forth':
      '„Spielverlauf“: „Ein Spielstein darf nicht mehrmals nacheinander hin-und herziehen.“',
    'latrunculi.enclosure': '„Das Schlagen“: „durch Einschließen von zwei Seiten“.',
    'latrunculi.corner': '„Das Schlagen“: „indem man je einen Spielstein auf beiden Seiten platziert“.',
    'latrunculi.last-stone':
      '„Ende des Spiels“: „Es gewinnt der Spieler, der die meisten Spielsteine geschlagen hat.“',
    ...more,
  });
