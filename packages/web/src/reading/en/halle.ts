import { figure } from '../author.ts';
import type { SectionText, Written } from '../author.ts';
import type { diagrams as beginner } from '../diagrams/halle-beginner.ts';
import { foursOf, roamingCount } from '../tables.ts';
import { WORKS } from '../works.ts';
import { armies, END_NOTES, ends, GROWTH, options, ORIGIN, SIEGE } from './shared.ts';

/** What both games of Halle say in English. */

type Rules = 'halle-beginner' | 'halle-advanced';
type Diagrams = typeof beginner;

export const pieces = (rules: Rules, d: Diagrams, ...more: readonly Written[]): SectionText => [
  'Pieces and set-up',
  ...more,
  armies(rules),
  'Even is white, odd is black. The _pyramid_ is a tower of square steps: all square numbers from 1 to 36 make 91, those from 16 to 64 make 190. Only two of its numbers matter here, its total and its base: 91 or 36, 190 or 64. Every other piece has a back in the enemy’s colour with the same number, underlined. It is used once, in the victory.',
  figure(d.start, 'The start. White begins.'),
];

export const moves = (rules: Rules, d: Diagrams): SectionText => [
  'Moves',
  {
    list: [
      'Rounds go *one* step.',
      'Triangles go *two* steps.',
      'Squares go *three* steps.',
      'The pyramid goes *one, two or three* steps in a straight line.',
    ],
  },
  'All go forwards, backwards or sideways, never diagonally, and never over another piece. Triangles and squares may turn once on the way by a right angle. A triangle then ends one square away diagonally, a square a knight’s move away. If two ways lead to the same square, one free way is enough.',
  figure(
    d.triangle,
    'The {T20} can go to seven squares. The {C4} closes the way straight ahead, but e6 and c6 can be reached by going sideways first.',
  ),
  figure(d.square, 'The {S45} on an open board: three steps straight on, or two and one around a corner.'),
  figure(d.pyramid, 'The pyramid goes straight: one, two or three steps.'),
  `The distances are exact. A triangle never goes one step, so it never leaves the colour it stands on: it can get to ${roamingCount(rules, 'triangle')} of the ${roamingCount(rules, 'round')} squares.`,
  figure(d.roaming, 'All squares that this triangle can ever get to.'),
];

export const turn: SectionText = [
  'How a turn goes',
  {
    steps: [
      'Enemy pieces that you have marked and that are still under attack are taken. The program does this by itself.',
      'You move one piece. Instead, you may lay down a captured piece if that wins.',
      'Besieged enemy pieces are taken at once.',
      'If your row stands, you have won.',
      'Every enemy piece that is now under attack is marked. Your opponent sees the marks and can answer.',
    ],
  },
];

export const taking = (d: Diagrams): SectionText => [
  'Taking: first marked, then taken',
  'This is what sets Halle apart. An attack does not take at once. First the attacked piece is *marked*. Your opponent has one turn to answer: to move the piece away, to put another in between, to take the attacker. Before your next move each marked piece that is then under any attack of yours is taken, wherever it has gone.',
  figure(
    d.taken,
    'White attacks the {t30}, black plays elsewhere, and the {t30} is lost before white’s next move.',
  ),
  figure(d.escape, 'The same attack, but the {t30} turns the corner to d9. It is safe.'),
];

export const eruptio = (d: Diagrams): SectionText => [
  'Eruptio: value times distance',
  'An enemy piece is attacked if the value of your piece times the distance is its value: $value × distance = enemy value$. The distance is the number of steps from one piece to the other, along a row or a column. No piece may stand in between.',
  figure(
    d.eruptio,
    'The {C6} steps from c2 to c3. From there it is five steps to the {t30}: $6 × 5 = 30$. The {t30} is marked.',
  ),
  'How a piece moves does not matter for eruptio. The option `count` counts the squares otherwise.',
];

export const insidiae = (d: Diagrams): SectionText => [
  'Insidiae: in the pincers',
  'An enemy piece is attacked if two of your pieces stand right beside it on opposite sides, in a row or a column, and the sum or the product of their values is its value.',
  figure(
    d.insidiae,
    'The {c9} steps from c4 to c5. With the {c5} on the other side it holds the {S45}: $5 × 9 = 45$.',
  ),
];

export const obsidio = (d: Diagrams): SectionText => [
  'Obsidio: besieged',
  'A besieged piece is lost at once, without a mark. Numbers do not matter.',
  SIEGE,
  figure(d.obsidio, 'The {c7} steps from b2 to b1. The {C4} in the corner has no square left and is taken.'),
];

export const pyramid = (d: Diagrams): SectionText => [
  'The pyramid',
  'A pyramid is attacked by its total or by its base, and it attacks with the same two numbers. It is always taken whole. It must fall before a row can win, so protect it.',
  figure(
    d.base,
    'The {t12} goes from e7 to e5. With the {c3} it reaches the base of the white pyramid: $3 × 12 = 36$. The whole pyramid is marked.',
  ),
];

export const place = (d: Diagrams): readonly Written[] => [
  'One captured piece may help. Instead of moving you lay it down on an empty square, its back upwards, if that completes the row and wins. Pyramids have no back and cannot be laid down.',
  figure(d.place, 'White holds the captured 5 and lays it down on e9: 2 5 8 is arithmetic. White wins.'),
];

export const extensions = (rules: Rules, d: Diagrams): SectionText => [
  'Extensions',
  'The leaflet closes with what other authors have played. Each of these is an option, off unless you agree on it, and they can be combined.',
  '*Moves after de Boissière* (`moves=boissiere`). Rounds go one step diagonally, triangles two and squares three steps straight, without turning. The pyramid moves as any of them.',
  figure(d.boissiere, 'A round that goes diagonally.'),
  '*Into the second field* (`moves=second-field`). Rounds go two, triangles three, squares four steps; the pyramid two to four.',
  figure(d['second-field'], 'A square that goes four steps, straight or around a corner.'),
  '*Difference and quotient* (`difference=yes`). Insidiae also works by subtraction and division, eruptio by division. Now small numbers are in danger too.',
  figure(d.difference, 'The {T42} goes to e6: $45 − 42 = 3$. The {c3} is marked.'),
  '*Completion* (`completion=yes`). If the product of an eruptio is not enough, a third piece may be added that reaches the victim’s square; with `difference` it may be subtracted as well.',
  figure(
    d.completion,
    'Six times four steps are 24. The {C4} beside the {s28} adds the rest: $6 × 4 + 4 = 28$.',
  ),
  '*Geometric rows* (`geometric=yes`) win as well: $a × c = b²$.',
  figure(d.geometric, '4 6 9 is geometric: $4 × 9 = 6²$.'),
  '*The greatest harmony* (`greatest=yes`). The four numbers 6 8 9 12 in one row or column win too. They contain 6 9 12 (arithmetic), 6 8 12 (harmonic) and the intervals of music: octave 12:6, fifths 12:8 and 9:6, fourths 12:9 and 8:6, and the tone 9:8. Only white can form it, and only with the full armies: then 6, 8 and 9 are its own, and the 12 is captured and laid down. Black lacks both the 6 and the 8, and only one captured piece may help.',
  figure(d.greatest, 'White lays down the 12 and completes the greatest harmony.'),
  `*Grades of victory* (\`grade\`). _Victoria magna_ is the row of three. _Victoria maior_ asks for four pieces in order in one row or column that hold two kinds of progression, such as 3 4 5 6. _Victoria praestantissima_ asks for all three kinds; of these fours there are ${foursOf(rules, 'excellent').length}.`,
  figure(d.grade, '3 4 6 9 holds all three: 3 6 9 arithmetic, 4 6 9 geometric, 3 4 6 harmonic.'),
  '*Without the pyramid* (`pyramid-first=no`). The enemy pyramid need not be taken first. The leaflet remarks that few of the old texts ask for it.',
];

export const end = ends('a capture', 'can neither move nor win by laying down a piece');
export { options };

export const story = (own: string): SectionText => ['The game and its leaflet', ORIGIN, own, GROWTH];

export const errata: SectionText = [
  'Errata of the leaflet',
  'What is wrong or lost in the text we follow. Nothing here changes the game.',
];

export const sources: SectionText = [
  'Sources',
  'The rules follow _Rhythmarchie. Spielanleitung_, a German leaflet by Karin Richter and Raffaela Banse. “Halle” is only the name it goes by here. The leaflet rests on:',
  { list: WORKS.halle },
];

export const notes = {
  ...END_NOTES,
  moves: 'The leaflet lets triangles and squares turn and says nothing of the pyramid. So it goes straight.',
  endOfTurn:
    'The leaflet says only that the faster one wins. We look first at the side that has moved, then, after its pending captures, at the other. So the two cannot win at once. A row that your opponent completes for you by stepping aside wins before you move.',
  twoStages:
    'A piece that walks into an attack by itself is marked only after your next turn. The leaflet does not speak of this case; read this way, every piece has one turn to answer.',
  pyramid:
    'The leaflet says with which numbers a pyramid is taken, not with which it attacks. We use the same two.',
  victory:
    'In a row too a pyramid counts with its total or its base. The leaflet does not say; this is how it counts everywhere else.',
  boissiere:
    'The leaflet does not mention the pyramid here. It stands for all three shapes, so it moves as any of them.',
  secondField:
    'The leaflet gives the three distances only. That rounds still do not turn, and that the pyramid goes two to four steps, follows its ordinary moves.',
  fourTerm:
    'Old tables count four numbers with $a × d = b × c$ as geometric, such as 6 8 9 12. Without this the highest grade is almost out of reach: only 3 4 6 9, 4 6 9 12 and 15 20 30 45 are left.',
  errTerms: 'The leaflet writes _obsidia_ and, once, _eruptia_. The Latin words are obsidio and eruptio.',
  errFigures:
    'The drawings of eruptio, of insidiae and of the backs of the pieces are lost. Of insidiae three numbers survive: 5 and 45 side by side, the 9 diagonally below the next square. Our diagram fits them.',
  errBoissiere: 'De Boissière is spelled de Boissère.',
  errNumbers: 'The numbers of the subsections stand in the table of contents only.',
  errName:
    'The game is called Rhythmarchie in the title, Rithmomachie in the text and Rhythmackie at the end.',
};
