import { askThreat } from '../advice.ts';
import { asCommand } from '../answer.ts';
import { LIMIT_FLAGS } from '../flags.ts';
import { limitFlags } from '../setting.ts';

export const threatCommand = asCommand({
  name: 'threat',
  summary: 'what the opponent would do if one passed',
  parameters: [],
  flags: LIMIT_FLAGS,
  notes: [
    'JSON: as of hint, for the opponent; null where nothing threatens, in the middle of a turn and once the game is over.',
  ],
  example: 'calculi threat boutin --nodes 200',
  prepare: (_, __, args) => askThreat(limitFlags(args)),
});
