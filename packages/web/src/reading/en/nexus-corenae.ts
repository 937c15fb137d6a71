import { figure, makePage } from '../author.ts';
import { diagrams as d } from '../diagrams/nexus-corenae.ts';
import { outline } from '../outlines/nexus-corenae.ts';
import { foursOf, roamingCount } from '../tables.ts';
import * as learned from './learned.ts';
import { armies, conditions, END_NOTES, ends, GROWTH, harmonies, options, ORIGIN } from './shared.ts';

export const page = makePage('en', outline, {
  title: 'The Scholars’ Game of the Nexus Corenae',
  lead: 'Every shape moves in all directions, the tower is one piece, and only harmonies win. The strictest of the rule sets.',
  sections: {
    story: [
      'The game and its document',
      ORIGIN,
      'This form comes from _Das Spiel der Gelehrten_, an unsigned German text written from within an imagined country. There the scholars of the Nexus Corenae play it. The document tells it by its differences from the general form: freer moves, fewer captures, no siege, no returning prisoners, and a tower that must fall before any harmony counts. A game can take two hours and more.',
      GROWTH,
    ],
    pieces: [
      'Pieces and set-up',
      armies('nexus-corenae'),
      'The pyramid is called the _tower_ here. It is one piece with several numbers: 36 25 16 9 4 1 for even, 64 49 36 25 16 for odd. The largest is its base.',
      figure(d.start, 'The start. Even begins.'),
      'The Nexus plays with other shapes: small squares for our rounds, large squares for our triangles, rounds for our squares. `shapes=document` draws them so; the rules do not change.',
      figure(d.shapes, 'The same start with the shapes of the document.'),
    ],
    moves: [
      'Moves',
      {
        list: [
          'Rounds go *one* step.',
          'Triangles go *two* steps.',
          'Squares go *three* steps.',
          'The tower goes *one, two or three* steps, as it likes.',
        ],
      },
      'All go in any of the eight directions, and all squares on the way must be empty.',
      figure(d.triangle, 'A triangle: two steps in eight directions.'),
      figure(d.tower, 'The tower: one, two or three steps in eight directions.'),
      `The distances are exact. A triangle can get to ${roamingCount('nexus-corenae', 'triangle')} of the 128 squares, a square to ${roamingCount('nexus-corenae', 'square', ' or ')}. Rounds and towers get everywhere.`,
      figure(d['roaming-triangle'], 'All squares that the {T20} can ever get to from d2.'),
      figure(d['roaming-square'], 'All squares that the {S45} can ever get to from b2.'),
    ],
    turn: [
      'How a turn goes',
      {
        steps: [
          'You move one piece.',
          'You take what you like of all that can be taken, one after another. Each capture must stand when it is made. You may also take nothing.',
          'If the enemy tower is taken and a harmony with your moved piece stands in the enemy camp, you have won.',
        ],
      },
      'Prisoners do not come back.',
    ],
    taking: [
      'Taking',
      'There are three ways. After your move any of your pieces may take, not only the one that moved. The capturer stays where it is. There is no siege; the document supposes that it was not elegant enough.',
      learned.TAKING,
    ],
    congressus: [
      'Congressus: equal values',
      'Your piece takes an enemy piece of equal value within its reach.',
      figure(d.congressus, 'The {T9} goes from c4 to c6 and takes the {c9} two steps further on: $9 = 9$.'),
    ],
    insidiae: [
      'Insidiae: the rule of addition',
      'Two of your pieces that both reach an enemy piece take it if the sum of their values is its value. Difference, product and quotient do not count.',
      figure(d.insidiae, 'The {C4} steps diagonally to c7. With the {C8} it takes the {t12}: $4 + 8 = 12$.'),
    ],
    eruptio: [
      'Eruptio: value times distance',
      'Your piece takes an enemy piece in the same row, column or diagonal if its value times the number of squares between them is the enemy’s value. These squares must be empty. The option `count` counts otherwise.',
      figure(d.eruptio, 'The {C4} steps to c3. Three squares lie between it and the {t12}: $4 × 3 = 12$.'),
    ],
    tower: [
      'The tower',
      'A tower is taken whole, and only by its base: 36 for even’s, 64 for odd’s. Its sum counts in no capture. It attacks with its base or with any other of its numbers and is never divided.',
      figure(d.base, 'The {C64} steps to d9 and takes the tower by its base: $64 = 64$.'),
      figure(
        d['tower-falls'],
        'Four squares lie between the {c9} and even’s tower: $9 × 4 = 36$. Odd moves another piece and takes the tower.',
      ),
      'No two pieces of odd add up to 36. Even has 15 and 49 for the 64.',
    ],
    victory: ['Victory', 'At the Nexus the true victories count. Common ones can be agreed on.'],
    true: [
      'True victories',
      'First the enemy tower must fall. Then you need a harmony in the enemy camp, the far 8 × 8 squares. Enemy pieces that stand there may serve, but not as the last: the harmony must contain your own piece that has just moved. For $a < b < c$:',
      conditions('arithmetic', 'geometric', 'harmonic'),
      learned.GRADES,
      learned.FORMATION,
      figure(d.row, 'Odd’s tower is taken. 2 4 6, each two squares apart: a small victory.'),
      'Your own tower may serve as any one of its numbers, never as their sum.',
      figure(d['tower-in-harmony'], 'The tower stands for its 4 between 2 and 6.'),
      figure(
        d.mighty,
        '4 6 9 12 on the corners of a square: 6 9 12 arithmetic, 4 6 9 geometric, 4 6 12 harmonic. A mighty victory.',
      ),
      `The tower’s 1 brings harmonies that other rule sets do not have, such as 1 2 3. There are ${foursOf('nexus-corenae', 'great').length} great and ${foursOf('nexus-corenae', 'excellent').length} mighty fours.`,
      ...harmonies('nexus-corenae', 'arithmetic', 'geometric', 'harmonic'),
    ],
    common: [
      'Common victories',
      'You may agree on a number of prisoners (`pieces`), a sum of their values (`sum`) or a number of digits on them (`digits`). If several are agreed, all must be met together. The prisoners 12, 30 and 121 are three pieces, the sum 163 and seven digits. A tower is one piece with its sum.',
    ],
    ends: ends('a capture', 'cannot move'),
    options: options('nexus-corenae'),
    errata: learned.errata,
    sources: learned.sources,
  },
  notes: {
    ...END_NOTES,
    ...learned.notes,
    setup:
      'The document lists the armies and prints no set-up. This is the usual one of the 8 × 16 board; the option offers three others.',
    shapes: 'By default the pieces look as in the other rule sets, so that nobody has to learn them twice.',
    common:
      'The document does not say what the Nexus agrees on. It calls harmonies the true art, so they alone count unless you agree on more.',
  },
});
