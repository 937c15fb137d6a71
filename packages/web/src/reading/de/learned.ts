import type { SectionText } from '../author.ts';
import { WORKS } from '../works.ts';

/** What both forms of the Scholars' Game say in German. */

export const TAKING =
  'Ein Stein _erreicht_ ein Feld, wenn er jetzt dorthin ziehen könnte, wäre es leer. Die meisten Schläge verlangen das.';

export const GRADES = {
  list: [
    'Ein *kleiner Sieg*: drei Steine in einer Harmonie.',
    'Ein *großer Sieg*: vier Steine, in denen zwei Arten von Harmonien stecken.',
    'Ein *gewaltiger Sieg*: vier Steine, in denen alle drei stecken.',
  ],
};

export const FORMATION = {
  list: [
    'Drei Steine stehen in gleichen Abständen in einer Zeile, Spalte oder Diagonale, die mittlere Zahl in der Mitte. Oder sie stehen im rechten Winkel mit gleichen Schenkeln, die mittlere Zahl am Scheitel.',
    'Vier Steine stehen in gleichen Abständen und der Größe nach in einer Linie. Oder sie stehen auf den Ecken eines Quadrats, dessen Seiten in Zeilen und Spalten liegen, in beliebiger Folge.',
    'Dazwischen steht nichts.',
  ],
};

export const errata: SectionText = [
  'Fehler der Vorlage',
  'Was im Text, dem wir folgen, falsch oder verloren ist. Alle Tafeln auf dieser Seite sind gerechnet, keine ist abgeschrieben.',
];

export const sources: SectionText = [
  'Quellen',
  'Die Regeln folgen dem Text _Das Spiel der Gelehrten_, ohne Verfassernamen, und den Werken, die er nennt:',
  { list: WORKS.scholars },
];

export const notes = {
  moves: 'Vom Springen ist nicht die Rede. Der Weg muss frei sein, wie bei der Eruptio auch.',
  captures:
    'Die Vorlage sagt, ein Stein könne gefangen nehmen, was er mit dem nächsten Zug erreichen könnte, aber nicht, wann. Hier wird nach dem Zug geschlagen, ein Stein nach dem anderen oder gar keiner, und der schlagende Stein bleibt stehen.',
  formation:
    'Die Vorlage verlangt eine Harmonie „im Feld des Gegners“ und lässt ihre Form offen. Wir nehmen die Formen, die zwei andere Vorlagen beschreiben: gleiche Abstände und rechte Winkel aus den japanischen Regeln, das Viererquadrat von Boutin.',
  fourTerm:
    'Alte Tafeln rechnen vier Zahlen mit $a · d = b · c$ zu den geometrischen. Es gewinnen in jedem Fall dieselben Vierergruppen; ohne diese Lesart heißen die meisten gewaltigen Siege nur groß.',
  endOfTurn:
    'Die Vorlage sagt nicht, wann auf einen Sieg geschaut wird. Wir schauen nur auf die Seite, die gerade gezogen hat, und erst nach ihren Schlägen. Eine Harmonie, die der Gegner für Sie vollendet, zählt nicht: Ihr eigener, eben gezogener Stein muss dazugehören.',
  errRange:
    'Die Heere sollen auf den Zahlen von 2 bis 8 beruhen. Es sind die von 2 bis 9: Die ungeraden Wurzeln sind 3 5 7 9.',
  errMusical:
    'Die musikalische Harmonie ist in Worten verkehrt beschrieben. Die kleinste verhält sich zur größten wie der Unterschied der beiden kleineren zu dem der beiden größeren: $6 : 12 = 2 : 4$. Formel und Beispiel stimmen.',
  errArithmetic: 'In der arithmetischen Tafel steht 2 6 12 statt 2 7 12 und 2 7 16 statt 2 9 16.',
  errLost: 'Von den 62 arithmetischen Zeilen fehlen 22, und drei stehen am Kopf, wo sie nicht hingehören.',
  errGeometric:
    'In der geometrischen Tafel sind 36 66 120 und 36 72 125 falsch, 36 90 225 steht zweimal da, und 49 56 64 fehlt.',
  errFigure:
    'Die Zeichnung der beiden Türme ist verloren, nur ihre Erläuterung ist geblieben. Eine Aufstellung ist nicht abgedruckt.',
  errCountry: 'Das Land wird auf drei Arten geschrieben: Helgionia, Helgonia, Heligonia.',
};
