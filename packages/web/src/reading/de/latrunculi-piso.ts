import { figure, makePage } from '../author.ts';
import { diagrams as d } from '../diagrams/latrunculi-piso.ts';
import { outline } from '../outlines/latrunculi-piso.ts';
import * as latrunculi from './latrunculi.ts';
import { options } from './shared.ts';

export const page = makePage('de', outline, {
  title: 'Ludus latrunculorum, Piso-Variante',
  lead: 'Das römische Soldatenspiel in seiner einfachen Form: ein Schritt nach dem anderen, und was eingeschlossen ist, ist geschlagen. In zwei Minuten gelernt.',
  sections: {
    story: latrunculi.story(
      'Dies ist die _Piso-Variante_, benannt nach dem Gedicht. Sie ist die einfachere: Die Steine gehen nur Schritt für Schritt, und ein eingeschlossener Stein verlässt sofort das Brett. Eine Partie dauert etwa eine halbe Stunde.',
    ),
    pieces: latrunculi.pieces(d, 'latrunculi-piso'),
    placing: latrunculi.placing(d, 'Nichts wird geschlagen.'),
    moves: ['Zweite Phase: Ziehen', ...latrunculi.step(d, 'Sprünge gibt es nicht.')],
    taking: [
      'Schlagen: von zwei Seiten eingeschlossen',
      `${latrunculi.ENCLOSE} Der eben gezogene Stein muss einer der beiden sein. Alle eingeschlossenen Steine werden auf einmal geschlagen.`,
      figure(
        d.double,
        'Schwarz geht von h1 nach h2 und schlägt zwei Steine: g2 zwischen f2 und h2, h3 zwischen h2 und h4.',
      ),
      latrunculi.between(d),
    ],
    corner: [
      'In der Ecke',
      'Ein Stein in der Ecke ist eingeschlossen, wenn auf beiden Feldern neben ihm gegnerische Steine stehen und einer davon eben gekommen ist.',
      figure(
        d.corner,
        'Weiß geht von c1 nach b1. Mit dem Stein auf a2 schlägt er den schwarzen in der Ecke.',
      ),
    ],
    turn: [
      'So läuft ein Zug',
      {
        steps: [
          'Sie ziehen einen Stein einen Schritt weit.',
          'Alle gegnerischen Steine, die er zusammen mit einem anderen von Ihnen einschließt, werden geschlagen.',
        ],
      },
    ],
    ends: latrunculi.ends(d, 'Eine Seite hat höchstens noch einen Stein.', '', 'Schlag'),
    options: options('latrunculi-piso'),
    errata: latrunculi.errata,
    sources: latrunculi.sources,
  },
  notes: {
    ...latrunculi.notes,
    blockade:
      'Die Vorlage lässt auch nach einer Blockade den gewinnen, der mehr geschlagen hat, und spricht nicht von gleichen Zahlen. Dann ist es unentschieden.',
    errLeap:
      'Die Bildunterschrift C sagt, Schwarz schlage durch Überspringen des eigenen Steins. In dieser Variante gibt es keinen Sprung; die Unterschrift stammt aus der Seneca-Variante.',
    errIncitus:
      'Der geschlagene Stein heißt incitus, der Unbewegliche, obwohl hier nie etwas festgesetzt wird.',
  },
});
