import type { ProgressionKind } from '@calculi/rules';
import type { SectionText, Written } from '../author.ts';
import type { RuleSetId } from '../page.ts';
import { armyTable, optionRows, progressionsOf } from '../tables.ts';

/** Passages that several English pages share. */

export const armies = (rules: RuleSetId): Written =>
  armyTable(rules, {
    even: 'even',
    odd: 'odd',
    rounds: 'rounds',
    triangles: 'triangles',
    squares: 'squares',
    pyramid: 'pyramid',
    together: 'together',
  });

export const ORIGIN =
  'Rithmomachia, the battle of numbers, comes from the schools of the Middle Ages. It arose in the eleventh century, or shortly before, to teach the arithmetic of Boethius: which numbers are multiples of one another, which stand in proportion, which sound together. From the twelfth century it spread over Europe, first as a lesson, then as a pastime of the learned. In the seventeenth century it gave way to chess and was forgotten.';

export const GROWTH =
  'Every number has a reason. Each army grows from four roots, 2, 4, 6, 8 or 3, 5, 7, 9; the armies are named after them, although both contain even and odd numbers. A root n gives n and n² (rounds), n(n + 1) and (n + 1)² (triangles), (n + 1)(2n + 1) and (2n + 1)² (squares). The root 4, for example, gives 4 and 16, 20 and 25, 45 and 81.';

export const PYRAMIDS =
  'One square of each army is replaced by a _pyramid_, a pile of square numbers. Its value is their sum.';

export const LAYERS =
  'The two largest numbers of a pyramid are squares, the next two triangles, the rest rounds.';

export const SIEGE =
  'It is besieged when it has no move to an empty square and would still have none if every other piece of its own army were lifted off the board. Only enemies and the edge hold it. At the start many pieces are shut in by their own side; they are not besieged.';

const CONDITIONS: Readonly<Record<ProgressionKind, string>> = {
  arithmetic: '*Arithmetic*: equal differences, $a + c = 2b$. Example: 2 4 6.',
  geometric: '*Geometric*: equal ratios, $a × c = b²$. Example: 4 6 9.',
  harmonic:
    '*Harmonic* (the old books say musical): $b × (a + c) = 2 × a × c$. Example: 6 8 12, the string lengths of octave, fifth and fourth.',
};

const NAMES: Readonly<Record<ProgressionKind, string>> = {
  arithmetic: 'Arithmetic',
  geometric: 'Geometric',
  harmonic: 'Harmonic',
};

export const conditions = (...kinds: readonly ProgressionKind[]): Written => ({
  list: kinds.map((kind) => CONDITIONS[kind]),
});

/** All progressions that the pieces can form. */
export const harmonies = (rules: RuleSetId, ...kinds: readonly ProgressionKind[]): Written[] =>
  kinds.map((kind) => {
    const numbers = progressionsOf(rules, kind);
    return { numbers, caption: `${NAMES[kind]} progressions of these armies: ${numbers.length}` };
  });

export const options = (rules: RuleSetId): SectionText => [
  'Options',
  'These points can be agreed before a game. The default is what this page describes.',
  { head: ['Option', 'Values', 'Default'], options: optionRows(rules) },
];

export const ends = (quiet: string, stuck: string): SectionText => [
  'How else a game ends',
  'A player may resign at any time, and both may agree on a draw.',
  {
    list: [
      'The same position for the third time: draw.',
      `100 turns in a row, 50 of each side, without ${quiet}: draw.`,
      'A side without any piece on the board loses.',
      `A side that ${stuck} passes. If both must pass: draw.`,
    ],
  },
];

export const END_NOTES = {
  repetition:
    'The document does not say how a game without progress ends. We use the habit of other board games.',
  quiet: 'The document knows no limit either. A hundred turns are long enough for any plan that works.',
  lastPiece: 'The document does not speak of it. An army without a piece cannot play.',
  noTurn: 'The document does not speak of it. Nothing is taken from a side for being shut in.',
};

export const END_OF_TURN =
  'The document does not say when a victory is looked for. We look only at the side that has just played, after its captures, so that the two cannot win at once.';
