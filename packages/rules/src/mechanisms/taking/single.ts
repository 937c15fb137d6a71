import { codeOf } from '../../kernel/army.ts';
import type { Army } from '../../kernel/army.ts';
import { NOBODY } from '../../kernel/survey.ts';
import type { Survey } from '../../kernel/survey.ts';

/** Judges an attacker's number against a victim's: the index of the relation that holds, or −1. */
export type SingleRelation = (u: number, v: number) => number;

/** Captures by one piece that reaches its victim. */
export class SingleTaking {
  private readonly rule: number;
  private readonly army: Army;
  private readonly judge: SingleRelation;
  private readonly figure: SingleRelation;

  /** `figure` is the number that belongs to a relation that holds, such as an exponent. */
  constructor(rule: number, army: Army, judge: SingleRelation, figure: SingleRelation = () => 0) {
    this.rule = rule;
    this.army = army;
    this.judge = judge;
    this.figure = figure;
  }

  find(survey: Survey, cells: Int32Array): void {
    for (let index = 0; index < survey.reachedCount; index++) {
      const victim = survey.reached[index]!;
      for (let which = 0; which < survey.reacherCount[victim]!; which++) {
        this.add(survey, cells, survey.reacher(victim, which), victim);
      }
    }
  }

  private add(survey: Survey, cells: Int32Array, by: number, victim: number): void {
    const { rule, army } = this;
    const code = codeOf(army, cells, victim);
    const targets = army.target[code]!;
    const numbers = army.attack[codeOf(army, cells, by)]!;
    for (let t = 0; t < targets.length; t++) {
      const v = targets[t]!;
      for (let i = 0; i < numbers.length; i++) {
        const u = numbers[i]!;
        const relation = this.judge(u, v);
        if (relation < 0) continue;
        survey.add(rule, relation, victim, army.targetLayers[code]![t]!);
        survey.setNumbers(u, 0, v, this.figure(u, v));
        survey.setAttackers(survey.count - 1, by, NOBODY);
      }
    }
  }
}
