import { makePosition, newGame, parseAction, playAction } from '@calculi/rules';
import type { Action, Game, Position } from '@calculi/rules';
import { asCommand } from '../answer.ts';
import { complaintsOf, isRefusal, refuseAll, within } from '../problem.ts';
import type { Complaint } from '../problem.ts';
import { effectSentences } from '../words/effect.ts';
import { joinLines, wrap } from '../words/layout.ts';
import { describePosition } from '../words/position.ts';
import { RESULT_SHAPE } from '../words/result.ts';

/** An action with its place among those given, for messages. */
interface Step {
  readonly at: string;
  readonly action: Action;
}

/** Reads all actions, so that every misspelt one is told at once. */
const readSteps = (words: readonly string[]): Step[] => {
  const texts = words.flatMap((word) => word.split('+'));
  const steps: Step[] = [];
  const complaints: Complaint[] = [];
  texts.forEach((text, index) => {
    const at = texts.length === 1 ? 'action' : `action ${index + 1}`;
    try {
      steps.push({ at, action: parseAction(text) });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      complaints.push(...complaintsOf(error).map(({ message }) => ({ at, message })));
    }
  });
  refuseAll(complaints);
  return steps;
};

/** Plays on as a game, so that a position that comes back is noticed. */
const playSteps = (position: Position, steps: readonly Step[]): Game =>
  steps.reduce(
    (game, { at, action }) =>
      within(
        () => at,
        () => playAction(game, action),
      ),
    newGame(position.rules, position),
  );

export const applyCommand = asCommand({
  name: 'apply',
  summary: 'play actions, and see what they do',
  parameters: [
    { name: 'ACTION', about: 'such as c4-d5 or xe6; several as words or joined by +', many: true },
  ],
  notes: [`JSON: {position, effects: [{type, …}…], result}; ${RESULT_SHAPE}.`],
  example: 'calculi apply boutin c4-d5',
  prepare: (_, words) => {
    const steps = readSteps(words);
    return (start) => {
      const { position, actions, result } = playSteps(start, steps);
      const effects = actions.flatMap((each) => each.effects);
      return {
        json: () => ({ position: makePosition(position), effects, result }),
        text: () =>
          joinLines([
            ...effectSentences(effects).flatMap((sentence) => wrap(sentence)),
            '',
            ...describePosition(position, result),
          ]),
      };
    };
  },
});
