import { legalActions, makeAction } from '@calculi/rules';
import { asCommand } from '../answer.ts';
import { joinLines } from '../words/layout.ts';
import { describeLegal } from '../words/legal.ts';

export const legalCommand = asCommand({
  name: 'legal',
  summary: 'the actions that are legal now',
  parameters: [],
  notes: [
    'A turn is made of actions: a move b5-e5, a capture xe11 (a layer: xa15:25; before the move: b5xe11), a placing T12@d1 or @d4, a layer that leaves a15:25-c15, done, pass.',
    'JSON: [action…], none once the game is over.',
  ],
  example: 'calculi legal boutin',
  prepare: () => (position) => {
    const actions = legalActions(position);
    return { json: () => actions.map(makeAction), text: () => joinLines(describeLegal(position, actions)) };
  },
});
