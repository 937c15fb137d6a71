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

export const page = makePage('en', outline, {
  title: 'Rithmomachy with perfect and small victories',
  lead: 'Captures happen by themselves, pieces leap, and three numbers in the enemy camp end the game at once. The quickest of the large games.',
  sections: {
    story: [
      'The game and its document',
      ORIGIN,
      'This form comes from a short Japanese rules sheet, _Rithmomachy_, unsigned. It knows two kinds of victory: the “perfect victory”, 完全なる勝利, by a progression, and “small victories”, 小さな勝利, by plunder. For the tables it sends its readers to the page on glorious victories at boardspace.net. A game takes half an hour to an hour. You must watch the whole board, because everything that can be taken is taken.',
      GROWTH,
    ],
    pieces: [
      'Pieces and set-up',
      'Even is white, odd is black.',
      armies('glorious'),
      `${PYRAMIDS} ${LAYERS} Every piece can be turned over, layers too.`,
      figure(
        d.start,
        'The start. The armies stand two ranks nearer to each other than usual. Odd (black) begins.',
      ),
    ],
    moves: [
      'Moves',
      {
        head: ['', 'slides', 'leaps'],
        table: [
          ['round', 'one step diagonally', '–'],
          ['triangle', 'two steps along a row or column', 'a knight’s move (2 and 1)'],
          ['square', 'three steps along a row or column', 'a camel’s move (3 and 1)'],
          ['pyramid', 'as any shape it still holds', 'as any shape it still holds'],
        ],
      },
      'A slide needs empty squares on the way, a leap does not. A piece _reaches_ a square if it could move there now, by slide or leap, were the square empty. The distances are exact.',
      figure(d.round, 'A round.'),
      figure(d.triangle, 'The {C4} blocks the slide of the {T20} straight ahead. The leaps go over it.'),
      figure(d.square, 'A square: four slides, eight leaps.'),
      `A round gets to ${roamingCount('glorious', 'round')} of the 128 squares, those of its own colour. All others get everywhere.`,
    ],
    split: [
      'A layer leaves its pyramid',
      'Instead of moving the pyramid you may send out one of its layers. It moves as its own shape to an empty square and is an ordinary piece from then on. The pyramid’s total falls by its value. The last layer cannot leave. Captures follow as after any move.',
      figure(d.split, 'The triangle 16 leaves the pyramid by a knight’s leap. The pyramid is worth 75 now.'),
    ],
    turn: [
      'How a turn goes',
      {
        steps: [
          'You move a piece, or send out a layer, or place a prisoner.',
          'After a move everything that can be taken is taken at once. After placing nothing is taken.',
          'If a victory stands, you have won.',
        ],
      },
    ],
    place: [
      'Prisoners return',
      'As a turn you may turn a captured piece over and place it on an empty square of your own back rank, rank 1 for even, rank 16 for odd. That turn takes nothing, and the piece no longer counts as captured.',
      figure(d.place, 'Even places the captured 25 on b1. It reaches the {s25}, but takes nothing yet.'),
    ],
    taking: [
      'Taking',
      'After your move every enemy piece that is open to one of the four captures is taken, all at once. There is no choice, and captures that become possible only then are not added. Your pieces stay where they are. What threatens your own pieces is your opponent’s affair, on the next turn.',
    ],
    meeting: [
      'Meeting: equal values',
      'Your piece takes an enemy piece of equal value within its reach, leaps included.',
      figure(d.meeting, 'The {T25} goes from c4 to c6. The {c25} stands a knight’s leap away: $25 = 25$.'),
    ],
    assault: [
      'Assault: value and distance',
      'Your piece takes an enemy piece in the same row, column or diagonal if its value times, or divided by, the number of squares is the enemy’s value. The squares are counted with both pieces: neighbours are two apart, with one square between it is three. The squares between must be empty.',
      figure(
        d.assault,
        'The {C4} comes to c6. From c6 to c8 there are three squares: $4 × 3 = 12$. The {t12} is taken.',
      ),
      figure(d.division, 'The same pieces, but black comes: $12 ÷ 3 = 4$. The {C4} is taken.'),
      figure(
        d.between,
        'The start with `count=between`. Odd has moved its 9; the 72 on g5 is gone, because six squares lay between it and the 12: $12 × 6 = 72$.',
      ),
    ],
    ambuscade: [
      'Ambuscade: two together',
      'Two of your pieces that both reach an enemy piece take it if the sum of their values is its value.',
      figure(d.ambuscade, 'The {C4} goes to b3. With the {C8} it takes the {t12}: $4 + 8 = 12$.'),
    ],
    siege: [
      'Siege: shut in on four sides',
      'A piece is taken if its four neighbours in row and column are all enemies or the edge. Its diagonals, and whether it could still leap, do not matter.',
      figure(d.siege, 'The {C8} comes to b10. The {c3} at the edge has enemies on its three other sides.'),
    ],
    pyramid: [
      'The pyramid',
      'A pyramid counts with its present total and with each of its layers: when it takes, when it is taken, and in a victory. Odd’s pyramid is a 190 and also a 64, a 49, a 36, a 25 and a 16. By its total it is taken whole, by a layer’s value it loses that layer; a siege takes all of it.',
      figure(d.layer, 'The {C16} comes within reach and takes the layer 16. The pyramid is worth 174.'),
    ],
    victory: [
      'Victory',
      'Whoever reaches one of the agreed victories first wins. The enemy pyramid need not be taken.',
    ],
    perfect: [
      'The perfect victory',
      'Three pieces in the enemy camp, the far 8 × 8 squares, form a progression. At least one of them is yours. They stand at equal distances in a row, a column or a diagonal, the middle number in the middle; or at a right angle with equal legs, the middle number at the corner. Nothing stands between. For $a < b < c$:',
      conditions('arithmetic', 'geometric', 'harmonic'),
      figure(d.row, 'The sheet’s first example: 1 8 15, seven apart each.'),
      figure(d.diagonal, 'Its second: 4 16 64 on a diagonal, $4 × 64 = 16 × 16$.'),
      figure(d.angle, 'Its third: 3 4 6 at a right angle, $(3 + 6) × 4 = 3 × 6 × 2$. The {c3} is an enemy.'),
      'Since a pyramid counts with any layer, the 1 takes part.',
      ...harmonies('glorious', 'arithmetic', 'geometric', 'harmonic'),
    ],
    small: [
      'The small victories',
      {
        list: [
          '*Fifteen pieces* (`pieces`). Each layer counts as one.',
          '*Points* (`points`). Even needs prisoners worth 1315 of odd’s 1752, odd 984 of even’s 1312.',
          '*Agreed digits* (`digits`), off at first. Whoever holds prisoners that show all these digits wins.',
        ],
      },
      figure(
        d.digits,
        'The digits 1, 2 and 3 are agreed. Black holds 25 and 36 and takes the {T81}: the 2, the 3 and the 1 are there. Black wins.',
      ),
      'A prisoner that is placed again no longer counts.',
    ],
    ends: ends('capture, placing or split', 'can neither move, split its pyramid nor place a prisoner'),
    options: options('glorious'),
    errata: ['Errata of the document', 'What is wrong or lost in the text we follow.'],
    sources: [
      'Sources',
      'The rules follow the Japanese sheet and the page it refers to:',
      { list: WORKS.glorious },
    ],
  },
  notes: {
    ...END_NOTES,
    endOfTurn: `${END_OF_TURN} What your opponent completes for you wins at the end of your own next turn, if it still stands.`,
    setup:
      'The figure is lost. We move the usual formations two ranks towards each other; that leaves a free back rank for prisoners. The option offers the usual places and two other set-ups.',
    begins: 'The sheet does not say who begins. Odd does, as in the Scholars’ Game.',
    moves:
      'The figure is lost. The text says only that moves along rows and columns are blocked by pieces, so there are others that are not: the leaps of de Boissière.',
    place:
      'The sheet counts placing as a turn and forbids taking at once; it does not say where. One’s own back rank is the usual place. That a placed piece no longer counts as captured is ours too.',
    captures:
      'The sheet says that such pieces are taken and names neither a choice nor a place for the capturer. So all are taken at once and the capturers stay.',
    assault:
      'The sheet does not say how squares are counted. If only the squares between counted, six of them would lie between odd’s 12 and even’s 72 at the start, $12 × 6 = 72$: almost any first move of odd would take the 72. Counted with both pieces, nothing stands at the start.',
    ambuscade:
      'The sheet puts the victim between the two and adds in brackets that both reach it. We take the bracket for the meaning; the three need not stand in a line.',
    siege:
      'The sheet says “on all four sides” and no more. That the edge helps the besieger, and that your own pieces do not hold you, is ours.',
    perfect:
      'The sheet speaks of three corners at equal distances. We read a right angle with equal legs, and ask for the middle number in the middle.',
    points:
      'The sheet has the numbers exchanged: black could never take 1315 of 1312. And for 980 we read 984, three quarters of 1312, as 1315 is one more than three quarters of 1752.',
    errPoints:
      'The sheet gives white 980 points and black 1315. The numbers are exchanged, and 980 should be 984.',
    errHeading:
      'The last formula is headed 等比数列, geometric. It is the harmonic one, as its own last line says (調和数列).',
    errSquares: 'The table of pieces counts eight squares a side. There are seven and the pyramid.',
    errFigures: 'All figures are lost: set-up, moves, captures, victories.',
  },
});
