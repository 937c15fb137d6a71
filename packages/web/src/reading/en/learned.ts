import type { SectionText } from '../author.ts';
import { WORKS } from '../works.ts';

/** What both forms of the Scholars' Game say in English. */

export const TAKING =
  'A piece _reaches_ a square if it could move there now, were the square empty. Most captures ask for reach.';

export const GRADES = {
  list: [
    'A *small victory*: three pieces in one harmony.',
    'A *great victory*: four pieces that hold harmonies of two kinds.',
    'A *mighty victory*: four pieces that hold all three kinds.',
  ],
};

export const FORMATION = {
  list: [
    'Three pieces stand at equal distances in a row, a column or a diagonal, the middle number in the middle. Or they stand at a right angle with equal legs, the middle number at the corner.',
    'Four pieces stand at equal distances in a line, in order. Or they stand on the corners of an upright square, in any order.',
    'Nothing stands between them.',
  ],
};

export const errata: SectionText = [
  'Errata of the document',
  'What is wrong or lost in the text we follow. All tables on this page are computed, none is copied.',
];

export const sources: SectionText = [
  'Sources',
  'The rules follow _Das Spiel der Gelehrten_, an unsigned German text, and the works it names:',
  { list: WORKS.scholars },
];

export const notes = {
  moves: 'Nothing is said of jumping. A way must be free, as it must be for an eruptio.',
  captures:
    'The document says that a piece can take what it could reach with its next move, and not when. We take after the move, one after another or not at all, and the capturer stays where it is.',
  formation:
    'The document asks for a harmony “in the field of the enemy” and leaves its form open. We take the forms that two other documents describe: equal distances and right angles from the Japanese rules, the square of four from Boutin.',
  fourTerm:
    'Old tables count four numbers with $a × d = b × c$ as geometric. The same fours win either way; without it most mighty victories are only called great.',
  endOfTurn:
    'The document does not say when a victory is looked for. We look only at the side that has just played, after its captures. A harmony that your opponent completes for you does not count: your own moved piece must belong to it.',
  errRange: 'The armies are said to be built on the numbers 2 to 8. It is 2 to 9: odd’s roots are 3 5 7 9.',
  errMusical:
    'The musical harmony is put into words the wrong way round. The smallest is to the largest as the difference of the two smaller to that of the two larger: $6 : 12 = 2 : 4$. Formula and example are right.',
  errArithmetic: 'In the arithmetic table 2 6 12 should be 2 7 12, and 2 7 16 should be 2 9 16.',
  errLost: 'Of the 62 arithmetic rows 22 are lost, and three stand at the head where they do not belong.',
  errGeometric:
    'In the geometric table 36 66 120 and 36 72 125 are wrong, 36 90 225 is printed twice and 49 56 64 is missing.',
  errFigure: 'The drawing of the two towers is lost; only its legend is left. No set-up is printed.',
  errCountry: 'The country is spelled in three ways: Helgionia, Helgonia, Heligonia.',
};
