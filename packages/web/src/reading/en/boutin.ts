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

export const page = makePage('en', outline, {
  title: 'Rithmomachia after de Boissière, 1556',
  lead: 'The richest of the rule sets: six ways of taking, moves that slide and moves that leap, prisoners that return, fourteen victories. For players who know one of the others.',
  sections: {
    story: [
      'The game and its document',
      'Rithmomachia appears in manuscripts of the late tenth or early eleventh century and is played by learned clergy until the seventeenth. In 1482 the bishop John Shirwood publishes a text on it in Rome. In 1556 the mathematician Claude de Boissière prints the game in French and gives it a second wind: rules that grow in difficulty with the players, and tables for those who do not like to reckon.',
      'In 1983 Michel Boutin rebuilds a playable game from the treatises of that time. His article, put online by the Escale à jeux, is our document. He calls the game a battle of pieces and of numbers at once, and its imbalance the likely reason why it disappeared. A game to the proper victory fills an evening; with ten prisoners agreed (`victory=corps`) it takes about an hour.',
      GROWTH,
    ],
    pieces: [
      'Pieces and set-up',
      'Here even is black and odd is white, and the board lies on its side, as Boutin draws it.',
      armies('boutin'),
      `${PYRAMIDS} ${LAYERS} All other pieces are reversible: the back shows the same number in the other colour.`,
      figure(d.start, 'The start. Even (black) begins.'),
    ],
    moves: [
      'Moves',
      {
        head: ['', 'regular: slides', 'irregular: leaps'],
        table: [
          ['round', 'one step diagonally', '–'],
          ['triangle', 'two steps along a row or column', 'a knight’s move (2 and 1)'],
          ['square', 'three steps along a row or column', 'a camel’s move (3 and 1)'],
          ['pyramid', 'as any shape it still holds', 'as any shape it still holds'],
        ],
      },
      'A regular move slides over empty squares. An irregular one leaps over anything, but it never takes. To _reach_ a square always means: by a regular move, were the square empty. The distances are exact.',
      figure(d.round, 'A round. It has no leap.'),
      figure(d.triangle, 'A triangle: four slides, eight leaps.'),
      figure(d.square, 'A square: four slides, eight leaps.'),
      `By regular moves alone a triangle is bound to ${roamingCount('boutin', 'triangle', ' or ', true)} squares and a square to ${roamingCount('boutin', 'square', ' or ', true)}. The leaps set them free. Rounds stay on their colour.`,
    ],
    turn: [
      'How a turn goes',
      'A turn has one of four forms. Captures are never compulsory.',
      {
        steps: [
          'A *regular move*, then as many of the standing captures as you like, one after another. The squares of the victims stay empty. The capturer need not be the piece that moved.',
          'A *capture first*: one piece takes what it can take now and goes to the place of a victim. Then captures as after a move.',
          'An *irregular move*, without any capture.',
          'The *pose*: a prisoner comes back.',
        ],
      },
    ],
    'take-first': [
      'Taking before moving',
      'If a capture already stands when your turn begins, one piece may take one or more victims and then goes to the square of one of them. That is its move. After an assault it travels along the empty line. Of two pieces that take together either may go. After an imprisonment a besieger goes that reaches the square; if none does, the victim can only be taken together with a regular move. A pyramid that has lost only a layer still stands, so nobody goes there.',
      figure(d['take-first'], 'White to move. The {t16} takes the {C4} by power, $4² = 16$, and goes to a3.'),
    ],
    pose: [
      'The pose: prisoners return',
      'As a turn you turn a captured piece over and place it on an empty square of your own edge rank: rank 1 for black, rank 16 for white. Captures that then stand may be made. Layers and pyramids do not return. A piece that is back no longer counts as a prisoner.',
      figure(d.pose, 'Black places the captured 25 on b1. It reaches the {s25} at once and takes it.'),
    ],
    taking: [
      'Six ways of taking',
      'Five of them reckon, the sixth does not. The figures of the article are lost; our diagrams keep the squares that its text names.',
    ],
    rencontre: [
      'Encounter (rencontre): equal values',
      'A piece takes an enemy piece of equal value within its reach.',
      figure(d.rencontre, 'The {c25} goes from b1 to c2 and takes the {S25}: $25 = 25$.'),
    ],
    embuche: [
      'Ambush (embûche): two together',
      'Two pieces that both reach an enemy piece take it if the sum, the difference, the product or the quotient of their values is its value.',
      figure(d.embuche, 'The {C4} goes from a4 to b3. With the {C8} it takes the {t12}: $4 + 8 = 12$.'),
    ],
    assaut: [
      'Assault (assaut): at a distance',
      'Two enemies stand in one row, column or diagonal with only empty squares between. If the greater value divided by the smaller is the number of squares between them, either may take the other. Equal values do so with one square between. To the letter of the text, two values whose product is that number do so too. The layer 1 takes part. The option `count` counts otherwise.',
      figure(d.assaut, 'The {C36} goes to h1. Three squares lie between it and the {t12}: $36 ÷ 12 = 3$.'),
      figure(
        d.discovered,
        'The {C2} steps aside and opens the diagonal. Two squares lie between the {T6} and the {t12}: $12 ÷ 6 = 2$.',
      ),
    ],
    puissance: [
      'Power (puissance): powers and roots',
      'A piece takes an enemy piece within its reach if one value is a power of the other: square, cube, fourth power and so on. The value 1 takes no part.',
      figure(
        d.puissance,
        'The {c3} goes to a2 and takes the {S81}: $3⁴ = 81$. From c2 it could do the same.',
      ),
    ],
    progression: [
      'Progression: three in proportion',
      'Two pieces that both reach an enemy piece take it if the three values, in whatever order, form an arithmetic, geometric or harmonic progression.',
      figure(
        d.progression,
        'The {T20} goes to a3. With the {S15} on d1 it takes the {c25}: 15 20 25 is arithmetic.',
      ),
    ],
    emprisonnement: [
      'Imprisonment (emprisonnement): shut in',
      'A piece may be taken, whatever its number, if it has no regular move to an empty square and would have none even with every other piece of its own army off the board. Only enemies and the edge imprison, and leaps do not save it.',
      figure(
        d.emprisonnement,
        'The {C4} goes to b4. The {t30} is shut in and falls; the {t16} falls by power, $4² = 16$. The {T72} on b4 would have imprisoned the {t30} as well.',
      ),
    ],
    pyramide: [
      'The pyramids',
      'A pyramid is worth the sum of the layers it still has. It is taken whole by that sum or by imprisonment, or layer by layer, each by its own value. It takes with its sum or with any layer. It never comes apart by its own move. If it loses its squares, it no longer moves as a square.',
      figure(
        d.layer,
        'The {C4} comes within reach and takes the layer 16 by power: $4² = 16$. The pyramid is worth 174 now and moves no longer as a round.',
      ),
    ],
    victory: [
      'Victory',
      'Before the game you agree on one of fourteen victories: seven common ones, which count prisoners, and seven proper ones, which ask for progressions. The option is `victory`.',
    ],
    common: [
      'The seven common victories',
      {
        list: [
          '_Corps_: a number of prisoners, 10 unless you change it (`pieces`).',
          '_Bien_: a sum of their values, 500 (`sum`).',
          '_Procès_: a number of digits on them, 20 (`digits`).',
          'The four combinations of these, all met together.',
        ],
      },
      figure(
        d.proces,
        'Procès with five digits: black holds the 120 and takes the {c81}. Three digits and two are five: black wins.',
      ),
    ],
    proper: [
      'The seven proper victories',
      'First take the enemy pyramid. Then place your pieces, turned prisoners among them, in the enemy camp so that they form progressions. For $a < b < c$:',
      conditions('arithmetic', 'geometric', 'harmonic'),
      {
        list: [
          '_Mediocre_: three pieces in a line that form one progression; one of three kinds.',
          '_Great_: four pieces that hold two kinds; one of three pairs.',
          '_Excellent_: four pieces that hold all three kinds.',
        ],
      },
      'A line is a row, a column or a diagonal. The values stand in order along it, gaps may be of any size, and nothing stands between. Four may also stand on the corners of an upright square, in any order. What is better than the grade agreed wins too. A leap may complete it.',
      figure(d.mediocre, 'Mediocre: 16 36 56 on a diagonal. The 56 began as a white piece.'),
      figure(d.great, 'Great: 4 6 12 36. The harmonic 4 6 12 and the geometric 4 12 36.'),
      figure(
        d.excellent,
        'Excellent: 4 6 9 12 on a square. 6 9 12 arithmetic, 4 6 9 geometric, 4 6 12 harmonic.',
      ),
      `The armies can form ${foursOf('boutin', 'great').length} great and ${foursOf('boutin', 'excellent').length} excellent fours.`,
      ...harmonies('boutin', 'arithmetic', 'geometric', 'harmonic'),
    ],
    ends: ends('capture or pose', 'can neither move, take nor place a prisoner'),
    options: options('boutin'),
    errata: ['Errata of the document', 'What is wrong or lost in the text we follow.'],
    sources: [
      'Sources',
      'The rules follow Boutin’s article and rest on the works it names:',
      { list: WORKS.boutin },
    ],
  },
  notes: {
    ...END_NOTES,
    endOfTurn: `${END_OF_TURN} What your opponent completes for you wins at the end of your own next turn, if it still stands.`,
    setup:
      'The figure is lost. The article says that de Boissière left the opening as it was, so this is the usual one; the option offers three others.',
    begins: 'The article does not say who begins. Even does.',
    moves:
      'The figures are lost. The text names the knight and the camel; the regular moves are read off the examples and agree with what the leaflet from Halle reports of de Boissière.',
    turn: 'The article lets captures come before or after a regular move and says in each case where the capturer stands. Reading this as two forms of one turn uses every sentence of it.',
    takeFirst:
      'The article puts the capturer in the victim’s place. Who goes when two take together, or after an imprisonment, it does not say; this is our completion.',
    common:
      'The article leaves the three numbers to the players. Ten, 500 and 20 are ours, and so is counting only prisoners in hand, a layer as one piece, a whole pyramid as one with its sum. Ten prisoners make a short game, and proper games are long.',
    proper:
      'The article leaves the choice to the players. The mediocre proper victory is agreed unless you say otherwise.',
    formation:
      'That the gaps may differ, that order matters in a line and not on a square, and that a pyramid counts with its sum is read off the three examples.',
    fourTerm:
      'Old tables count four numbers with $a × d = b × c$ as geometric. The article’s own examples keep to threes. Without it only three fours are excellent: 3 4 6 9, 4 6 9 12 and 15 20 30 45.',
    errFigures: 'All figures are lost: board, pyramids, opening, moves, captures and victories.',
    errSums:
      'The caption of figure 3 remarks that de Boissière himself exchanged the sums of the two pyramids.',
    errSentence:
      'The sentence on how de Boissière changed the pyramids has lost a half: from a pile of squares, presumably, to one of squares, triangles and rounds.',
    errTwenty: 'In the example of the progression the black triangle lacks its number. It is the 20.',
    errSigns: 'The signs for regular and irregular moves survive as the words diamond and blacklozenge.',
    errMurray: 'Murray’s history of board games is dated 1942; it appeared in 1952.',
    errDurham: 'Shirwood’s see is printed Durhan; it is Durham.',
  },
});
