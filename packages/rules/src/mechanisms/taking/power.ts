import { codeOf } from '../../kernel/army.ts';
import { NOBODY, RELATIONS } from '../../kernel/survey.ts';
import { exponentOf } from '../../numbers/relation.ts';
import type { CompileCapture } from './operator.ts';

const POWER = RELATIONS.indexOf('power');
const ROOT = RELATIONS.indexOf('root');

/** A piece takes an enemy it reaches whose number is a power or a root of its own. */
export const compilePower: CompileCapture<'power'> = (spec, rule, { army }) => ({
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
            const mine = numbers[u]!;
            const theirs = targets[t]!;
            const up = exponentOf(mine, theirs);
            const down = up ? 0 : exponentOf(theirs, mine);
            if (up) survey.add(rule, victim, layers[t]!, POWER, mine, 0, theirs, up, by, NOBODY);
            else if (down) survey.add(rule, victim, layers[t]!, ROOT, mine, 0, theirs, down, by, NOBODY);
          }
        }
      }
    }
  },
});
