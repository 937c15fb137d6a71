import { codeOf } from '../../kernel/army.ts';
import type { Field } from '../../kernel/field.ts';
import type { Survey } from '../../kernel/survey.ts';

/** Judges two attackers' numbers against one of a victim's: the index of the relation that holds, or −1. */
export type PairRelation = (u: number, w: number, victim: number) => number;

/** Adds a capture for every relation that holds between the numbers of two attackers and a victim. */
export const addPair = (
  survey: Survey,
  cells: Int32Array,
  { army }: Field,
  rule: number,
  relations: readonly PairRelation[],
  victim: number,
  by: number,
  also: number,
): void => {
  const code = codeOf(army, cells, victim);
  const targets = army.target[code]!;
  const layers = army.targetLayers[code]!;
  const us = army.attack[codeOf(army, cells, by)]!;
  const ws = army.attack[codeOf(army, cells, also)]!;
  for (let t = 0; t < targets.length; t++) {
    for (let i = 0; i < us.length; i++) {
      for (let j = 0; j < ws.length; j++) {
        for (let r = 0; r < relations.length; r++) {
          const relation = relations[r]!(us[i]!, ws[j]!, targets[t]!);
          if (relation >= 0)
            survey.add(rule, victim, layers[t]!, relation, us[i]!, ws[j]!, targets[t]!, 0, by, also);
        }
      }
    }
  }
};

/** The same for every two pieces that both reach a victim. */
export const addReachingPairs = (
  survey: Survey,
  cells: Int32Array,
  field: Field,
  rule: number,
  relations: readonly PairRelation[],
): void => {
  for (let index = 0; index < survey.reachedCount; index++) {
    const victim = survey.reached[index]!;
    const count = survey.reacherCount[victim]!;
    for (let i = 1; i < count; i++) {
      for (let j = 0; j < i; j++) {
        addPair(
          survey,
          cells,
          field,
          rule,
          relations,
          victim,
          survey.reacher(victim, j),
          survey.reacher(victim, i),
        );
      }
    }
  }
};
