import { figure, makePage } from '../author.ts';
import { diagrams as d } from '../diagrams/latrunculi-seneca.ts';
import { outline } from '../outlines/latrunculi-seneca.ts';
import * as latrunculi from './latrunculi.ts';
import { options } from './shared.ts';

export const page = makePage('de', outline, {
  title: 'Ludus latrunculorum, Seneca-Variante',
  lead: 'Das römische Soldatenspiel mit Sprüngen und mit Gefangenen, die noch zu retten sind. Ein eingeschlossener Stein wird erst festgesetzt; vom Brett geht er einen Zug später.',
  sections: {
    story: latrunculi.story(
      'Dies ist die _Seneca-Variante_. Seneca erwähnt in einem Brief, dass ein gefangener Stein noch befreit werden konnte. Der Text zeigt einen Weg, wie das gegangen sein kann: Ein eingeschlossener Stein wird festgesetzt, und seine Seite hat einen Zug, ihn zu retten. Eine Partie dauert eine halbe bis eine ganze Stunde.',
    ),
    pieces: latrunculi.pieces(d, 'latrunculi-seneca'),
    placing: latrunculi.placing(d, 'Nichts wird geschlagen oder festgesetzt.'),
    moves: ['Zweite Phase: Ziehen', ...latrunculi.step(d, 'Oder er springt.')],
    leap: [
      'Sprünge',
      'Ein Stein darf über einen einzelnen Stein der eigenen Farbe neben ihm springen, in Zeile oder Spalte, auf das leere Feld dahinter. Im selben Zug darf er weiterspringen, in jede Richtung, und nach jedem Sprung aufhören. Über Gegner wird nie gesprungen. Nur das Feld, auf dem er endet, schließt etwas ein.',
      figure(d.chain, 'Der Stein auf a1 kann nach a2 gehen, nach c1 springen oder weiter nach e1.'),
      figure(d.leap, 'Schwarz springt von g5 über f5 nach e5. Mit dem Stein auf e3 schließt er e4 ein.'),
    ],
    taking: [
      'Einschließen',
      `${latrunculi.ENCLOSE} Der eben gezogene oder ein eben befreiter Stein muss einer der beiden sein, und beide müssen frei sein. Ein eingeschlossener Stein wird festgesetzt.`,
      figure(
        d.double,
        'Schwarz geht von h1 nach h2 und setzt zwei Steine fest: g2 zwischen f2 und h2, h3 zwischen h2 und h4.',
      ),
      latrunculi.between(d),
    ],
    corner: [
      'In der Ecke',
      'Ein Stein in der Ecke ist eingeschlossen, wenn auf beiden Feldern neben ihm freie gegnerische Steine stehen und einer davon eben gekommen ist oder eben befreit wurde.',
      figure(
        d.corner,
        'Weiß geht von c1 nach b1 und setzt den Stein in der Ecke fest. Schwarz zieht anderswo. Weiß muss ihn nehmen, bevor er weiterzieht.',
      ),
    ],
    incitus: [
      'Festgesetzte Steine',
      'Ein festgesetzter Stein heißt _incitus_, unbeweglich. Er liegt mit der flachen Seite nach oben. Er zieht nicht, hilft nicht beim Einschließen und steht allen im Weg. In Ihrem nächsten Zug müssen Sie, bevor Sie ziehen, einen festgesetzten Stein des Gegners vom Brett nehmen, welchen Sie wollen. Sind es mehrere, folgen die anderen, einer in jedem Zug, solange sie noch festgesetzt sind.',
    ],
    release: [
      'Befreien',
      'Ein festgesetzter Stein ist wieder frei, wenn er nicht mehr zwischen zwei freien Gegnern steht: weil einer seiner Bewacher selbst festgesetzt wird oder weil ein Bewacher weggeht. Ein Stein, der durch das Festsetzen seines Bewachers frei wird, kann im selben Zug beim Einschließen helfen.',
      figure(
        d.release,
        'Der weiße Stein auf d4 ist festgesetzt. Weiß geht von c6 nach c5 und schließt den Bewacher auf c4 ein. Damit ist d4 frei.',
      ),
      figure(
        d.freed,
        'Mit einem weißen Stein auf f4 geschieht mehr: Der befreite Stein auf d4 schließt sofort auch den anderen Bewacher auf e4 ein.',
      ),
    ],
    turn: [
      'So läuft ein Zug',
      {
        steps: [
          'Sind gegnerische Steine festgesetzt, nehmen Sie einen davon.',
          'Sie ziehen einen Stein, mit einem Schritt oder mit Sprüngen.',
          'Gegner, die der gezogene oder ein eben befreiter Stein einschließt, werden festgesetzt; eigene festgesetzte Steine, die einen Bewacher verloren, werden frei. Das geht so lange, bis sich nichts mehr ändert.',
          'Gegnerische Steine, deren Bewacher Sie weggezogen haben, werden frei. Sie schließen nichts ein.',
        ],
      },
    ],
    ends: latrunculi.ends(
      d,
      'Eine Seite hat höchstens noch einen Stein, festgesetzte mitgezählt. Darauf wird nach jedem Schlag geschaut; der Zug endet dann ohne Ziehen.',
      'Ist eine Seite blockiert, gelten festgesetzte Steine als geschlagen.',
      'Einschließung oder Schlag',
    ),
    options: options('latrunculi-seneca'),
    errata: latrunculi.errata,
    sources: latrunculi.sources,
  },
  notes: {
    ...latrunculi.notes,
    blockade:
      'In einer Blockade gelten festgesetzte Steine als geschlagen, weil die Vorlage für Einschließen und Schlagen dasselbe Wort gebraucht. Von gleichen Zahlen spricht sie nicht; dann ist es unentschieden.',
    leap: 'Die Vorlage verlangt nur einen Stein der eigenen Farbe, also darf auch ein festgesetzter übersprungen werden. Eine Sprungkette darf das Feld kreuzen, auf dem sie begann, aber nicht dort enden; das wäre kein Zug.',
    release:
      'Die Vorlage sagt, dass ein Stein sofort frei wird, wenn sein Bewacher festgesetzt wird. In welcher Folge mehrere zu betrachten sind und was geschieht, wenn ein Bewacher geht, sagt sie nicht. In dieser Folge hängt das Ergebnis nicht davon ab, wo man zuerst hinsieht.',
    errCallidior:
      'Im Vers aus dem Lobgedicht steht callidior modo. Die andere Hälfte der Vorlage hat es richtig: callidiore modo.',
    errRaster: '„Rasterpielbrett“ ist ein Druckfehler für Rasterspielbrett.',
  },
});
