import { figure, makePage } from '../author.ts';
import { diagrams as d } from '../diagrams/scholars.ts';
import { outline } from '../outlines/scholars.ts';
import { foursOf, roamingCount } from '../tables.ts';
import * as learned from './learned.ts';
import {
  armies,
  conditions,
  END_NOTES,
  ends,
  GROWTH,
  harmonies,
  LAYERS,
  options,
  ORIGIN,
  PYRAMIDS,
  SIEGE,
} from './shared.ts';

export const page = makePage('de', outline, {
  title: 'Das Spiel der Gelehrten',
  lead: 'Vier Arten zu schlagen, und nach jedem Zug entscheiden Sie, was Sie nehmen. Pyramiden verlieren Stufe um Stufe, Gefangene wechseln die Seite, und wie man gewinnt, machen Sie vorher aus.',
  sections: {
    story: [
      'Das Spiel und sein Text',
      ORIGIN,
      'Diese Form steht in _Das Spiel der Gelehrten_, einem Text ohne Verfassernamen. Er ist aus einem erdachten Land heraus geschrieben, Heligonia, und nennt einen Asilo als ersten Vordenker des Spiels. Er beschreibt eine allgemeine Form und daneben die eines Hauses von Gelehrten, des Nexus Corenae, die hier eine eigene Seite hat. Mit zehn Gefangenen als Ziel dauert eine Partie etwa eine Stunde.',
      GROWTH,
    ],
    pieces: [
      'Figuren und Aufstellung',
      'Die runden Steine heißen hier _Multiplices_, die Dreiecke _Superparticulares_, die Quadrate _Superpartientes_, nach den Verhältnissen, aus denen sie wachsen. Das gerade Heer ist weiß, das ungerade schwarz.',
      armies('scholars'),
      `${PYRAMIDS} ${LAYERS}`,
      figure(d.start, 'Die Aufstellung. Schwarz (ungerade) beginnt, weil Weiß oft leicht im Vorteil ist.'),
    ],
    moves: [
      'Züge',
      {
        list: [
          'Runde Steine ziehen *ein* Feld weit in Zeile oder Spalte.',
          'Dreiecke ziehen *zwei* Felder weit schräg.',
          'Quadrate ziehen *drei* Felder weit in alle acht Richtungen.',
          'Die Pyramide zieht wie jede Form, die sie noch enthält. Ohne runde Stufe kann sie nicht mehr ein Feld weit ziehen.',
        ],
      },
      'Alle Felder auf dem Weg müssen leer sein. Die Vorlage zählt das Ausgangsfeld mit; ihr „zweites Feld“ liegt einen Schritt entfernt.',
      figure(d.round, 'Ein runder Stein: vier Felder.'),
      figure(d.triangle, 'Ein Dreieck: zwei Felder schräg.'),
      figure(d.square, 'Ein Quadrat: drei Felder in acht Richtungen.'),
      `Die Weiten gelten genau, und das entscheidet viel. Ein Dreieck kommt in seinem ganzen Leben nur auf ${roamingCount('scholars', 'triangle')} der 128 Felder, ein Quadrat auf ${roamingCount('scholars', 'square', ' oder ')}. Runde Steine und ganze Pyramiden kommen überallhin. Sehen Sie früh nach, welchen Gegnern ein Stein überhaupt begegnen kann.`,
      figure(d['roaming-triangle'], 'Wohin die {T20} von d2 aus je kommen kann.'),
      figure(d['roaming-square'], 'Wohin die {S45} von b2 aus je kommen kann.'),
    ],
    turn: [
      'So läuft ein Zug',
      {
        steps: [
          'Sie ziehen einen Stein. Oder Sie setzen einen Gefangenen ein; dann ist der Zug zu Ende.',
          'Sie nehmen von allem, was geschlagen werden kann, was Sie wollen, eins nach dem anderen. Jeder Schlag muss in dem Augenblick gelten, in dem er geschieht. Sie dürfen auch nichts nehmen.',
          'Ist die vereinbarte Zahl erreicht oder steht eine Harmonie im gegnerischen Lager, haben Sie gewonnen.',
        ],
      },
    ],
    reentry: [
      'Gefangene kehren zurück',
      'Als ganzen Zug dürfen Sie einen gefangenen Stein umdrehen und auf ein leeres Feld Ihrer hintersten Reihe setzen: Weiß auf Reihe 1, Schwarz auf Reihe 16. Von nun an gehört er Ihnen. In diesem Zug wird nichts geschlagen. Stufen und Pyramiden kehren nicht zurück, und wer zurück ist, zählt nicht mehr als Gefangener.',
      figure(d.reentry, 'Weiß setzt die gefangene 25 auf d1 ein.'),
    ],
    taking: [
      'Gefangennahme',
      'Nach Ihrem Zug darf jeder Ihrer Steine schlagen, nicht nur der gezogene. Der schlagende Stein bleibt stehen.',
      learned.TAKING,
    ],
    congressus: [
      'Congressus: Begegnung gleicher Werte',
      'Ihr Stein schlägt einen gegnerischen von gleichem Wert, den er erreicht.',
      figure(
        d.congressus,
        'Die {T9} zieht von a4 nach c6. Zwei Felder weiter auf der Schrägen steht die {c9}: $9 = 9$. Umgekehrt ginge es nicht, so weit reicht der runde Stein nicht.',
      ),
    ],
    insidiae: [
      'Insidiae: Hinterhalt zu zweit',
      'Zwei Ihrer Steine, die beide einen gegnerischen erreichen, schlagen ihn, wenn Summe oder Differenz ihrer Werte seinen Wert ergibt. Mit der Option `product=yes` zählen auch Produkt und Quotient.',
      figure(d.insidiae, 'Die {C8} zieht nach c8. Mit der {C4} auf d7 schlägt sie die {t12}: $4 + 8 = 12$.'),
      figure(d.difference, 'Die {C16} zieht nach c7. Mit der {C4} schlägt sie die {t12}: $16 − 4 = 12$.'),
    ],
    eruptio: [
      'Eruptio: Angriff aus der Ferne',
      'Ihr Stein schlägt einen gegnerischen in derselben Zeile, Spalte oder Diagonale, wenn sein Wert mal die Zahl der Felder zwischen beiden den gegnerischen Wert ergibt. Diese Felder müssen leer sein. Wie der Stein zieht, spielt keine Rolle. Mit der Option `count` wird anders gezählt.',
      figure(
        d.eruptio,
        'Die {C4} zieht nach c3. Auf der Diagonale liegen drei Felder zwischen ihr und der {t12}: $4 · 3 = 12$.',
      ),
    ],
    obsidio: [
      'Obsidio: Belagerung',
      'Ein belagerter Stein darf geschlagen werden, gleich welche Zahl er trägt.',
      SIEGE,
      figure(
        d.obsidio,
        'Die {c7} zieht nach b1. Die {C4} in der Ecke kann nicht mehr ziehen und darf geschlagen werden.',
      ),
    ],
    pyramid: [
      'Die Pyramide im Kampf',
      'Eine Pyramide wird ganz geschlagen, mit der Summe ihrer vorhandenen Stufen oder durch Belagerung. Oder sie verliert eine Stufe nach der anderen, jede durch deren eigenen Wert; die Summe sinkt entsprechend. Sie schlägt mit ihrer Summe oder mit einer einzelnen Stufe und bleibt dabei beisammen. Die Form, mit der sie ein Feld erreicht, und die Zahl, mit der sie rechnet, wählen Sie unabhängig voneinander.',
      figure(
        d.layer,
        'Die {C16} zieht nach d9 und schlägt die Stufe 16: $16 = 16$. Die Pyramide zählt nun 174 und hat ihre einzige runde Stufe verloren.',
      ),
    ],
    victory: [
      'Sieg',
      'Es gibt gewöhnliche Siege, die Gefangene zählen, und echte Siege, die eine Harmonie verlangen. Wer zuerst einen davon erreicht, gewinnt.',
    ],
    common: [
      'Gewöhnliche Siege',
      'Vor der Partie vereinbaren Sie eine Zahl oder mehrere. Sind es mehrere, müssen alle zugleich erfüllt sein.',
      {
        list: [
          '_Sieg des Körpers_ (`pieces`): eine Anzahl von Gefangenen.',
          '_Sieg des Besitzes_ (`sum`): eine Summe ihrer Werte.',
          '_Sieg der Einnahmen_ (`digits`): eine Anzahl von Ziffern auf ihnen.',
        ],
      },
      'Die Gefangenen 12, 30 und 121 sind drei Steine, die Summe 163 und sieben Ziffern. Eine Stufe ist ein Stein.',
      figure(
        d.body,
        'Weiß hat neun Gefangene. Die {S25} schlägt die {c25}, drei Felder entfernt: die zehnte. Weiß gewinnt.',
      ),
    ],
    true: [
      'Echte Siege',
      'Die wahre Kunst ist eine Harmonie im gegnerischen Lager, den 8 × 8 Feldern gegenüber. Gegnerische Steine, die dort stehen, dürfen mitwirken, aber nicht als letzte: Ihr eigener, eben gezogener Stein muss zur Harmonie gehören. Für $a < b < c$:',
      conditions('arithmetic', 'geometric', 'harmonic'),
      learned.GRADES,
      learned.FORMATION,
      figure(d.row, '2 4 6, je zwei Felder auseinander: ein kleiner Sieg.'),
      figure(
        d.angle,
        'Die {C8} zieht an den Scheitel zwischen der {C6} und der gegnerischen {t12}: 6 8 12, harmonisch.',
      ),
      figure(
        d.mighty,
        '4 6 9 12 auf den Ecken eines Quadrats: 6 9 12 arithmetisch, 4 6 9 geometrisch, 4 6 12 harmonisch. Ein gewaltiger Sieg.',
      ),
      `Eine Pyramide zählt mit ihrer vorhandenen Summe. Mit \`pyramid-first=yes\` muss zuerst die gegnerische Pyramide fallen. Die Heere können ${foursOf('scholars', 'great').length} große und ${foursOf('scholars', 'excellent').length} gewaltige Vierergruppen bilden.`,
      ...harmonies('scholars', 'arithmetic', 'geometric', 'harmonic'),
    ],
    ends: ends('Schlag oder Rückkehr eines Gefangenen', 'weder ziehen noch einen Gefangenen einsetzen kann'),
    options: options('scholars'),
    errata: learned.errata,
    sources: learned.sources,
  },
  notes: {
    ...END_NOTES,
    ...learned.notes,
    setup:
      'Die Vorlage nennt die Heere und druckt keine Aufstellung. Dies ist die übliche des Bretts mit 8 × 16 Feldern; die Option bietet drei andere.',
    reentry:
      'Die Vorlage spricht von Varianten, in denen Gefangene zurückkehren, und sagt nicht, wohin. Die eigene hinterste Reihe ist der übliche Ort; und weil in diesem Zug nichts geschlagen wird, kommt kein Angriff aus dem Nichts.',
    common:
      'Zehn Steine sind das eigene Beispiel der Vorlage, darum gelten sie, wenn Sie nichts anderes vereinbaren. Dass nur Gefangene in der Hand zählen und eine Stufe als ein Stein gilt, ist unsere Lesart. Setzen Sie alle drei Zahlen auf 0, um nur um Harmonien zu spielen.',
    always:
      'Echte Siege gelten immer, was auch sonst vereinbart ist, und eine Pyramide zählt mit ihrer Summe: Die Vorlage nennt sie die wahre Kunst und sagt nicht, dass man sie absprechen müsste.',
  },
});
