import { completeTurns, resultOf } from '@calculi/rules';
import { asCommand } from '../answer.ts';
import { joinLines } from '../words/layout.ts';
import { describeResult, RESULT_SHAPE } from '../words/result.ts';
import { describeTurns } from '../words/turns.ts';

export const turnsCommand = asCommand({
  name: 'turns',
  summary: 'every position that one complete turn leads to, each once',
  parameters: [],
  notes: [
    `JSON: [{actions: [action…], position, effects: [{type, …}…], result}], sorted by position; ${RESULT_SHAPE}.`,
  ],
  example: 'calculi turns halle-beginner --json',
  prepare: () => (position) => {
    const turns = completeTurns(position);
    const over = resultOf(position);
    return {
      json: () =>
        turns.map(({ actions, text, effects, result }) => ({ actions, position: text, effects, result })),
      text: () =>
        joinLines(over ? [`The game is over. ${describeResult(over)}`] : describeTurns(position, turns)),
    };
  },
});
