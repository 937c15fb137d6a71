import { codeOf } from '../../kernel/army.ts';
import { NOBODY, RELATIONS } from '../../kernel/survey.ts';
import type { CompileCapture } from './operator.ts';

const EQUAL = RELATIONS.indexOf('equal');

/** A piece takes an enemy of equal value that it reaches. */
export const compileEncounter: CompileCapture<'encounter'> = (spec, rule, { army }) => ({
  spec,
  rule,
  needsReach: true,
  find(survey, cells) {
    for (let index = 0; index < survey.reachedCount; index++) {
      const victim = survey.reached[index]!;
      const code = codeOf(army, cells, victim);
      const targets = army.target[code]!;
      const layers = army.targetLayers[code]!;
      for (let which = 0; which < survey.reacherCount[victim]!; which++) {
        const by = survey.reacher(victim, which);
        const numbers = army.attack[codeOf(army, cells, by)]!;
        for (let t = 0; t < targets.length; t++) {
          for (let u = 0; u < numbers.length; u++) {
            if (numbers[u] === targets[t]) {
              survey.add(rule, victim, layers[t]!, EQUAL, numbers[u]!, 0, targets[t]!, 0, by, NOBODY);
            }
          }
        }
      }
    }
  },
});
