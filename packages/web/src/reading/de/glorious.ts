import { figure, makePage } from '../author.ts';
import { diagrams as d } from '../diagrams/glorious.ts';
import { outline } from '../outlines/glorious.ts';
import { roamingCount } from '../tables.ts';
import { WORKS } from '../works.ts';
import {
  armies,
  conditions,
  END_NOTES,
  END_OF_TURN,
  ends,
  GROWTH,
  harmonies,
  LAYERS,
  options,
  ORIGIN,
  PYRAMIDS,
} from './shared.ts';

export const page = makePage('de', outline, {
  title: 'Rithmomachie mit vollkommenen und kleinen Siegen',
  lead: 'Geschlagen wird von selbst, Steine springen, und drei Zahlen im gegnerischen Lager beenden die Partie auf der Stelle. Das schnellste der großen Spiele.',
  sections: {
    story: [
      'Das Spiel und sein Regelblatt',
      ORIGIN,
      'Diese Form steht auf einem kurzen japanischen Regelblatt, _Rithmomachy_, ohne Verfassernamen. Es kennt zwei Arten von Siegen: den „vollkommenen Sieg“, 完全なる勝利, durch eine Progression, und „kleine Siege“, 小さな勝利, durch Beute. Für die Tafeln verweist es auf eine Seite bei boardspace.net über glorreiche Siege. Eine Partie dauert eine halbe bis eine ganze Stunde. Sie müssen das ganze Brett im Auge behalten, denn was geschlagen werden kann, wird geschlagen.',
      GROWTH,
    ],
    pieces: [
      'Figuren und Aufstellung',
      'Das gerade Heer ist weiß, das ungerade schwarz.',
      armies('glorious'),
      `${PYRAMIDS} ${LAYERS} Jeder Stein lässt sich wenden, auch die Stufen.`,
      figure(
        d.start,
        'Die Aufstellung. Die Heere stehen zwei Reihen näher beieinander als sonst. Schwarz (ungerade) beginnt.',
      ),
    ],
    moves: [
      'Züge',
      {
        head: ['', 'gleitet', 'springt'],
        table: [
          ['rund', 'ein Feld schräg', '–'],
          ['Dreieck', 'zwei Felder in Zeile oder Spalte', 'Springerzug (2 und 1)'],
          ['Quadrat', 'drei Felder in Zeile oder Spalte', 'Kamelzug (3 und 1)'],
          ['Pyramide', 'wie jede Form, die sie noch enthält', 'wie jede Form, die sie noch enthält'],
        ],
      },
      'Zum Gleiten muss der Weg leer sein, zum Springen nicht. Ein Stein _erreicht_ ein Feld, wenn er jetzt dorthin ziehen könnte, gleitend oder springend, wäre es leer. Die Weiten gelten genau.',
      figure(d.round, 'Ein runder Stein.'),
      figure(
        d.triangle,
        'Die {C4} versperrt der {T20} den Weg geradeaus. Die Sprünge gehen über sie hinweg.',
      ),
      figure(d.square, 'Ein Quadrat: viermal gleiten, achtmal springen.'),
      `Ein runder Stein kommt auf ${roamingCount('glorious', 'round')} der 128 Felder, die seiner Farbe. Alle anderen kommen überallhin.`,
    ],
    split: [
      'Eine Stufe verlässt die Pyramide',
      'Statt die Pyramide zu ziehen, dürfen Sie eine ihrer Stufen ausschicken. Sie zieht in ihrer eigenen Form auf ein leeres Feld und ist von da an ein gewöhnlicher Stein. Der Gesamtwert der Pyramide sinkt um ihren Wert. Die letzte Stufe bleibt. Danach wird geschlagen wie nach jedem Zug.',
      figure(
        d.split,
        'Das Dreieck 16 verlässt die Pyramide mit einem Springerzug. Die Pyramide zählt nun 75.',
      ),
    ],
    turn: [
      'So läuft ein Zug',
      {
        steps: [
          'Sie ziehen einen Stein, schicken eine Stufe aus oder setzen einen Gefangenen ein.',
          'Nach einem Zug wird alles, was geschlagen werden kann, auf einmal geschlagen. Nach dem Einsetzen wird nichts geschlagen.',
          'Steht ein Sieg, haben Sie gewonnen.',
        ],
      },
    ],
    place: [
      'Gefangene kehren zurück',
      'Als Zug dürfen Sie einen gefangenen Stein wenden und auf ein leeres Feld Ihrer hintersten Reihe setzen: Weiß auf Reihe 1, Schwarz auf Reihe 16. Dieser Zug schlägt nichts, und der Stein zählt nicht mehr als gefangen.',
      figure(d.place, 'Weiß setzt die gefangene 25 auf b1. Sie erreicht die {s25}, schlägt aber noch nicht.'),
    ],
    taking: [
      'Schlagen',
      'Nach Ihrem Zug fallen alle gegnerischen Steine auf einmal, gegen die einer der vier Schläge gilt. Sie haben keine Wahl, und Schläge, die dadurch erst möglich werden, kommen nicht hinzu. Ihre Steine bleiben stehen. Was gegen Ihre eigenen Steine gilt, ist Sache des Gegners in seinem Zug.',
    ],
    meeting: [
      'Begegnung (meeting): gleiche Werte',
      'Ihr Stein schlägt einen gegnerischen von gleichem Wert, den er erreicht, auch springend.',
      figure(
        d.meeting,
        'Die {T25} zieht von c4 nach c6. Die {c25} steht einen Springerzug entfernt: $25 = 25$.',
      ),
    ],
    assault: [
      'Sturm (assault): Wert und Entfernung',
      'Ihr Stein schlägt einen gegnerischen in derselben Zeile, Spalte oder Diagonale, wenn sein Wert mal oder geteilt durch die Zahl der Felder den gegnerischen Wert ergibt. Die Felder beider Steine zählen mit: Nachbarn sind zwei entfernt, mit einem Feld dazwischen sind es drei. Dazwischen muss alles leer sein.',
      figure(
        d.assault,
        'Die {C4} kommt nach c6. Von c6 bis c8 sind es drei Felder: $4 · 3 = 12$. Die {t12} fällt.',
      ),
      figure(d.division, 'Dieselben Steine, aber Schwarz kommt: $12 ÷ 3 = 4$. Die {C4} fällt.'),
      figure(
        d.between,
        'Die Aufstellung mit `count=between`. Schwarz hat seine 9 gezogen, und die 72 auf g5 ist fort, weil sechs Felder zwischen ihr und der 12 lagen: $12 · 6 = 72$.',
      ),
    ],
    ambuscade: [
      'Hinterhalt (ambuscade): zwei gemeinsam',
      'Zwei Ihrer Steine, die beide einen gegnerischen erreichen, schlagen ihn, wenn die Summe ihrer Werte seinen Wert ergibt.',
      figure(d.ambuscade, 'Die {C4} zieht nach b3. Mit der {C8} schlägt sie die {t12}: $4 + 8 = 12$.'),
    ],
    siege: [
      'Belagerung (siege): von vier Seiten',
      'Ein Stein fällt, wenn auf allen vier Nachbarfeldern in Zeile und Spalte Gegner stehen oder der Rand ist. Die Schrägen zählen nicht, und ob er noch springen könnte, auch nicht.',
      figure(d.siege, 'Die {C8} kommt nach b10. Die {c3} am Rand hat auf den drei anderen Seiten Gegner.'),
    ],
    pyramid: [
      'Die Pyramide im Kampf',
      'Eine Pyramide zählt mit ihrem jetzigen Gesamtwert und mit jeder ihrer Stufen: wenn sie schlägt, wenn sie geschlagen wird und im Sieg. Die schwarze ist eine 190 und auch eine 64, 49, 36, 25 und 16. Durch den Gesamtwert fällt sie ganz, durch den Wert einer Stufe verliert sie diese; eine Belagerung nimmt sie ganz.',
      figure(d.layer, 'Die {C16} kommt in Reichweite und schlägt die Stufe 16. Die Pyramide zählt nun 174.'),
    ],
    victory: [
      'Sieg',
      'Wer zuerst einen der vereinbarten Siege erreicht, gewinnt. Die gegnerische Pyramide muss nicht fallen.',
    ],
    perfect: [
      'Der vollkommene Sieg',
      'Drei Steine im gegnerischen Lager, den 8 × 8 Feldern gegenüber, bilden eine Progression. Mindestens einer gehört Ihnen. Sie stehen in gleichen Abständen in einer Zeile, Spalte oder Diagonale, die mittlere Zahl in der Mitte; oder im rechten Winkel mit gleichen Schenkeln, die mittlere Zahl am Scheitel. Dazwischen steht nichts. Für $a < b < c$:',
      conditions('arithmetic', 'geometric', 'harmonic'),
      figure(d.row, 'Das erste Beispiel des Blattes: 1 8 15, je sieben Unterschied.'),
      figure(d.diagonal, 'Das zweite: 4 16 64 auf einer Diagonale, $4 · 64 = 16 · 16$.'),
      figure(
        d.angle,
        'Das dritte: 3 4 6 im rechten Winkel, $(3 + 6) · 4 = 3 · 6 · 2$. Die {c3} ist ein gegnerischer Stein.',
      ),
      'Weil eine Pyramide mit jeder Stufe zählt, spielt auch die 1 mit.',
      ...harmonies('glorious', 'arithmetic', 'geometric', 'harmonic'),
    ],
    small: [
      'Die kleinen Siege',
      {
        list: [
          '*Fünfzehn Steine* (`pieces`). Jede Stufe zählt einzeln.',
          '*Punkte* (`points`). Weiß braucht Gefangene im Wert von 1315 der 1752 schwarzen, Schwarz 984 der 1312 weißen.',
          '*Vereinbarte Ziffern* (`digits`), zunächst aus. Wer Gefangene hat, die alle diese Ziffern zeigen, gewinnt.',
        ],
      },
      figure(
        d.digits,
        'Vereinbart sind die Ziffern 1, 2 und 3. Schwarz hat 25 und 36 und schlägt die {T81}: Die 2, die 3 und die 1 sind da. Schwarz gewinnt.',
      ),
      'Ein Gefangener, der wieder eingesetzt ist, zählt nicht mehr.',
    ],
    ends: ends(
      'Schlag, Einsetzen oder Ausschicken',
      'weder ziehen noch eine Stufe ausschicken noch einen Gefangenen einsetzen kann',
    ),
    options: options('glorious'),
    errata: ['Fehler der Vorlage', 'Was im Text, dem wir folgen, falsch oder verloren ist.'],
    sources: [
      'Quellen',
      'Die Regeln folgen dem japanischen Blatt und der Seite, auf die es verweist:',
      { list: WORKS.glorious },
    ],
  },
  notes: {
    ...END_NOTES,
    endOfTurn: `${END_OF_TURN} Was der Gegner für Sie vollendet, gewinnt am Ende Ihres nächsten eigenen Zuges, wenn es dann noch steht.`,
    setup:
      'Die Abbildung ist verloren. Wir rücken die üblichen Aufstellungen zwei Reihen aufeinander zu; so bleibt die hinterste Reihe frei für Gefangene. Die Option bietet die üblichen Plätze und zwei andere Aufstellungen.',
    begins: 'Das Blatt sagt nicht, wer beginnt. Es beginnt das ungerade Heer, wie im Spiel der Gelehrten.',
    moves:
      'Die Abbildung ist verloren. Der Text sagt nur, dass Züge in Zeile und Spalte von Steinen versperrt werden. Es gibt also andere, die es nicht werden: die Sprünge de Boissières.',
    place:
      'Das Blatt zählt das Einsetzen als Zug und verbietet, sofort zu schlagen; wohin, sagt es nicht. Die eigene hinterste Reihe ist der übliche Ort. Auch dass ein eingesetzter Stein nicht mehr als gefangen zählt, ist unsere Lesart.',
    captures:
      'Das Blatt sagt, dass solche Steine genommen werden, und nennt weder eine Wahl noch einen Platz für den schlagenden Stein. Also fallen alle auf einmal, und wer schlägt, bleibt stehen.',
    assault:
      'Das Blatt sagt nicht, wie die Felder zu zählen sind. Zählten nur die Felder dazwischen, lägen zu Beginn sechs zwischen der schwarzen 12 und der weißen 72, $12 · 6 = 72$: Fast jeder erste schwarze Zug nähme die 72. Zählen beide Steine mit, steht zu Beginn nichts.',
    ambuscade:
      'Das Blatt setzt das Opfer zwischen die beiden und fügt in Klammern hinzu, dass beide es erreichen. Wir nehmen die Klammer für die Bedeutung; in einer Linie müssen die drei nicht stehen.',
    siege:
      'Das Blatt sagt „von allen vier Seiten“ und nicht mehr. Dass der Rand dem Belagerer hilft und eigene Steine einen nicht belagern, ist unsere Lesart.',
    perfect:
      'Das Blatt spricht von drei Ecken in gleichem Abstand. Wir lesen einen rechten Winkel mit gleichen Schenkeln und verlangen die mittlere Zahl in der Mitte.',
    points:
      'Das Blatt hat die Zahlen vertauscht: Schwarz könnte von 1312 nie 1315 nehmen. Und statt 980 lesen wir 984, drei Viertel von 1312, wie 1315 um eins mehr ist als drei Viertel von 1752.',
    errPoints:
      'Das Blatt gibt Weiß 980 Punkte und Schwarz 1315. Die Zahlen sind vertauscht, und 980 müsste 984 heißen.',
    errHeading:
      'Die letzte Formel ist mit 等比数列 (geometrisch) überschrieben. Es ist die harmonische, wie ihre eigene Schlusszeile sagt (調和数列).',
    errSquares:
      'Die Tabelle der Steine zählt acht Quadrate auf jeder Seite. Es sind sieben und die Pyramide.',
    errFigures: 'Alle Abbildungen sind verloren: Aufstellung, Züge, Schläge, Siege.',
  },
});
