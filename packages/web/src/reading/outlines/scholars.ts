import { makeOutline } from '../author.ts';
import { learnedErrata, learnedQuotes } from './learned.ts';
import { endNotes, ENDS, NONE } from './shared.ts';

export const outline = makeOutline({
  rules: 'scholars',
  sections: {
    story: NONE,
    pieces: { clauses: ['scholars.setup', 'scholars.begins'] },
    moves: { clauses: ['scholars.moves'] },
    turn: { clauses: ['shared.end-of-turn'] },
    reentry: { clauses: ['scholars.reentry'], under: 'turn' },
    taking: { clauses: ['scholars.captures'] },
    congressus: { clauses: ['scholars.congressus'], under: 'taking' },
    insidiae: { clauses: ['scholars.insidiae'], under: 'taking' },
    eruptio: { clauses: ['scholars.eruptio'], under: 'taking' },
    obsidio: { clauses: ['scholars.obsidio'], under: 'taking' },
    pyramid: { clauses: ['scholars.pyramid'], under: 'taking' },
    victory: NONE,
    common: { clauses: ['scholars.common-victory'], under: 'victory' },
    true: { clauses: ['scholars.true-victory'], under: 'victory' },
    ends: ENDS,
    options: NONE,
    errata: NONE,
    sources: NONE,
  },
  notes: {
    setup: { section: 'pieces', kind: 'reading', clause: 'scholars.setup', options: ['setup'] },
    moves: { section: 'moves', kind: 'reading', clause: 'scholars.moves' },
    reentry: { section: 'reentry', kind: 'reading', clause: 'scholars.reentry', options: ['reentry'] },
    captures: { section: 'taking', kind: 'reading', clause: 'scholars.captures' },
    common: {
      section: 'common',
      kind: 'reading',
      clause: 'scholars.common-victory',
      options: ['pieces', 'sum', 'digits'],
    },
    formation: { section: 'true', kind: 'reading', clause: 'scholars.true-victory' },
    always: { section: 'true', kind: 'reading', clause: 'scholars.true-victory' },
    fourTerm: {
      section: 'true',
      kind: 'reading',
      clause: 'scholars.true-victory',
      options: ['four-term'],
    },
    ...endNotes,
    ...learnedErrata,
  },
  sources: learnedQuotes({
    'scholars.begins': '„Das Ziehen“: „Es beginnt das Heer der ungeraden Zahlen mit dem ersten Zug“.',
    'scholars.moves': '„Das Ziehen“: „dass beim Ziehen das Ausgangsfeld mitgezählt wird“.',
    'scholars.reentry':
      '„Die Spielfiguren und das Spielbrett“: „so dass sie einfach umgedreht werden können um die Seiten zu wechseln“.',
    'scholars.congressus': '„Die Gefangennahme“: „dass sie deren Feld im nächsten Zug erreichen könnte“.',
    'scholars.insidiae':
      '„Die Gefangennahme“: „wenn ihre Summe oder Differenz […] gleich der Zahl der gegnerischen Figur ist“.',
    'scholars.eruptio':
      '„Die Gefangennahme“: „die Anzahl der Felder, die zwischen ihnen liegen, multipliziert mit seiner Zahl“.',
    'scholars.obsidio':
      '„Die Gefangennahme“: „so eingekreist […], dass sie keinen Zug mehr durchführen kann“.',
    'scholars.pyramid': '„Sonderstellung des Turms“: „Er teilt sich dabei aber niemals wirklich.“',
    'scholars.common-victory':
      '„Gewöhnliche Siege“: „dass jener gewinnt, der zuerst 10 Figuren gefangen nimmt“.',
    'scholars.true-victory': '„Echte Siege“: „dürfen aber nicht der letzte Stein in der Harmonie sein“.',
  }),
});
