import { option } from '../spec/author.ts';
import type { RuleSetSpec } from '../spec/ruleset.ts';
import {
  latrunculiBoard,
  latrunculiClauses,
  latrunculiEnds,
  latrunculiOptions,
  latrunculiPlay,
} from './latrunculi.ts';
import { endNonsense } from './options.ts';

export const latrunculiSeneca: RuleSetSpec = {
  id: 'latrunculi-seneca',
  version: 1,
  game: 'Ludus latrunculorum',
  title: 'Ludus latrunculorum, Seneca variant',
  document: '003',
  sides: ['black', 'white'],
  options: latrunculiOptions,
  nonsense: endNonsense,
  clauses: [
    ...latrunculiClauses,
    {
      id: 'latrunculi.leap',
      at: 'Spielverlauf, 2. Phase',
      reading:
        'A bound stone of one’s own may be leapt over; the chain may cross the square it began on but not end there.',
    },
    { id: 'latrunculi.incitus', at: 'Das Schlagen' },
    {
      id: 'latrunculi.release',
      at: 'Das Schlagen',
      reading:
        'The order of binding and freeing is ours; it makes the outcome independent of the order of looking.',
    },
  ],
  look: { faces: ['dark', 'light'], lies: false, shapes: 'standard' },
  board: latrunculiBoard,
  begins: option('first'),
  play: latrunculiPlay({
    leap: 'latrunculi.leap',
    binding: { clause: 'latrunculi.incitus', release: 'latrunculi.release' },
  }),
  ends: latrunculiEnds,
};
