import type { Field } from '../../kernel/field.ts';
import type { CaptureSpec } from '../../spec/ruleset.ts';
import { compileAmbush } from './ambush.ts';
import { compileAssault } from './assault.ts';
import { compileEncounter } from './encounter.ts';
import type { CaptureOperator } from './operator.ts';
import { compilePower } from './power.ts';
import { compileProgression } from './progression.ts';
import { compileSiege } from './siege.ts';

export const compileCapture = (spec: CaptureSpec, rule: number, field: Field): CaptureOperator => {
  switch (spec.kind) {
    case 'encounter':
      return compileEncounter(spec, rule, field);
    case 'ambush':
      return compileAmbush(spec, rule, field);
    case 'assault':
      return compileAssault(spec, rule, field);
    case 'power':
      return compilePower(spec, rule, field);
    case 'progression':
      return compileProgression(spec, rule, field);
    case 'siege':
      return compileSiege(spec, rule, field);
  }
};
