import { figure, makePage } from '../author.ts';
import { diagrams as d } from '../diagrams/halle-beginner.ts';
import { outline } from '../outlines/halle-beginner.ts';
import * as halle from './halle.ts';
import { conditions, harmonies } from './shared.ts';

export const page = makePage('de', outline, {
  title: 'Halle, Anfänger',
  lead: 'Halbe Heere auf 8 × 12 Feldern. Ein Angriff markiert einen Stein, bevor er ihn schlägt; Sie sehen also immer, was kommt. Der beste Einstieg.',
  sections: {
    story: halle.story(
      'Diese Regeln stammen aus einer Spielanleitung von Karin Richter und Raffaela Banse. Sie lehrt das Spiel in zwei Schritten. Dies ist der erste: zwölf Steine auf jeder Seite, drei Arten zu schlagen, eine Art zu gewinnen. Eine Partie dauert bis zu einer Stunde.',
    ),
    pieces: halle.pieces(
      'halle-beginner',
      d,
      'Jede Seite hat zwölf Steine: vier runde, vier Dreiecke, drei Quadrate und eine Pyramide.',
    ),
    moves: halle.moves('halle-beginner', d),
    turn: halle.turn,
    taking: halle.taking(d),
    eruptio: halle.eruptio(d),
    insidiae: halle.insidiae(d),
    obsidio: halle.obsidio(d),
    pyramid: halle.pyramid(d),
    victory: [
      'Sieg: eine Reihe aus drei Steinen',
      'Schlagen Sie zuerst die gegnerische Pyramide. Bringen Sie dann drei Ihrer Steine im gegnerischen Lager, der anderen Hälfte des Bretts, in eine Zeile oder Spalte. Ihre Werte müssen der Größe nach stehen und eine arithmetische Reihe bilden. Leere Felder dürfen dazwischenliegen, andere Steine nicht.',
      conditions('arithmetic'),
      figure(
        d.victory,
        'Die schwarze Pyramide ist geschlagen. Die {C8} zieht nach f9: 4 6 8 steht im schwarzen Lager. Weiß gewinnt.',
      ),
      ...halle.place(d),
      ...harmonies('halle-beginner', 'arithmetic'),
    ],
    extensions: halle.extensions('halle-beginner', d),
    ends: halle.end,
    options: halle.options('halle-beginner'),
    errata: halle.errata,
    sources: halle.sources,
  },
  notes: {
    ...halle.notes,
    setup:
      'Die Anleitung druckt vier Zeilen mit Zahlen, ohne die leeren dazwischen. Wir stellen jedes Heer auf seine zwei hintersten Reihen, so weit auseinander, wie das Brett es erlaubt.',
    errSetup: 'Von der Abbildung der Aufstellung sind nur die vier Zeilen mit Zahlen geblieben.',
  },
});
