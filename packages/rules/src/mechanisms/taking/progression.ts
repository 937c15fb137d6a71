import { RELATIONS } from '../../kernel/survey.ts';
import { progressionAmong } from '../../numbers/progression.ts';
import type { CompileCapture } from './operator.ts';
import { PairTaking } from './pairs.ts';
import type { PairRelation } from './pairs.ts';

const FIRST = RELATIONS.indexOf('arithmetic');

const inProgression: PairRelation = (u, w, victim) => {
  const kind = progressionAmong(u, w, victim);
  return kind === 0 ? -1 : FIRST + (kind >> 1);
};

/** Two pieces that both reach an enemy take it if the three numbers form a progression in any order. */
export const compileProgression: CompileCapture<'progression'> = (spec, rule, { army }) =>
  new PairTaking(spec, rule, army, [inProgression]);
