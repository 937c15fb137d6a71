import { figure, makePage } from '../author.ts';
import { diagrams as d } from '../diagrams/boutin.ts';
import { outline } from '../outlines/boutin.ts';
import { foursOf, roamingCount } from '../tables.ts';
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
  PYRAMIDS,
} from './shared.ts';

export const page = makePage('de', outline, {
  title: 'Rithmomachie nach de Boissière, 1556',
  lead: 'Das reichste der Regelwerke: sechs Arten zu schlagen, Züge, die gleiten, und Züge, die springen, Gefangene, die zurückkehren, vierzehn Siege. Für alle, die schon eines der anderen kennen.',
  sections: {
    story: [
      'Das Spiel und sein Text',
      'Die Rithmomachie taucht in Handschriften des späten 10. oder frühen 11. Jahrhunderts auf und wird bis ins 17. von gelehrten Geistlichen gespielt. 1482 veröffentlicht der Bischof John Shirwood in Rom einen Text darüber. 1556 lässt der Mathematiker Claude de Boissière das Spiel auf Französisch drucken und gibt ihm neuen Schwung: mit Regeln, die mit den Spielern schwerer werden, und mit Tafeln für alle, die nicht gern rechnen.',
      '1983 baut Michel Boutin aus den Abhandlungen jener Zeit ein spielbares Spiel. Sein Aufsatz, ins Netz gestellt von der Escale à jeux, ist unsere Vorlage. Er nennt das Spiel eine Schlacht der Steine und der Zahlen zugleich und hält seine Ungleichheit für den Grund, warum es verschwand. Eine Partie bis zum eigentlichen Sieg füllt einen Abend; mit zehn Gefangenen als Ziel (`victory=corps`) dauert sie etwa eine Stunde.',
      GROWTH,
    ],
    pieces: [
      'Figuren und Aufstellung',
      'Hier ist das gerade Heer schwarz und das ungerade weiß, und das Brett liegt quer, wie Boutin es zeichnet.',
      armies('boutin'),
      `${PYRAMIDS} ${LAYERS} Alle anderen Steine lassen sich wenden: Die Rückseite zeigt dieselbe Zahl in der anderen Farbe.`,
      figure(d.start, 'Die Aufstellung. Schwarz (gerade) beginnt.'),
    ],
    moves: [
      'Züge',
      {
        head: ['', 'regelmäßig: gleiten', 'unregelmäßig: springen'],
        table: [
          ['rund', 'ein Feld schräg', '–'],
          ['Dreieck', 'zwei Felder in Zeile oder Spalte', 'Springerzug (2 und 1)'],
          ['Quadrat', 'drei Felder in Zeile oder Spalte', 'Kamelzug (3 und 1)'],
          ['Pyramide', 'wie jede Form, die sie noch enthält', 'wie jede Form, die sie noch enthält'],
        ],
      },
      'Ein regelmäßiger Zug gleitet über leere Felder. Ein unregelmäßiger springt über alles hinweg, schlägt aber nie. Ein Feld _erreichen_ heißt immer: mit einem regelmäßigen Zug, wäre das Feld leer. Die Weiten gelten genau.',
      figure(d.round, 'Ein runder Stein. Er springt nicht.'),
      figure(d.triangle, 'Ein Dreieck: viermal gleiten, achtmal springen.'),
      figure(d.square, 'Ein Quadrat: viermal gleiten, achtmal springen.'),
      `Mit regelmäßigen Zügen allein ist ein Dreieck an ${roamingCount('boutin', 'triangle', ' oder ', true)} Felder gebunden, ein Quadrat an ${roamingCount('boutin', 'square', ' oder ', true)}. Die Sprünge befreien sie. Runde Steine bleiben auf ihrer Feldfarbe.`,
    ],
    turn: [
      'So läuft ein Zug',
      'Ein Zug hat eine von vier Formen. Schlagen ist nie Pflicht.',
      {
        steps: [
          'Ein *regelmäßiger Zug*, danach beliebig viele der geltenden Schläge, einer nach dem anderen. Die Felder der Opfer bleiben leer. Schlagen darf auch ein Stein, der nicht gezogen hat.',
          'Ein *Schlag zuerst*: Ein Stein nimmt, was er jetzt nehmen kann, und geht an die Stelle eines Opfers. Danach Schläge wie nach einem Zug.',
          'Ein *unregelmäßiger Zug*, ohne jeden Schlag.',
          'Das *Einsetzen*: Ein Gefangener kehrt zurück.',
        ],
      },
    ],
    'take-first': [
      'Schlagen vor dem Zug',
      'Gilt ein Schlag schon, wenn Ihr Zug beginnt, darf ein Stein ein Opfer oder mehrere nehmen und geht dann auf das Feld eines von ihnen. Das ist sein Zug. Nach einem Sturm läuft er die leere Linie entlang. Von zwei Steinen, die gemeinsam schlagen, darf jeder gehen. Nach einer Einschließung geht ein Belagerer, der das Feld erreicht; erreicht es keiner, kann das Opfer nur zusammen mit einem regelmäßigen Zug genommen werden. Eine Pyramide, die nur eine Stufe verlor, steht noch da, also geht niemand dorthin.',
      figure(
        d['take-first'],
        'Weiß ist am Zug. Die {t16} schlägt die {C4} durch Potenz, $4² = 16$, und geht nach a3.',
      ),
    ],
    pose: [
      'Das Einsetzen (la pose)',
      'Als Zug wenden Sie einen gefangenen Stein und setzen ihn auf ein leeres Feld Ihres Randes: Schwarz auf Reihe 1, Weiß auf Reihe 16. Schläge, die dann gelten, dürfen folgen. Stufen und Pyramiden kehren nicht zurück. Wer zurück ist, zählt nicht mehr als Gefangener.',
      figure(d.pose, 'Schwarz setzt die gefangene 25 auf b1. Sie erreicht die {s25} sofort und schlägt sie.'),
    ],
    taking: [
      'Sechs Arten zu schlagen',
      'Fünf davon rechnen, die sechste nicht. Die Abbildungen des Aufsatzes sind verloren; unsere behalten die Felder, die sein Text nennt.',
    ],
    rencontre: [
      'Begegnung (rencontre): gleiche Werte',
      'Ein Stein schlägt einen gegnerischen von gleichem Wert, den er erreicht.',
      figure(d.rencontre, 'Die {c25} zieht von b1 nach c2 und schlägt die {S25}: $25 = 25$.'),
    ],
    embuche: [
      'Hinterhalt (embûche): zwei gemeinsam',
      'Zwei Steine, die beide einen gegnerischen erreichen, schlagen ihn, wenn Summe, Differenz, Produkt oder Quotient ihrer Werte seinen Wert ergibt.',
      figure(d.embuche, 'Die {C4} zieht von a4 nach b3. Mit der {C8} schlägt sie die {t12}: $4 + 8 = 12$.'),
    ],
    assaut: [
      'Sturm (assaut): auf Entfernung',
      'Zwei Gegner stehen in einer Zeile, Spalte oder Diagonale, zwischen ihnen nur leere Felder. Ist der größere Wert durch den kleineren geteilt die Zahl der Felder dazwischen, darf jeder den anderen schlagen. Gleiche Werte tun es mit einem Feld dazwischen. Nach dem Buchstaben des Textes gilt es auch, wenn das Produkt der Werte diese Zahl ist. Die Stufe 1 nimmt teil. Mit der Option `count` wird anders gezählt.',
      figure(
        d.assaut,
        'Die {C36} zieht nach h1. Drei Felder liegen zwischen ihr und der {t12}: $36 ÷ 12 = 3$.',
      ),
      figure(
        d.discovered,
        'Die {C2} tritt zur Seite und öffnet die Diagonale. Zwei Felder liegen zwischen der {T6} und der {t12}: $12 ÷ 6 = 2$.',
      ),
    ],
    puissance: [
      'Potenz (puissance): Potenzen und Wurzeln',
      'Ein Stein schlägt einen gegnerischen, den er erreicht, wenn ein Wert eine Potenz des anderen ist: Quadrat, dritte, vierte Potenz und so weiter. Der Wert 1 nimmt nicht teil.',
      figure(
        d.puissance,
        'Die {c3} zieht nach a2 und schlägt die {S81}: $3⁴ = 81$. Von c2 aus ginge es ebenso.',
      ),
    ],
    progression: [
      'Progression: drei im Verhältnis',
      'Zwei Steine, die beide einen gegnerischen erreichen, schlagen ihn, wenn die drei Werte, gleich in welcher Ordnung, eine arithmetische, geometrische oder harmonische Progression bilden.',
      figure(
        d.progression,
        'Die {T20} zieht nach a3. Mit der {S15} auf d1 schlägt sie die {c25}: 15 20 25 ist arithmetisch.',
      ),
    ],
    emprisonnement: [
      'Einschließung (emprisonnement): eingesperrt',
      'Ein Stein darf geschlagen werden, gleich welche Zahl er trägt, wenn er keinen regelmäßigen Zug auf ein leeres Feld mehr hat und auch dann keinen hätte, wenn alle anderen Steine des eigenen Heeres vom Brett wären. Nur Gegner und Rand schließen ein, und Sprünge retten nicht.',
      figure(
        d.emprisonnement,
        'Die {C4} zieht nach b4. Die {t30} ist eingesperrt und fällt; die {t16} fällt durch Potenz, $4² = 16$. Auch die {T72} hätte auf b4 die {t30} eingesperrt.',
      ),
    ],
    pyramide: [
      'Die Pyramiden',
      'Eine Pyramide zählt so viel wie ihre vorhandenen Stufen zusammen. Sie wird ganz geschlagen, mit dieser Summe oder durch Einschließung, oder Stufe um Stufe, jede durch deren eigenen Wert. Sie schlägt mit der Summe oder mit jeder Stufe. Durch ihren eigenen Zug zerfällt sie nie. Verliert sie ihre Quadrate, zieht sie nicht mehr wie ein Quadrat.',
      figure(
        d.layer,
        'Die {C4} kommt in Reichweite und schlägt die Stufe 16 durch Potenz: $4² = 16$. Die Pyramide zählt nun 174 und zieht nicht mehr wie ein runder Stein.',
      ),
    ],
    victory: [
      'Sieg',
      'Vor der Partie einigen Sie sich auf einen von vierzehn Siegen: sieben gewöhnliche, die Gefangene zählen, und sieben eigentliche, die Progressionen verlangen. Die Option heißt `victory`.',
    ],
    common: [
      'Die sieben gewöhnlichen Siege',
      {
        list: [
          '_Corps_ (Körper): eine Anzahl von Gefangenen, 10, wenn Sie nichts ändern (`pieces`).',
          '_Bien_ (Besitz): eine Summe ihrer Werte, 500 (`sum`).',
          '_Procès_ (Prozess): eine Anzahl von Ziffern auf ihnen, 20 (`digits`).',
          'Die vier Verbindungen davon, alle Teile zugleich erfüllt.',
        ],
      },
      figure(
        d.proces,
        'Procès mit fünf Ziffern: Schwarz hat die 120 und schlägt die {c81}. Drei Ziffern und zwei sind fünf: Schwarz gewinnt.',
      ),
    ],
    proper: [
      'Die sieben eigentlichen Siege',
      'Schlagen Sie zuerst die gegnerische Pyramide. Stellen Sie dann Ihre Steine, gewendete Gefangene eingeschlossen, im gegnerischen Lager so auf, dass sie Progressionen bilden. Für $a < b < c$:',
      conditions('arithmetic', 'geometric', 'harmonic'),
      {
        list: [
          '_Médiocre_ (mittel): drei Steine in einer Linie, die eine Progression bilden; eine von drei Arten.',
          '_Grande_ (groß): vier Steine, in denen zwei Arten stecken; eines von drei Paaren.',
          '_Excellente_ (vortrefflich): vier Steine, in denen alle drei Arten stecken.',
        ],
      },
      'Eine Linie ist eine Zeile, Spalte oder Diagonale. Die Werte stehen der Größe nach, die Lücken dürfen beliebig groß sein, und nichts steht dazwischen. Vier Steine dürfen auch auf den Ecken eines Quadrats stehen, dessen Seiten in Zeilen und Spalten liegen, in beliebiger Folge. Was besser ist als der vereinbarte Sieg, gewinnt ebenfalls. Auch ein Sprung darf ihn vollenden.',
      figure(d.mediocre, 'Médiocre: 16 36 56 auf einer Diagonale. Die 56 war zu Beginn weiß.'),
      figure(d.great, 'Grande: 4 6 12 36. Harmonisch ist 4 6 12, geometrisch 4 12 36.'),
      figure(
        d.excellent,
        'Excellente: 4 6 9 12 im Quadrat. 6 9 12 arithmetisch, 4 6 9 geometrisch, 4 6 12 harmonisch.',
      ),
      `Die Heere können ${foursOf('boutin', 'great').length} große und ${foursOf('boutin', 'excellent').length} vortreffliche Vierergruppen bilden.`,
      ...harmonies('boutin', 'arithmetic', 'geometric', 'harmonic'),
    ],
    ends: ends('Schlag oder Einsetzen', 'weder ziehen noch schlagen noch einen Gefangenen einsetzen kann'),
    options: options('boutin'),
    errata: ['Fehler der Vorlage', 'Was im Text, dem wir folgen, falsch oder verloren ist.'],
    sources: [
      'Quellen',
      'Die Regeln folgen Boutins Aufsatz und ruhen auf den Werken, die er nennt:',
      { list: WORKS.boutin },
    ],
  },
  notes: {
    ...END_NOTES,
    endOfTurn: `${END_OF_TURN} Was der Gegner für Sie vollendet, gewinnt am Ende Ihres nächsten eigenen Zuges, wenn es dann noch steht.`,
    setup:
      'Die Abbildung ist verloren. Der Aufsatz sagt, de Boissière habe die Ausgangsstellung nicht verändert; also ist dies die übliche. Die Option bietet drei andere.',
    begins: 'Der Aufsatz sagt nicht, wer beginnt. Es beginnt das gerade Heer.',
    moves:
      'Die Abbildungen sind verloren. Der Text nennt Springer und Kamel; die regelmäßigen Züge sind an den Beispielen abgelesen und stimmen mit dem überein, was die Anleitung aus Halle von de Boissière berichtet.',
    turn: 'Der Aufsatz lässt Schläge vor oder nach einem regelmäßigen Zug zu und sagt jeweils, wo der schlagende Stein dann steht. Liest man das als zwei Formen eines Zuges, geht jeder seiner Sätze auf.',
    takeFirst:
      'Der Aufsatz setzt den schlagenden Stein an die Stelle des Opfers. Wer geht, wenn zwei gemeinsam schlagen oder nach einer Einschließung, sagt er nicht; das haben wir ergänzt.',
    common:
      'Der Aufsatz überlässt die drei Zahlen den Spielern. Zehn, 500 und 20 sind von uns, ebenso, dass nur Gefangene in der Hand zählen, eine Stufe als ein Stein und eine ganze Pyramide als einer mit ihrer Summe. Zehn Gefangene geben eine kurze Partie; Partien bis zum eigentlichen Sieg sind lang.',
    proper:
      'Der Aufsatz überlässt die Wahl den Spielern. Wenn Sie nichts anderes vereinbaren, gilt der mittlere eigentliche Sieg.',
    formation:
      'Dass die Lücken verschieden sein dürfen, dass die Ordnung in der Linie zählt und im Quadrat nicht und dass eine Pyramide mit ihrer Summe zählt, ist an den drei Beispielen abgelesen.',
    fourTerm:
      'Alte Tafeln rechnen vier Zahlen mit $a · d = b · c$ zu den geometrischen. Die Beispiele des Aufsatzes bleiben bei Dreiergruppen. Ohne diese Lesart sind nur drei Vierergruppen vortrefflich: 3 4 6 9, 4 6 9 12 und 15 20 30 45.',
    errFigures:
      'Alle Abbildungen sind verloren: Brett, Pyramiden, Ausgangsstellung, Züge, Schläge und Siege.',
    errSums:
      'Die Unterschrift zu Abbildung 3 bemerkt, de Boissière habe die Summen der beiden Pyramiden selbst vertauscht.',
    errSentence:
      'Dem Satz darüber, wie de Boissière die Pyramiden veränderte, fehlt die Hälfte: vermutlich von einem Stapel aus Quadraten zu einem aus Quadraten, Dreiecken und runden Steinen.',
    errTwenty: 'Im Beispiel zur Progression fehlt dem schwarzen Dreieck die Zahl. Es ist die 20.',
    errSigns:
      'Die Zeichen für regelmäßige und unregelmäßige Züge sind als die Wörter diamond und blacklozenge erhalten.',
    errMurray: 'Murrays Geschichte der Brettspiele ist auf 1942 datiert; sie erschien 1952.',
    errDurham: 'Shirwoods Bistum ist „Durhan“ gedruckt; es ist Durham.',
  },
});
