import { figure } from '../author.ts';
import type { SectionText, Written } from '../author.ts';
import type { diagrams as piso } from '../diagrams/latrunculi-piso.ts';
import type { RuleSetId } from '../page.ts';
import { stoneRows } from '../tables.ts';
import { WORKS } from '../works.ts';

/** What both variants of Ludus latrunculorum say in English. */

type Diagrams = Pick<
  typeof piso,
  'start' | 'placing' | 'step' | 'back-and-forth' | 'between' | 'quiet' | 'blockade' | 'last-stone'
>;

export const story = (own: string): SectionText => [
  'The game and its document',
  'Ludus latrunculorum, the game of the little soldiers, was played all over the Roman empire. No rules have come down to us, only boards, stones and remarks in passing. Varro compares the board to a table of declensions, so it was a grid. A poem in praise of Piso tells how the stones are cleverly spread over the open board. Ovid and Martial say that a stone is lost between two enemies. Isidore of Seville knows three names for the stones: vagi, ordinarii and inciti.',
  'The rules here follow a German text, _Ludus latrunculorum – Das Spiel der kleinen Soldaten_. It rebuilds the game from these witnesses in two variants. How the stones moved no ancient author says; the text decides for a game that flows.',
  own,
];

export const pieces = (d: Diagrams, rules: RuleSetId): SectionText => [
  'Board and stones',
  'The board has 8 × 8 squares. Each side has 20 equal stones, with rings on top and flat below. At the start the board is empty. Black begins.',
  figure(d.start, 'The start: an empty board.'),
  'Roman boards of other sizes have been found. You can play on them too.',
  { head: ['Board', 'Stones a side'], table: stoneRows(rules) },
];

export const placing = (d: Diagrams, nothing: string): SectionText => [
  'First phase: placing',
  `The players take turns to put one stone on any empty square until all are placed. The stones are called _vagi_ now, the roaming ones. ${nothing} A stone that stands between two enemies stays safe until one of them leaves and a guard comes anew.`,
  figure(
    d.placing,
    'Black places a stone on e5. The white stone on e4 stands between two black ones. In this phase that does no harm.',
  ),
];

export const step = (d: Diagrams, more: string): readonly Written[] => [
  `When all stones are placed, they are _ordinarii_, the regular ones. A turn moves one stone one step forwards, backwards or sideways to an empty square. ${more}`,
  figure(d.step, 'The stone on d4 can go to d3 or c4. The other squares beside it are taken.'),
  'A stone may not go to and fro. It may go there and back; it may not go there again on the very next turn of its side. A turn with another stone in between allows it again.',
  figure(d['back-and-forth'], 'The stone on c3 has just gone to c4 and back. It may not go to c4 now.'),
];

export const between = (d: Diagrams): Written =>
  figure(
    d.between,
    'White steps between two black stones. Nothing happens: nobody can lose a stone by moving in between.',
  );

export const ENCLOSE =
  'An enemy stone is enclosed if two of your stones stand right beside it on opposite sides, in a row or a column. The enclosure must come from your own move.';

export const ends = (d: Diagrams, last: string, bound: string, quiet: string): SectionText => [
  'End of the game',
  `In each case the captures are counted. Whoever has more wins; equal numbers are a draw. ${bound}`,
  {
    list: [
      `*One stone left.* ${last}`,
      '*Blocked.* The side to play has no legal move. It does not lose for that, only for having fewer captures.',
      `*A hundred quiet turns.* 100 turns in a row, 50 of each side, without ${quiet}. Good players get here often, because a closed rank of stones cannot be attacked. So it pays to be ahead in time.`,
      '*The same position for the third time.*',
    ],
  },
  figure(d['last-stone'], 'White takes the last stone but one. The game is over.'),
  figure(
    d.blockade,
    'Black steps to d5. Both white stones are shut in, white cannot move. Black has three captures, white one: black wins.',
  ),
  figure(d.quiet, 'The hundredth quiet turn. Black has two captures, white one: black wins.'),
  'A player may resign at any time, and both may agree on a draw.',
];

export const errata: SectionText = ['Errata of the document', 'What is wrong or lost in the text we follow.'];

export const sources: SectionText = [
  'Sources',
  'The rules follow _Ludus latrunculorum – Das Spiel der kleinen Soldaten_, German, unsigned. For further reading it names:',
  { list: WORKS.latrunculi },
  'Its ancient witnesses are Varro, _De lingua Latina_ X 22; _Laus Pisonis_; Ovid, _Tristia_ II 478 and _Ars amatoria_ III 358; Martial, _Epigrams_ XIV 17; Seneca, _Letters_ 117, 30; Isidore of Seville, _Etymologiae_ XVIII 67.',
];

export const notes = {
  size: 'The document plays on 8 × 8 with 20 stones, names the other boards and says that the number of stones must have varied. Ours keep the proportion of 20 to 64, rounded down.',
  first:
    'The document does not say who begins. It gives its reader the black stones, so black begins, and whoever places first also moves first.',
  backAndForth:
    'The document forbids going to and fro “several times in a row”. There and back is once; the next step would be several.',
  quiet:
    'The document does not say how a game without progress ends. Without this rule two closed ranks would face each other for ever.',
  repetition: 'The document forbids only a single stone to go to and fro. Longer cycles need an end too.',
  errFigures:
    'Of the figures only the captions are left: corner, two at once, leap, and the freed stone. Our diagrams fit them.',
};
