import { codeOf } from '../../kernel/army.ts';
import type { Army } from '../../kernel/army.ts';
import { MAX_PIECES } from '../../kernel/cells.ts';
import { NOBODY } from '../../kernel/survey.ts';
import type { Survey } from '../../kernel/survey.ts';
import type { CaptureSpec } from '../../spec/ruleset.ts';
import type { CaptureOperator } from './operator.ts';

/** Judges an attacker's number against a victim's: the index of the relation that holds, or −1. */
export type SingleRelation = (u: number, v: number) => number;

/** Captures by one piece that reaches its victim. */
export class SingleTaking implements CaptureOperator {
  readonly spec: CaptureSpec;
  readonly rule: number;
  readonly needsReach = true;
  private readonly army: Army;
  private readonly judge: SingleRelation;
  private readonly figure: SingleRelation;
  /** By attacker and victim: 1 once it is known that their numbers do not agree, and no layers can change that. */
  private readonly vain = new Uint8Array(MAX_PIECES * MAX_PIECES);

  /** `figure` is the number that belongs to a relation that holds, such as an exponent. */
  constructor(
    spec: CaptureSpec,
    rule: number,
    army: Army,
    judge: SingleRelation,
    figure: SingleRelation = () => 0,
  ) {
    this.spec = spec;
    this.rule = rule;
    this.army = army;
    this.judge = judge;
    this.figure = figure;
  }

  find(survey: Survey, cells: Int32Array): void {
    const { vain, army } = this;
    const { pyramidCode } = army;
    const width = MAX_PIECES;
    for (let index = 0; index < survey.reachedCount; index++) {
      const victim = survey.reached[index]!;
      const count = survey.reacherCount[victim]!;
      for (let which = 0; which < count; which++) {
        const by = survey.reacher(victim, which);
        const pair = by * width + victim;
        if (vain[pair] === 1 || this.add(survey, cells, by, victim)) continue;
        vain[pair] = (pyramidCode[by]! | pyramidCode[victim]!) === 0 ? 1 : 0;
      }
    }
  }

  /** Adds every relation that holds between a piece's numbers and a victim's; says whether there is one. */
  private add(survey: Survey, cells: Int32Array, by: number, victim: number): boolean {
    const { rule, army } = this;
    const code = codeOf(army, cells, victim);
    const targets = army.target[code]!;
    const numbers = army.attack[codeOf(army, cells, by)]!;
    let agrees = false;
    for (let t = 0; t < targets.length; t++) {
      const v = targets[t]!;
      for (let i = 0; i < numbers.length; i++) {
        const u = numbers[i]!;
        const relation = this.judge(u, v);
        if (relation < 0) continue;
        agrees = true;
        survey.add(rule, relation, victim, army.targetLayers[code]![t]!);
        survey.setNumbers(u, 0, v, this.figure(u, v));
        survey.setAttackers(survey.count - 1, by, NOBODY);
      }
    }
    return agrees;
  }
}
