import { figure, makePage } from '../author.ts';
import { diagrams as d } from '../diagrams/halle-advanced.ts';
import { outline } from '../outlines/halle-advanced.ts';
import * as halle from './halle.ts';
import { conditions, harmonies } from './shared.ts';

export const page = makePage('de', outline, {
  title: 'Halle, Fortgeschrittene',
  lead: 'Die vollen Heere auf 8 × 16 Feldern. Angriffe markieren weiterhin, bevor sie schlagen; gleiche Zahlen schlagen sofort; neben arithmetischen gewinnen auch harmonische Reihen.',
  sections: {
    story: halle.story(
      'Diese Regeln stammen aus einer Spielanleitung von Karin Richter und Raffaela Banse. Sie lehrt das Spiel in zwei Schritten. Dies ist der zweite: 24 Steine auf jeder Seite, eine vierte Art zu schlagen, eine zweite Art zu gewinnen. Spielen Sie zuerst das Spiel für Anfänger; dieses dauert eine bis zwei Stunden.',
    ),
    pieces: halle.pieces(
      'halle-advanced',
      d,
      'Jede Seite hat 24 Steine: acht runde, acht Dreiecke, sieben Quadrate und eine Pyramide.',
    ),
    moves: halle.moves('halle-advanced', d),
    turn: halle.turn,
    taking: halle.taking(d),
    congressus: [
      'Congressus: Treffen gleicher Werte',
      'Kann Ihr Zug auf einem gegnerischen Stein von gleichem Wert enden, dürfen Sie dorthin ziehen und ihn sofort schlagen.',
      figure(d.congressus, 'Die {T25} zieht um die Ecke nach d6 und schlägt die {c25}: $25 = 25$.'),
      'Pyramiden nehmen mit Gesamtwert oder Basis teil: Eine 36 schlägt die weiße Pyramide, eine 64 die schwarze.',
    ],
    eruptio: halle.eruptio(d),
    insidiae: halle.insidiae(d),
    obsidio: halle.obsidio(d),
    pyramid: halle.pyramid(d),
    victory: [
      'Sieg: eine Reihe aus drei Steinen',
      'Schlagen Sie zuerst die gegnerische Pyramide. Bringen Sie dann drei Ihrer Steine im gegnerischen Lager, den 8 × 8 Feldern gegenüber, in eine Zeile oder Spalte. Ihre Werte müssen der Größe nach stehen und eine arithmetische oder harmonische Reihe bilden. Leere Felder dürfen dazwischenliegen, andere Steine nicht.',
      conditions('arithmetic', 'harmonic'),
      figure(
        d.victory,
        'Die schwarze Pyramide ist geschlagen. Die {C8} zieht nach f9: 4 6 8 steht im schwarzen Lager. Weiß gewinnt.',
      ),
      figure(
        d.harmonic,
        'Das Beispiel der Anleitung: 45 15 9 ist harmonisch, $15 · (9 + 45) = 2 · 9 · 45$. Für Schwarz nennt sie 45 9 5.',
      ),
      ...halle.place(d),
      ...harmonies('halle-advanced', 'arithmetic', 'harmonic'),
    ],
    extensions: halle.extensions('halle-advanced', d),
    ends: halle.end,
    options: halle.options('halle-advanced'),
    errata: halle.errata,
    sources: halle.sources,
  },
  notes: {
    ...halle.notes,
    setup:
      'Die Abbildung der Aufstellung ist unlesbar. Wir nehmen die übliche des Bretts mit 8 × 16 Feldern. Die Option bietet drei andere: zwei Reihen näher, Dreiecke nach ihrem Rang geordnet oder eine Phalanx in den vier mittleren Spalten.',
    congressus:
      'Die Anleitung führt den Congressus unter den Angriffen auf, die in zwei Stufen schlagen. Wer auf einen Stein ziehen kann, hat ihn aber schon einen Zug lang bedroht: Die Drohung ist die erste Stufe.',
    errSetup: 'Die Abbildung der Aufstellung ist unlesbar.',
    errSentence:
      'Ein Satz zur Eruptio ist missglückt: „geht die schwarze 30 vor dem nächsten Zug geschlagen“. Im Teil für Anfänger steht er richtig.',
  },
});
