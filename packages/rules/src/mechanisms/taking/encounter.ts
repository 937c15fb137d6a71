import { RELATIONS } from '../../kernel/survey.ts';
import type { CompileCapture } from './operator.ts';
import { SingleTaking } from './single.ts';

const EQUAL = RELATIONS.indexOf('equal');

/** A piece takes an enemy of equal number that it reaches. */
export const compileEncounter: CompileCapture<'encounter'> = (spec, rule, { army }) =>
  new SingleTaking(spec, rule, army, (u, v) => (u === v ? EQUAL : -1));
