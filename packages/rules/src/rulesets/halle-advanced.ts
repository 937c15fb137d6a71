import { option } from '../spec/author.ts';
import type { RuleSetSpec } from '../spec/ruleset.ts';
import { setupByOption } from './armies.ts';
import { halleClauses, halleOptions, hallePlay } from './halle.ts';
import { endNonsense, ends, setupOption } from './options.ts';

export const halleAdvanced: RuleSetSpec = {
  id: 'halle-advanced',
  version: 1,
  game: 'Rithmomachia',
  title: 'Halle, advanced',
  document: '000 §5–6',
  sides: ['even', 'odd'],
  options: [...halleOptions, setupOption('halle.setup', 'classical')],
  nonsense: endNonsense,
  clauses: halleClauses,
  look: { faces: ['light', 'dark'], lies: false, shapes: 'standard' },
  board: { files: 8, ranks: 16 },
  begins: option('begins'),
  play: hallePlay(setupByOption, ['arithmetic', 'harmonic'], true),
  ends,
};
