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

export const latrunculiPiso: RuleSetSpec = {
  id: 'latrunculi-piso',
  version: 1,
  game: 'Ludus latrunculorum',
  title: 'Ludus latrunculorum, Piso variant',
  document: '003',
  sides: ['black', 'white'],
  options: latrunculiOptions,
  nonsense: endNonsense,
  clauses: latrunculiClauses,
  look: { faces: ['dark', 'light'], lies: false, shapes: 'standard' },
  board: latrunculiBoard,
  begins: option('first'),
  play: latrunculiPlay({ leap: null, binding: null }),
  ends: latrunculiEnds,
};
