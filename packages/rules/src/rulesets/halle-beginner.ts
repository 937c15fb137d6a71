import { option } from '../spec/author.ts';
import type { RuleSetSpec } from '../spec/ruleset.ts';
import { BEGINNERS } from './armies.ts';
import { halleClauses, halleOptions, hallePlay } from './halle.ts';
import { endNonsense, ends } from './options.ts';

export const halleBeginner: RuleSetSpec = {
  id: 'halle-beginner',
  version: 1,
  game: 'Rithmomachia',
  title: 'Halle, beginners',
  document: '000 §4',
  sides: ['even', 'odd'],
  options: halleOptions,
  nonsense: endNonsense,
  clauses: halleClauses.filter((clause) => clause.id !== 'halle.congressus'),
  look: { faces: ['light', 'dark'], lies: false, shapes: 'standard' },
  board: { files: 8, ranks: 12 },
  begins: option('begins'),
  play: hallePlay(BEGINNERS, ['arithmetic'], false),
  ends,
};
