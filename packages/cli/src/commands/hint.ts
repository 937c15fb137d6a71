import { askHint } from '../advice.ts';
import { asCommand } from '../answer.ts';
import { LIMIT_FLAGS } from '../flags.ts';
import { limitFlags } from '../setting.ts';

export const hintCommand = asCommand({
  name: 'hint',
  summary: 'what the computer would play, and why',
  parameters: [],
  flags: LIMIT_FLAGS,
  notes: [
    'JSON: {turn: [action…], line: [turn…], score: {kind: "points", points} or {kind: "win" or "loss", turns}, reasons: [{predicate, …}…]}, null once the game is over. The score is for the side to play, in hundredths of a middling piece.',
  ],
  example: 'calculi hint boutin --nodes 200',
  prepare: (_, __, args) => askHint(limitFlags(args)),
});
