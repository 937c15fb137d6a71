import { codeOf } from '../../kernel/army.ts';
import type { Army } from '../../kernel/army.ts';
import { MAX_PIECES } from '../../kernel/cells.ts';
import type { Survey } from '../../kernel/survey.ts';
import type { CaptureSpec } from '../../spec/ruleset.ts';
import type { CaptureOperator } from './operator.ts';

const WIDTH = MAX_PIECES;

/** Judges two attackers' numbers against a victim's: the index of the relation that holds, or −1. */
export type PairRelation = (u: number, w: number, v: number) => number;

/** Captures by two pieces together. */
export class PairTaking implements CaptureOperator {
  readonly spec: CaptureSpec;
  readonly rule: number;
  readonly needsReach = true;
  private readonly army: Army;
  private readonly relations: readonly PairRelation[];
  /**
   * By victim and one attacker, two integers: the set of other attackers of which it is known that the three numbers do
   * not agree, and that no layers can change that.
   */
  private readonly vain = new Int32Array(2 * WIDTH * WIDTH);

  constructor(spec: CaptureSpec, rule: number, army: Army, relations: readonly PairRelation[]) {
    this.spec = spec;
    this.rule = rule;
    this.army = army;
    this.relations = relations;
  }

  /** Every two pieces that both reach a victim. */
  find(survey: Survey, cells: Int32Array): void {
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
    const { army, vain } = this;
    const known = 2 * (victim * WIDTH + by) + (also >> 5);
    if ((vain[known]! >>> also) & 1) return;
    const us = army.attack[codeOf(army, cells, by)]!;
    const ws = army.attack[codeOf(army, cells, also)]!;
    const code = codeOf(army, cells, victim);
    const before = survey.count;
    let agree = false;
    for (let i = 0; i < us.length; i++) {
      for (let j = 0; j < ws.length; j++)
        agree = this.addNumbers(survey, victim, code, us[i]!, ws[j]!) || agree;
    }
    for (let index = before; index < survey.count; index++) survey.setAttackers(index, by, also);
    const { pyramidCode } = army;
    if (!agree && (pyramidCode[victim]! | pyramidCode[by]! | pyramidCode[also]!) === 0)
      vain[known]! |= 1 << also;
  }

  private addNumbers(survey: Survey, victim: number, code: number, u: number, w: number): boolean {
    const { rule, army, relations } = this;
    const targets = army.target[code]!;
    let agree = false;
    for (let t = 0; t < targets.length; t++) {
      const v = targets[t]!;
      for (let r = 0; r < relations.length; r++) {
        const relation = relations[r]!(u, w, v);
        if (relation < 0) continue;
        agree = true;
        survey.add(rule, relation, victim, army.targetLayers[code]![t]!);
        survey.setNumbers(u, w, v, 0);
      }
    }
    return agree;
  }
}
