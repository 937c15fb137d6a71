import { RELATIONS } from '../../kernel/survey.ts';
import { exponentOf } from '../../numbers/relation.ts';
import type { CompileCapture } from './operator.ts';
import { SingleTaking } from './single.ts';

const POWER = RELATIONS.indexOf('power');
const ROOT = RELATIONS.indexOf('root');

const judge = (u: number, v: number): number =>
  exponentOf(u, v) > 0 ? POWER : exponentOf(v, u) > 0 ? ROOT : -1;
/** One of the two is 0. */
const exponent = (u: number, v: number): number => exponentOf(u, v) + exponentOf(v, u);

/** A piece takes an enemy it reaches whose number is a power or a root of its own. */
export const compilePower: CompileCapture<'power'> = (spec, rule, { army }) =>
  new SingleTaking(spec, rule, army, judge, exponent);
