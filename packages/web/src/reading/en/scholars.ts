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

export const page = makePage('en', outline, {
  title: 'The Scholars’ Game',
  lead: 'Four ways of taking, each a matter of choice after your move. Pyramids crumble layer by layer, prisoners change sides, and you agree beforehand how to win.',
  sections: {
    story: [
      'The game and its document',
      ORIGIN,
      'This form comes from _Das Spiel der Gelehrten_, an unsigned German text. It is written from within an imagined country, Heligonia, and names a certain Asilo as the first to think of the game. It describes a general form and, beside it, the form of a house of scholars, the Nexus Corenae, which has a page of its own. With ten captures agreed a game takes about an hour.',
      GROWTH,
    ],
    pieces: [
      'Pieces and set-up',
      'Rounds are called _multiplices_ here, triangles _superparticulares_, squares _superpartientes_, after the kinds of ratio they grow from. Even is white, odd is black.',
      armies('scholars'),
      `${PYRAMIDS} ${LAYERS}`,
      figure(d.start, 'The start. Odd begins, because even is often slightly better off.'),
    ],
    moves: [
      'Moves',
      {
        list: [
          'Rounds go *one* step along a row or column.',
          'Triangles go *two* steps diagonally.',
          'Squares go *three* steps in any of the eight directions.',
          'The pyramid moves as any shape it still holds. Without its rounds it can no longer go one step.',
        ],
      },
      'All squares on the way must be empty. The document counts the square a piece starts from; its “second field” is one step away.',
      figure(d.round, 'A round: four squares.'),
      figure(d.triangle, 'A triangle: two steps diagonally.'),
      figure(d.square, 'A square: three steps in eight directions.'),
      `The distances are exact, and this decides much. A triangle can get to only ${roamingCount('scholars', 'triangle')} of the 128 squares in its whole life, a square to ${roamingCount('scholars', 'square', ' or ')}. Rounds and whole pyramids get everywhere. See early which enemies a piece can meet at all.`,
      figure(d['roaming-triangle'], 'All squares that the {T20} can ever get to from d2.'),
      figure(d['roaming-square'], 'All squares that the {S45} can ever get to from b2.'),
    ],
    turn: [
      'How a turn goes',
      {
        steps: [
          'You move one piece. Or you bring a prisoner back, and the turn is over.',
          'You take what you like of all that can be taken, one after another. Each capture must stand when it is made. You may also take nothing.',
          'If the agreed number is reached, or a harmony stands in the enemy camp, you have won.',
        ],
      },
    ],
    reentry: [
      'Prisoners come back',
      'As a whole turn you may turn a captured piece over and place it on an empty square of your own back rank, rank 1 for even, rank 16 for odd. It is yours from now on. Nothing is taken in that turn. Layers and pyramids do not come back, and a piece that is back no longer counts as captured.',
      figure(d.reentry, 'Even places the captured 25 on d1.'),
    ],
    taking: [
      'Taking',
      'After your move any of your pieces may take, not only the one that moved. The capturer stays where it is.',
      learned.TAKING,
    ],
    congressus: [
      'Congressus: equal values',
      'Your piece takes an enemy piece of equal value within its reach.',
      figure(
        d.congressus,
        'The {T9} goes from a4 to c6. Two more diagonal steps away stands the {c9}: $9 = 9$. The round could not have taken the triangle; it does not reach so far.',
      ),
    ],
    insidiae: [
      'Insidiae: two together',
      'Two of your pieces that both reach an enemy piece take it if the sum or the difference of their values is its value. With the option `product=yes` product and quotient count as well.',
      figure(d.insidiae, 'The {C8} steps to c8. With the {C4} on d7 it takes the {t12}: $4 + 8 = 12$.'),
      figure(d.difference, 'The {C16} steps to c7. With the {C4} it takes the {t12}: $16 − 4 = 12$.'),
    ],
    eruptio: [
      'Eruptio: value times distance',
      'Your piece takes an enemy piece in the same row, column or diagonal if its value times the number of squares between them is the enemy’s value. These squares must be empty. How the piece moves does not matter. The option `count` counts otherwise.',
      figure(
        d.eruptio,
        'The {C4} steps to c3. On the diagonal three squares lie between it and the {t12}: $4 × 3 = 12$.',
      ),
    ],
    obsidio: [
      'Obsidio: besieged',
      'A besieged piece may be taken, whatever its number.',
      SIEGE,
      figure(
        d.obsidio,
        'The {c7} steps to b1. The {C4} in the corner cannot move any more and may be taken.',
      ),
    ],
    pyramid: [
      'The pyramid',
      'A pyramid is taken whole by the sum of its present layers or by siege. Or it is taken layer by layer, each by its own value; the sum falls accordingly. It attacks with its present sum or with any one layer and stays together when it does. The shape it reaches with and the number it reckons with are chosen freely.',
      figure(
        d.layer,
        'The {C16} steps to d9 and takes the layer 16: $16 = 16$. The pyramid is worth 174 from now on and has lost its only round.',
      ),
    ],
    victory: [
      'Victory',
      'There are common victories, which count prisoners, and true victories, which ask for a harmony. Whoever reaches one of them first wins.',
    ],
    common: [
      'Common victories',
      'Before the game you agree on one number or several. If several are agreed, all must be met together.',
      {
        list: [
          '_Victory of the body_ (`pieces`): a number of prisoners.',
          '_Victory of possessions_ (`sum`): a sum of their values.',
          '_Victory of income_ (`digits`): a number of digits on them.',
        ],
      },
      'The prisoners 12, 30 and 121 are three pieces, the sum 163 and seven digits. A layer is one piece.',
      figure(
        d.body,
        'Even holds nine prisoners. The {S25} takes the {c25} three steps away: the tenth. Even wins.',
      ),
    ],
    true: [
      'True victories',
      'The true art is a harmony in the enemy camp, the far 8 × 8 squares. Enemy pieces that stand there may serve, but not as the last: the harmony must contain your own piece that has just moved. For $a < b < c$:',
      conditions('arithmetic', 'geometric', 'harmonic'),
      learned.GRADES,
      learned.FORMATION,
      figure(d.row, '2 4 6, each two squares apart: a small victory.'),
      figure(
        d.angle,
        'The {C8} steps to the corner between the {C6} and the enemy’s {t12}: 6 8 12, harmonic.',
      ),
      figure(
        d.mighty,
        '4 6 9 12 on the corners of a square: 6 9 12 arithmetic, 4 6 9 geometric, 4 6 12 harmonic. A mighty victory.',
      ),
      `A pyramid counts with its present sum. With \`pyramid-first=yes\` the enemy pyramid must be taken first. The armies can form ${foursOf('scholars', 'great').length} great and ${foursOf('scholars', 'excellent').length} mighty fours.`,
      ...harmonies('scholars', 'arithmetic', 'geometric', 'harmonic'),
    ],
    ends: ends('capture or return of a prisoner', 'can neither move nor bring back a prisoner'),
    options: options('scholars'),
    errata: learned.errata,
    sources: learned.sources,
  },
  notes: {
    ...END_NOTES,
    ...learned.notes,
    setup:
      'The document lists the armies and prints no set-up. This is the usual one of the 8 × 16 board; the option offers three others.',
    reentry:
      'The document speaks of variants in which prisoners return and does not say where. One’s own back rank is the usual place; and taking nothing keeps the return from being an attack out of nowhere.',
    common:
      'Ten pieces are the document’s own example, so they are agreed unless you say otherwise. That only prisoners in hand count, and a layer as one piece, is ours. Set all three numbers to 0 to play for harmonies alone.',
    always:
      'True victories are always on, whatever common victory is agreed, and a pyramid counts with its sum: the document calls them the true art and does not say that one must agree on them.',
  },
});
