import { makeOutline } from '../author.ts';
import { learnedErrata, learnedQuotes } from './learned.ts';
import { endNotes, ENDS, NONE } from './shared.ts';

export const outline = makeOutline({
  rules: 'nexus-corenae',
  sections: {
    story: NONE,
    pieces: { clauses: ['nexus.setup', 'nexus.shapes', 'nexus.begins'] },
    moves: { clauses: ['nexus.moves'] },
    turn: { clauses: ['shared.end-of-turn'] },
    taking: { clauses: ['nexus.captures'] },
    congressus: { clauses: ['nexus.congressus'], under: 'taking' },
    insidiae: { clauses: ['nexus.insidiae'], under: 'taking' },
    eruptio: { clauses: ['nexus.eruptio'], under: 'taking' },
    tower: { clauses: ['nexus.tower'], under: 'taking' },
    victory: NONE,
    true: { clauses: ['nexus.true-victory'], under: 'victory' },
    common: { clauses: ['nexus.common-victory'], under: 'victory' },
    ends: ENDS,
    options: NONE,
    errata: NONE,
    sources: NONE,
  },
  notes: {
    setup: { section: 'pieces', kind: 'reading', clause: 'nexus.setup', options: ['setup'] },
    shapes: { section: 'pieces', kind: 'reading', clause: 'nexus.shapes', options: ['shapes'] },
    moves: { section: 'moves', kind: 'reading', clause: 'nexus.moves' },
    captures: { section: 'taking', kind: 'reading', clause: 'nexus.captures' },
    formation: { section: 'true', kind: 'reading', clause: 'nexus.true-victory' },
    fourTerm: { section: 'true', kind: 'reading', clause: 'nexus.true-victory', options: ['four-term'] },
    common: {
      section: 'common',
      kind: 'reading',
      clause: 'nexus.common-victory',
      options: ['pieces', 'sum', 'digits'],
    },
    ...endNotes,
    ...learnedErrata,
  },
  sources: learnedQuotes({
    'nexus.shapes':
      '„Die Spielfiguren und das Spielbrett“: „kleine quadratische Spielsteine für die Multiplices, große quadratische für die Superparticulares und runde für die Superpartientes“.',
    'nexus.begins': '„Das Ziehen“: „außer in der Variante des Nexus Corenae, wo das gerade Heer beginnt“.',
    'nexus.moves': '„Das Ziehen“: „alle drei Kategorien von Steinen können in alle Richtungen ziehen“.',
    'nexus.congressus': '„Die Gefangennahme“: „dass sie deren Feld im nächsten Zug erreichen könnte“.',
    'nexus.insidiae': '„Die Gefangennahme“: „Bei der Variante des Nexus gilt hierbei nur die Summe“.',
    'nexus.eruptio':
      '„Die Gefangennahme“: „die Anzahl der Felder, die zwischen ihnen liegen, multipliziert mit seiner Zahl“.',
    'nexus.tower':
      '„Die Spielfiguren und das Spielbrett“: „eine einzelne, spezielle Figur, die nur als ganzes gefangen genommen werden kann“.',
    'nexus.true-victory':
      '„Echte Siege“: „bei welcher der Turm sogar (als einer seiner Teilsteine) für eine solche Harmonie herangezogen werden darf“.',
  }),
});
