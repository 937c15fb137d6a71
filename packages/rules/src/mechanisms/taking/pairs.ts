import { codeOf } from '../../kernel/army.ts';
import type { Army } from '../../kernel/army.ts';
import type { Survey } from '../../kernel/survey.ts';

/** Judges two attackers' numbers against a victim's: the index of the relation that holds, or −1. */
export type PairRelation = (u: number, w: number, v: number) => number;

/** Captures by two pieces together. */
export class PairTaking {
  private readonly rule: number;
  private readonly army: Army;
  private readonly relations: readonly PairRelation[];

  constructor(rule: number, army: Army, relations: readonly PairRelation[]) {
    this.rule = rule;
    this.army = army;
    this.relations = relations;
  }

  /** Every two pieces that both reach a victim. */
  findReaching(survey: Survey, cells: Int32Array): void {
    for (let index = 0; index < survey.reachedCount; index++) {
      const victim = survey.reached[index]!;
      const count = survey.reacherCount[victim]!;
      for (let i = 1; i < count; i++) {
        for (let j = 0; j < i; j++)
          this.add(survey, cells, victim, survey.reacher(victim, j), survey.reacher(victim, i));
      }
    }
  }

  /** Every relation that holds between the numbers of two attackers and a victim. */
  add(survey: Survey, cells: Int32Array, victim: number, by: number, also: number): void {
    const { army } = this;
    const us = army.attack[codeOf(army, cells, by)]!;
    const ws = army.attack[codeOf(army, cells, also)]!;
    const code = codeOf(army, cells, victim);
    const before = survey.count;
    for (let i = 0; i < us.length; i++) {
      for (let j = 0; j < ws.length; j++) this.addNumbers(survey, victim, code, us[i]!, ws[j]!);
    }
    for (let index = before; index < survey.count; index++) survey.setAttackers(index, by, also);
  }

  private addNumbers(survey: Survey, victim: number, code: number, u: number, w: number): void {
    const { rule, army, relations } = this;
    const targets = army.target[code]!;
    for (let t = 0; t < targets.length; t++) {
      const v = targets[t]!;
      for (let r = 0; r < relations.length; r++) {
        const relation = relations[r]!(u, w, v);
        if (relation < 0) continue;
        survey.add(rule, relation, victim, army.targetLayers[code]![t]!);
        survey.setNumbers(u, w, v, 0);
      }
    }
  }
}
