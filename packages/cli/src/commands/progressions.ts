import { progressionsInReach } from '@calculi/rules';
import { asCommand } from '../answer.ts';
import { refuse } from '../problem.ts';
import { hasNumbers } from '../words/effect.ts';
import { joinLines } from '../words/layout.ts';
import { describeProgressions } from '../words/progressions.ts';

export const progressionsCommand = asCommand({
  name: 'progressions',
  summary: 'the harmonies that each side could still form, the nearest first',
  parameters: [],
  flags: ['all'],
  notes: [
    'Turns are counted by moves on an empty board, so each harmony needs at least so many turns of the side’s own, unless a capture carries a piece further than its moves do. Enemies that may serve are counted where they stand, pyramids with the numbers they have now, and layers from where their pyramid stands.',
    'JSON: {even: [harmony…], odd: [harmony…]}, a harmony being {clause, kinds, grade, values, terms: [{piece, from, to}…], atLeast, notYet}. From is null for a piece in hand; notYet names the clause that keeps it from winning now.',
  ],
  example: 'calculi progressions scholars',
  prepare: (rules, _, { switches }) => {
    const { id, sides } = rules.ruleSet;
    if (!hasNumbers(rules))
      refuse('progressions', `${id} is played with stones that bear no numbers, so it has none`);
    return (position) => {
      const found = sides.map((side) => [side, progressionsInReach(position, side)] as const);
      return {
        json: () => Object.fromEntries(found),
        text: () =>
          found
            .map(([side, harmonies]) => joinLines(describeProgressions(side, harmonies, switches.has('all'))))
            .join('\n'),
      };
    };
  },
});
