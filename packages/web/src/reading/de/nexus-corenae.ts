import { figure, makePage } from '../author.ts';
import { diagrams as d } from '../diagrams/nexus-corenae.ts';
import { outline } from '../outlines/nexus-corenae.ts';
import { foursOf, roamingCount } from '../tables.ts';
import * as learned from './learned.ts';
import { armies, conditions, END_NOTES, ends, GROWTH, harmonies, options, ORIGIN } from './shared.ts';

export const page = makePage('de', outline, {
  title: 'Das Spiel der Gelehrten am Nexus Corenae',
  lead: 'Jede Form zieht in alle Richtungen, der Turm ist unteilbar, und nur Harmonien gewinnen. Das strengste der Regelwerke.',
  sections: {
    story: [
      'Das Spiel und sein Text',
      ORIGIN,
      'Diese Form steht in _Das Spiel der Gelehrten_, einem Text ohne Verfassernamen, geschrieben aus einem erdachten Land heraus. Dort spielen sie die Gelehrten des Nexus Corenae. Der Text erzählt sie durch ihre Unterschiede zur allgemeinen Form: freiere Züge, weniger Schläge, keine Belagerung, keine Rückkehr der Gefangenen und ein Turm, der fallen muss, bevor eine Harmonie zählt. Eine Partie kann zwei Stunden und länger dauern.',
      GROWTH,
    ],
    pieces: [
      'Figuren und Aufstellung',
      armies('nexus-corenae'),
      'Die Pyramide heißt hier _Turm_. Er ist ein einziger Stein mit mehreren Zahlen: 36 25 16 9 4 1 bei Weiß (gerade), 64 49 36 25 16 bei Schwarz (ungerade). Die größte ist seine Basis.',
      figure(d.start, 'Die Aufstellung. Weiß (gerade) beginnt.'),
      'Der Nexus spielt mit anderen Formen: kleine Quadrate für unsere runden Steine, große Quadrate für unsere Dreiecke, runde Steine für unsere Quadrate. `shapes=document` zeichnet sie so; an den Regeln ändert sich nichts.',
      figure(d.shapes, 'Dieselbe Aufstellung mit den Formen der Vorlage.'),
    ],
    moves: [
      'Züge',
      {
        list: [
          'Runde Steine ziehen *ein* Feld weit.',
          'Dreiecke ziehen *zwei* Felder weit.',
          'Quadrate ziehen *drei* Felder weit.',
          'Der Turm zieht *ein, zwei oder drei* Felder weit, wie er will.',
        ],
      },
      'Alle ziehen in jede der acht Richtungen, und alle Felder auf dem Weg müssen leer sein.',
      figure(d.triangle, 'Ein Dreieck: zwei Felder in acht Richtungen.'),
      figure(d.tower, 'Der Turm: ein, zwei oder drei Felder in acht Richtungen.'),
      `Die Weiten gelten genau. Ein Dreieck kommt auf ${roamingCount('nexus-corenae', 'triangle')} der 128 Felder, ein Quadrat auf ${roamingCount('nexus-corenae', 'square', ' oder ')}. Runde Steine und Türme kommen überallhin.`,
      figure(d['roaming-triangle'], 'Wohin die {T20} von d2 aus je kommen kann.'),
      figure(d['roaming-square'], 'Wohin die {S45} von b2 aus je kommen kann.'),
    ],
    turn: [
      'So läuft ein Zug',
      {
        steps: [
          'Sie ziehen einen Stein.',
          'Sie nehmen von allem, was geschlagen werden kann, was Sie wollen, eins nach dem anderen. Jeder Schlag muss in dem Augenblick gelten, in dem er geschieht. Sie dürfen auch nichts nehmen.',
          'Ist der gegnerische Turm gefallen und steht eine Harmonie mit Ihrem gezogenen Stein im gegnerischen Lager, haben Sie gewonnen.',
        ],
      },
      'Gefangene kehren nicht zurück.',
    ],
    taking: [
      'Gefangennahme',
      'Es gibt drei Arten. Nach Ihrem Zug darf jeder Ihrer Steine schlagen, nicht nur der gezogene. Der schlagende Stein bleibt stehen. Eine Belagerung gibt es nicht; sie war dem Nexus, so vermutet der Text, nicht elegant genug.',
      learned.TAKING,
    ],
    congressus: [
      'Congressus: Begegnung gleicher Werte',
      'Ihr Stein schlägt einen gegnerischen von gleichem Wert, den er erreicht.',
      figure(d.congressus, 'Die {T9} zieht von c4 nach c6 und schlägt die {c9} zwei Felder weiter: $9 = 9$.'),
    ],
    insidiae: [
      'Insidiae: die Additionsregel',
      'Zwei Ihrer Steine, die beide einen gegnerischen erreichen, schlagen ihn, wenn die Summe ihrer Werte seinen Wert ergibt. Differenz, Produkt und Quotient zählen nicht.',
      figure(d.insidiae, 'Die {C4} zieht schräg nach c7. Mit der {C8} schlägt sie die {t12}: $4 + 8 = 12$.'),
    ],
    eruptio: [
      'Eruptio: Angriff aus der Ferne',
      'Ihr Stein schlägt einen gegnerischen in derselben Zeile, Spalte oder Diagonale, wenn sein Wert mal die Zahl der Felder zwischen beiden den gegnerischen Wert ergibt. Diese Felder müssen leer sein. Mit der Option `count` wird anders gezählt.',
      figure(
        d.eruptio,
        'Die {C4} zieht nach c3. Drei Felder liegen zwischen ihr und der {t12}: $4 · 3 = 12$.',
      ),
    ],
    tower: [
      'Der Turm',
      'Ein Turm wird nur als Ganzes geschlagen und nur durch seine Basis: 36 bei Weiß, 64 bei Schwarz. Seine Summe zählt bei keinem Schlag. Er schlägt mit der Basis oder jeder anderen seiner Zahlen und wird nie geteilt.',
      figure(d.base, 'Die {C64} zieht nach d9 und schlägt den Turm durch seine Basis: $64 = 64$.'),
      figure(
        d['tower-falls'],
        'Vier Felder liegen zwischen der {c9} und dem weißen Turm: $9 · 4 = 36$. Schwarz zieht einen anderen Stein und schlägt den Turm.',
      ),
      'Zwei schwarze Steine mit der Summe 36 gibt es nicht. Weiß hat 15 und 49 für die 64.',
    ],
    victory: ['Sieg', 'Am Nexus zählen die echten Siege. Gewöhnliche lassen sich vereinbaren.'],
    true: [
      'Echte Siege',
      'Zuerst muss der gegnerische Turm fallen. Dann brauchen Sie eine Harmonie im gegnerischen Lager, den 8 × 8 Feldern gegenüber. Gegnerische Steine, die dort stehen, dürfen mitwirken, aber nicht als letzte: Ihr eigener, eben gezogener Stein muss zur Harmonie gehören. Für $a < b < c$:',
      conditions('arithmetic', 'geometric', 'harmonic'),
      learned.GRADES,
      learned.FORMATION,
      figure(d.row, 'Der schwarze Turm ist gefallen. 2 4 6, je zwei Felder auseinander: ein kleiner Sieg.'),
      'Ihr eigener Turm darf als eine seiner Zahlen mitwirken, nie mit der Summe.',
      figure(d['tower-in-harmony'], 'Der Turm steht mit seiner 4 zwischen 2 und 6.'),
      figure(
        d.mighty,
        '4 6 9 12 auf den Ecken eines Quadrats: 6 9 12 arithmetisch, 4 6 9 geometrisch, 4 6 12 harmonisch. Ein gewaltiger Sieg.',
      ),
      `Die 1 des Turms bringt Harmonien, die es sonst nicht gibt, etwa 1 2 3. Es gibt ${foursOf('nexus-corenae', 'great').length} große und ${foursOf('nexus-corenae', 'excellent').length} gewaltige Vierergruppen.`,
      ...harmonies('nexus-corenae', 'arithmetic', 'geometric', 'harmonic'),
    ],
    common: [
      'Gewöhnliche Siege',
      'Sie können eine Anzahl von Gefangenen vereinbaren (`pieces`), eine Summe ihrer Werte (`sum`) oder eine Anzahl von Ziffern auf ihnen (`digits`). Sind es mehrere, müssen alle zugleich erfüllt sein. Die Gefangenen 12, 30 und 121 sind drei Steine, die Summe 163 und sieben Ziffern. Ein Turm ist ein Stein mit seiner Summe.',
    ],
    ends: ends('Schlag', 'nicht ziehen kann'),
    options: options('nexus-corenae'),
    errata: learned.errata,
    sources: learned.sources,
  },
  notes: {
    ...END_NOTES,
    ...learned.notes,
    setup:
      'Die Vorlage nennt die Heere und druckt keine Aufstellung. Dies ist die übliche des Bretts mit 8 × 16 Feldern; die Option bietet drei andere.',
    shapes:
      'Voreingestellt sehen die Steine aus wie in den anderen Regelwerken, damit niemand sie zweimal lernen muss.',
    common:
      'Die Vorlage sagt nicht, was am Nexus vereinbart wird. Sie nennt die Harmonien die wahre Kunst; also zählen nur sie, wenn Sie nicht mehr vereinbaren.',
  },
});
