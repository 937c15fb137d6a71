import { squareNames, why } from '@calculi/rules';
import { asCommand } from '../answer.ts';
import { refuse } from '../problem.ts';
import { joinLines } from '../words/layout.ts';
import { describeWhy } from '../words/why.ts';

export const whyCommand = asCommand({
  name: 'why',
  summary: 'why a piece can be taken, or why not: every kind of capture against it',
  parameters: [{ name: 'SQUARE', about: 'where it stands, such as e9' }],
  flags: ['all'],
  notes: [
    'JSON: {square, piece, marked, bound, kinds: [{kind, clause, timing, stands, captures: [{square, piece, layer, timing, kind, clause, by, equation, reckoning}…], failures: [{condition, …}…]}]}. An empty square is an error.',
  ],
  example: 'calculi why boutin c13',
  prepare: (rules, [square = ''], { switches }) => {
    const squares = squareNames(rules.ruleSet.board);
    if (!squares.includes(square)) {
      refuse('square', `“${square}” is not a square of this board (a1 to ${squares.at(-1)})`);
    }
    return (position) => {
      const found = why(position, square);
      return { json: () => found, text: () => joinLines(describeWhy(position, found, switches.has('all'))) };
    };
  },
});
