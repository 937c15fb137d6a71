import type { Field } from '../../kernel/field.ts';
import type { VictorySpec } from '../../spec/ruleset.ts';
import { compileDigits } from './digits.ts';
import { compileHarmony } from './harmony.ts';
import type { VictoryOperator } from './operator.ts';
import { compilePlunder } from './plunder.ts';

export const compileVictory = (spec: VictorySpec, field: Field): VictoryOperator => {
  switch (spec.type) {
    case 'plunder':
      return compilePlunder(spec, field);
    case 'digits':
      return compileDigits(spec, field);
    case 'harmony':
      return compileHarmony(spec, field);
  }
};
