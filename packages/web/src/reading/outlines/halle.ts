import type { NotePlan } from '../author.ts';
import { endNotes, quotes } from './shared.ts';

/** What both games of Halle share. */

export const EXTENSIONS = [
  'halle.moves-boissiere',
  'halle.moves-second-field',
  'halle.difference',
  'halle.completion',
  'halle.geometric',
  'halle.greatest',
  'halle.grade',
  'halle.four-term',
  'halle.pyramid-first',
];

export const halleNotes = {
  moves: { section: 'moves', kind: 'reading', clause: 'halle.moves' },
  ...endNotes,
  twoStages: { section: 'taking', kind: 'reading', clause: 'halle.two-stages' },
  pyramid: { section: 'pyramid', kind: 'reading', clause: 'halle.pyramid' },
  victory: { section: 'victory', kind: 'reading', clause: 'halle.victory' },
  boissiere: { section: 'extensions', kind: 'reading', clause: 'halle.moves-boissiere' },
  secondField: { section: 'extensions', kind: 'reading', clause: 'halle.moves-second-field' },
  fourTerm: { section: 'extensions', kind: 'reading', clause: 'halle.four-term', options: ['four-term'] },
  errTerms: { section: 'errata', kind: 'erratum', clause: 'halle.obsidio' },
  errSetup: { section: 'errata', kind: 'erratum', clause: 'halle.setup' },
  errFigures: { section: 'errata', kind: 'erratum', clause: 'halle.insidiae' },
  errBoissiere: { section: 'errata', kind: 'erratum', clause: 'halle.moves-boissiere' },
  errNumbers: { section: 'errata', kind: 'erratum', clause: null },
  errName: { section: 'errata', kind: 'erratum', clause: null },
} as const satisfies Record<string, NotePlan>;

export const halleSources = (chapter: '4' | '5') =>
  quotes('de', 'Rhythmarchie. Spielanleitung', {
    'halle.begins': 'Abschnitt 3: „beginnt das gerade Heer (weiß) mit dem ersten Zug“.',
    'halle.moves':
      'Abschnitt 2: „Dreieckige und quadratische Steine können weiterhin im rechten Winkel ziehen.“',
    'halle.two-stages': `Abschnitt ${chapter}.2: „Es wird zunächst angegriffen, danach besitzt der Gegner die Möglichkeit zu reagieren.“`,
    'halle.eruptio': `Abschnitt ${chapter}.2: „das Produkt aus dem Wert des eigenen Spielsteins und dem Abstand (Anzahl der Zugschritte)“.`,
    'halle.insidiae': `Abschnitt ${chapter}.2: „seitlich von eigenen Spielsteinen in die Zange genommen“.`,
    'halle.obsidio': `Abschnitt ${chapter}.2: „so von gegnerischen Steinen umlagert […], dass er nicht mehr nach den Regeln ziehen kann“.`,
    'halle.congressus':
      'Abschnitt 5.2: „durch einen rechtmäßigen Zug auf das Feld des gegnerischen gelangt“.',
    'halle.pyramid': `Abschnitt ${chapter}.2, Anmerkung: „den Gesamtwert oder die Basiszahl der Pyramide“.`,
    'halle.victory': `Abschnitt ${chapter}.3: „muss zuerst die gegnerische Pyramide geschlagen werden“.`,
    'halle.difference': 'Abschnitt 6: „macht nun auch kleine Zahlen angreifbar“.',
  });
