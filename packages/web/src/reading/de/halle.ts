import { figure } from '../author.ts';
import type { SectionText, Written } from '../author.ts';
import type { diagrams as beginner } from '../diagrams/halle-beginner.ts';
import { foursOf, roamingCount } from '../tables.ts';
import { WORKS } from '../works.ts';
import { armies, END_NOTES, ends, GROWTH, options, ORIGIN, SIEGE } from './shared.ts';

/** What both games of Halle say in German. */

type Rules = 'halle-beginner' | 'halle-advanced';
type Diagrams = typeof beginner;

export const pieces = (rules: Rules, d: Diagrams, ...more: readonly Written[]): SectionText => [
  'Spielfiguren und Aufstellung',
  ...more,
  armies(rules),
  'Das gerade Heer ist weiß, das ungerade schwarz. Die _Pyramide_ ist ein Turm aus quadratischen Stufen: Alle Quadratzahlen von 1 bis 36 ergeben 91, die von 16 bis 64 ergeben 190. Nur zwei ihrer Zahlen zählen hier, der Gesamtwert und die Basis: 91 oder 36, 190 oder 64. Jeder andere Stein hat eine Rückseite in der Farbe des Gegners, mit derselben Zahl, unterstrichen. Sie wird ein einziges Mal gebraucht, beim Sieg.',
  figure(d.start, 'Die Aufstellung. Weiß beginnt.'),
];

export const moves = (rules: Rules, d: Diagrams): SectionText => [
  'Spielzüge',
  {
    list: [
      'Runde Steine ziehen *ein* Feld weit.',
      'Dreiecke ziehen *zwei* Felder weit.',
      'Quadrate ziehen *drei* Felder weit.',
      'Die Pyramide zieht *ein, zwei oder drei* Felder weit, immer geradeaus.',
    ],
  },
  'Alle ziehen nach vorn, zurück oder zur Seite, nie schräg und nie über andere Steine hinweg. Dreiecke und Quadrate dürfen unterwegs einmal rechtwinklig abbiegen. Ein Dreieck landet dann ein Feld schräg daneben, ein Quadrat einen Springerzug entfernt. Führen zwei Wege zum selben Feld, genügt ein freier.',
  figure(
    d.triangle,
    'Die {T20} hat sieben Felder zur Wahl. Die {C4} versperrt den Weg geradeaus, aber c6 und e6 erreicht sie über die Seite.',
  ),
  figure(d.square, 'Die {S45} auf freiem Brett: drei Felder geradeaus oder zwei und eins um die Ecke.'),
  figure(d.pyramid, 'Die Pyramide zieht geradeaus: ein, zwei oder drei Felder.'),
  `Die Weiten gelten genau. Ein Dreieck zieht nie nur ein Feld weit, darum verlässt es seine Feldfarbe nie: Es erreicht ${roamingCount(rules, 'triangle')} der ${roamingCount(rules, 'round')} Felder.`,
  figure(d.roaming, 'Alle Felder, auf die dieses Dreieck je kommen kann.'),
];

export const turn: SectionText = [
  'So läuft ein Zug',
  {
    steps: [
      'Markierte gegnerische Steine, die noch immer angegriffen sind, werden entfernt. Das erledigt das Programm.',
      'Sie ziehen einen Stein. Oder Sie legen einen geraubten Stein ein, wenn Sie damit gewinnen.',
      'Belagerte Steine des Gegners werden sofort entfernt.',
      'Steht Ihre Reihe, haben Sie gewonnen.',
      'Jeder gegnerische Stein, den Sie jetzt angreifen, wird markiert. Der Gegner sieht es und kann antworten.',
    ],
  },
];

export const taking = (d: Diagrams): SectionText => [
  'Regeln des Steinraubs: erst markiert, dann geschlagen',
  'Das ist die Eigenart von Halle. Ein Angriff schlägt nicht sofort. Der angegriffene Stein wird zuerst *markiert*. Der Gegner hat einen Zug, um zu antworten: den Stein wegziehen, einen anderen in den Weg stellen, den Angreifer rauben. Vor Ihrem nächsten Zug geht jeder markierte Stein verloren, den Sie dann auf irgendeine Weise angreifen, wohin er auch gezogen ist.',
  figure(
    d.taken,
    'Weiß greift die {t30} an, Schwarz zieht anderswo. Vor dem nächsten weißen Zug ist die {t30} verloren.',
  ),
  figure(d.escape, 'Derselbe Angriff, aber die {t30} biegt nach d9 ab. Sie ist in Sicherheit.'),
];

export const eruptio = (d: Diagrams): SectionText => [
  'Eruptio: Spielsteinwert mal Entfernung',
  'Ein gegnerischer Stein ist angegriffen, wenn der Wert Ihres Steins, mit der Entfernung malgenommen, seinen Wert ergibt: $Wert · Entfernung = Gegner$. Die Entfernung ist die Zahl der Schritte von Stein zu Stein in einer Zeile oder Spalte. Kein anderer Stein darf dazwischenstehen.',
  figure(
    d.eruptio,
    'Die {C6} zieht von c2 nach c3. Von dort sind es fünf Schritte bis zur {t30}: $6 · 5 = 30$. Die {t30} ist markiert.',
  ),
  'Wie ein Stein zieht, spielt für die Eruptio keine Rolle. Mit der Option `count` wird anders gezählt.',
];

export const insidiae = (d: Diagrams): SectionText => [
  'Insidiae: in der Zange',
  'Ein gegnerischer Stein ist angegriffen, wenn zwei Ihrer Steine unmittelbar neben ihm stehen, einander gegenüber, in einer Zeile oder Spalte, und Summe oder Produkt ihrer Werte seinen Wert ergibt.',
  figure(
    d.insidiae,
    'Die {c9} zieht von c4 nach c5. Zusammen mit der {c5} hält sie die {S45} in der Zange: $5 · 9 = 45$.',
  ),
];

export const obsidio = (d: Diagrams): SectionText => [
  'Obsidio: Belagerung',
  'Ein belagerter Stein ist sofort verloren, ohne Markierung. Auf die Zahlen kommt es nicht an.',
  SIEGE,
  figure(
    d.obsidio,
    'Die {c7} zieht von b2 nach b1. Der {C4} in der Ecke bleibt kein Feld. Sie ist verloren.',
  ),
];

export const pyramid = (d: Diagrams): SectionText => [
  'Die Pyramide als Ziel',
  'Eine Pyramide wird mit ihrem Gesamtwert oder ihrer Basis angegriffen und greift mit denselben zwei Zahlen an. Sie geht immer ganz verloren. Ohne die gegnerische Pyramide gibt es keinen Sieg: Schützen Sie Ihre eigene.',
  figure(
    d.base,
    'Die {t12} zieht von e7 nach e5. Mit der {c3} trifft sie die Basis der weißen Pyramide: $3 · 12 = 36$. Die ganze Pyramide ist markiert.',
  ),
];

export const place = (d: Diagrams): readonly Written[] => [
  'Ein geraubter Stein darf helfen. Statt zu ziehen, legen Sie ihn mit der Rückseite nach oben auf ein freies Feld, wenn er die Reihe vollendet und Sie damit gewinnen. Pyramiden haben keine Rückseite und können nicht eingelegt werden.',
  figure(d.place, 'Weiß hat die 5 geraubt und legt sie auf e9: 2 5 8 ist arithmetisch. Weiß gewinnt.'),
];

export const extensions = (rules: Rules, d: Diagrams): SectionText => [
  'Erweiterungen',
  'Am Ende sammelt die Anleitung, was andere Autoren gespielt haben. Jede Erweiterung ist eine Option, ausgeschaltet, bis Sie sie vereinbaren, und alle lassen sich verbinden.',
  '*Züge nach de Boissière* (`moves=boissiere`). Runde Steine ziehen ein Feld schräg, Dreiecke zwei und Quadrate drei Felder geradeaus, ohne abzubiegen. Die Pyramide zieht wie jeder von ihnen.',
  figure(d.boissiere, 'Ein runder Stein, der schräg zieht.'),
  '*Ins zweite Feld* (`moves=second-field`). Runde Steine ziehen zwei, Dreiecke drei, Quadrate vier Felder weit, die Pyramide zwei bis vier.',
  figure(d['second-field'], 'Ein Quadrat, das vier Felder weit zieht, geradeaus oder um die Ecke.'),
  '*Differenz und Quotient* (`difference=yes`). In der Zange zählen auch Differenz und Quotient, bei der Eruptio auch die Division. Nun sind auch kleine Zahlen in Gefahr.',
  figure(d.difference, 'Die {T42} zieht nach e6: $45 − 42 = 3$. Die {c3} ist markiert.'),
  '*Ergänzung* (`completion=yes`). Reicht das Produkt der Eruptio nicht, darf ein dritter Stein addiert werden, der das Feld des Opfers erreicht; mit `difference` darf er auch abgezogen werden.',
  figure(
    d.completion,
    'Sechs mal vier Schritte sind 24. Die {C4} neben der {s28} gibt den Rest dazu: $6 · 4 + 4 = 28$.',
  ),
  '*Geometrische Reihen* (`geometric=yes`) gewinnen ebenfalls: $a · c = b²$.',
  figure(d.geometric, '4 6 9 ist geometrisch: $4 · 9 = 6²$.'),
  '*Die größte Harmonie* (`greatest=yes`). Auch die vier Zahlen 6 8 9 12 in einer Zeile oder Spalte gewinnen. In ihnen stecken 6 9 12 (arithmetisch), 6 8 12 (harmonisch) und die Intervalle der Musik: Oktave 12:6, Quinten 12:8 und 9:6, Quarten 12:9 und 8:6, Sekunde 9:8. Nur Weiß kann sie bilden, und nur mit den vollen Heeren: 6, 8 und 9 sind dann eigene Steine, die 12 wird geraubt und eingelegt. Schwarz fehlen die 6 und die 8, und nur ein einziger geraubter Stein darf helfen.',
  figure(d.greatest, 'Weiß legt die 12 ein und vollendet die größte Harmonie.'),
  `*Stufen des Sieges* (\`grade\`). Die _victoria magna_ ist die Reihe aus drei Steinen. Die _victoria maior_ verlangt vier Steine der Größe nach in einer Zeile oder Spalte, in denen zwei Arten von Reihen stecken, etwa 3 4 5 6. Die _victoria praestantissima_ verlangt alle drei Arten; solche Vierergruppen gibt es ${foursOf(rules, 'excellent').length}.`,
  figure(d.grade, 'In 3 4 6 9 stecken alle drei: 3 6 9 arithmetisch, 4 6 9 geometrisch, 3 4 6 harmonisch.'),
  '*Ohne Pyramide* (`pyramid-first=no`). Die gegnerische Pyramide muss nicht zuerst fallen. Die Anleitung bemerkt, dass nur wenige alte Texte es fordern.',
];

export const end = ends('Schlag', 'weder ziehen noch durch Einlegen gewinnen kann');
export { options };

export const story = (own: string): SectionText => ['Das Spiel und seine Anleitung', ORIGIN, own, GROWTH];

export const errata: SectionText = [
  'Fehler der Anleitung',
  'Was in der Vorlage falsch oder verloren ist. Nichts davon ändert das Spiel.',
];

export const sources: SectionText = [
  'Quellen',
  'Die Regeln folgen der Anleitung _Rhythmarchie. Spielanleitung_ von Karin Richter und Raffaela Banse. „Halle“ heißt sie nur hier. Sie stützt sich auf:',
  { list: WORKS.halle },
];

export const notes = {
  ...END_NOTES,
  moves:
    'Die Anleitung lässt Dreiecke und Quadrate abbiegen und schweigt über die Pyramide. Also zieht sie geradeaus.',
  endOfTurn:
    'Die Anleitung sagt nur, dass der Schnellere gewinnt. Wir schauen zuerst auf die Seite, die gezogen hat, und dann, nach den fälligen Schlägen, auf die andere. So können nicht beide zugleich gewinnen. Eine Reihe, die der Gegner Ihnen vollendet, indem er zur Seite tritt, gewinnt noch vor Ihrem Zug.',
  twoStages:
    'Ein Stein, der von selbst in einen Angriff zieht, wird erst nach Ihrem nächsten Zug markiert. Die Anleitung sagt dazu nichts. So gelesen hat jeder Stein einen Zug zur Flucht.',
  pyramid:
    'Die Anleitung sagt, mit welchen Zahlen eine Pyramide geschlagen wird, aber nicht, mit welchen sie angreift. Wir nehmen dieselben zwei.',
  victory:
    'Auch in der Reihe zählt eine Pyramide mit Gesamtwert oder Basis. Die Anleitung sagt es nicht; so zählt sie überall sonst.',
  boissiere:
    'Die Anleitung erwähnt die Pyramide hier nicht. Sie steht für alle drei Formen, also zieht sie wie jede von ihnen.',
  secondField:
    'Die Anleitung nennt nur die drei Weiten. Dass runde Steine auch jetzt nicht abbiegen und die Pyramide zwei bis vier Felder zieht, folgt ihren gewöhnlichen Zügen.',
  fourTerm:
    'Alte Tafeln rechnen vier Zahlen mit $a · d = b · c$ zu den geometrischen, etwa 6 8 9 12. Ohne das ist die höchste Stufe kaum zu erreichen: Es bleiben 3 4 6 9, 4 6 9 12 und 15 20 30 45.',
  errTerms:
    'Die Anleitung schreibt _obsidia_ und einmal _eruptia_. Die lateinischen Wörter sind obsidio und eruptio.',
  errFigures:
    'Die Zeichnungen zu Eruptio, Insidiae und den Rückseiten der Steine sind verloren. Von den Insidiae blieben drei Zahlen: 5 und 45 nebeneinander, die 9 schräg unter dem nächsten Feld. Unsere Abbildung passt dazu.',
  errBoissiere: 'De Boissière ist „de Boissère“ geschrieben.',
  errNumbers: 'Die Nummern der Unterabschnitte stehen nur im Inhaltsverzeichnis.',
  errName: 'Das Spiel heißt im Titel Rhythmarchie, im Text Rithmomachie und am Ende Rhythmackie.',
};
