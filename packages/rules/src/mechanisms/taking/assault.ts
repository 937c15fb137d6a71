import { assaultSteps, openSteps, stepsBetween } from '../../kernel/alignment.ts';
import { codeOf } from '../../kernel/army.ts';
import { ALIGNED, MAX_PIECES, squareOf, WHERE } from '../../kernel/cells.ts';
import type { Field } from '../../kernel/field.ts';
import { directionBits, MAX_SQUARES } from '../../kernel/geometry.ts';
import { NOBODY, RELATIONS } from '../../kernel/survey.ts';
import type { Finding, Survey } from '../../kernel/survey.ts';
import { assaultHolds, countedDistance } from '../../numbers/relation.ts';
import type { AssaultRelation, CaptureSpec } from '../../spec/ruleset.ts';
import type { CompileCapture } from './operator.ts';

type AssaultSpec = Extract<CaptureSpec, { kind: 'assault' }>;

const RELATION_INDEX = {
  multiple: RELATIONS.indexOf('multiple'),
  part: RELATIONS.indexOf('part'),
  product: RELATIONS.indexOf('distance'),
} as const;

/** A piece takes an enemy in line with it, over empty squares, by its number and the distance. */
export const compileAssault: CompileCapture<'assault'> = (spec, rule, field) => {
  const taking = new AssaultTaking(spec, rule, field);
  return {
    spec,
    rule,
    needsReach: spec.completion.length > 0,
    find: (survey, cells, side) => taking.find(survey, cells, side),
  };
};

const MOST_CODES = 1024;

/** An attacker and a victim in line, with the numbers they use and the counted distance. */
type Duel = Pick<Finding, 'victim' | 'layers' | 'u' | 'v' | 'n' | 'by'>;

class AssaultTaking {
  private readonly spec: AssaultSpec;
  private readonly rule: number;
  private readonly field: Field;
  private readonly steps: Int32Array;
  private readonly directions: number;
  /** Steps between pieces one of which is a pyramid, by the codes of both, as they come up. */
  private readonly pyramidSteps = new Map<number, number>();

  constructor(spec: AssaultSpec, rule: number, field: Field) {
    this.spec = spec;
    this.rule = rule;
    this.field = field;
    this.steps = assaultSteps(spec, field.army);
    this.directions = directionBits(spec.directions);
  }

  /** Looks only at pairs that stand in line at a distance that may do. */
  find(survey: Survey, cells: Int32Array, side: number): void {
    const total = 2 * this.field.army.loose;
    const begin = ALIGNED;
    const places = WHERE;
    const enemy = 1 - side;
    for (let at = 0; at < total; at++) {
      let aligned = cells[begin + at]!;
      if (aligned === 0 || cells[places + (at >> 1)]! >> 7 !== side) continue;
      for (; aligned !== 0; aligned &= aligned - 1) {
        const victim = 31 - Math.clz32(aligned & -aligned) + 32 * (at & 1);
        if (cells[places + victim]! >> 7 === enemy) this.attack(survey, cells, at >> 1, victim);
      }
    }
  }

  private attack(survey: Survey, cells: Int32Array, by: number, victim: number): void {
    const from = squareOf(cells[WHERE + by]!);
    const to = squareOf(cells[WHERE + victim]!);
    const way = this.field.geometry.line[from * MAX_SQUARES + to]!;
    const steps = this.stepsOf(cells, by, victim);
    if (((steps >> (way >> 3)) & (this.directions >> (way & 7)) & 1) === 0) return;
    if (survey.isClear(cells, from, to, way & 7)) this.reckon(survey, cells, by, victim, way >> 3);
  }

  /** The steps at which the two can meet with the numbers they have now. */
  private stepsOf(cells: Int32Array, by: number, victim: number): number {
    const { army } = this.field;
    if (army.pyramidCode[by] === 0 && army.pyramidCode[victim] === 0)
      return this.steps[by * MAX_PIECES + victim]!;
    const codes = codeOf(army, cells, by) * MOST_CODES + codeOf(army, cells, victim);
    let steps = this.pyramidSteps.get(codes);
    if (steps === undefined) {
      steps = this.spec.completion.length > 0 ? openSteps(this.spec) : 0;
      for (const u of army.attack[Math.floor(codes / MOST_CODES)]!) {
        for (const v of army.target[codes % MOST_CODES]!) steps |= stepsBetween(this.spec, u, v);
      }
      this.pyramidSteps.set(codes, steps);
    }
    return steps;
  }

  private reckon(survey: Survey, cells: Int32Array, by: number, victim: number, steps: number): void {
    const { army } = this.field;
    const targets = army.target[codeOf(army, cells, victim)]!;
    const numbers = army.attack[codeOf(army, cells, by)]!;
    const n = countedDistance(this.spec.count, steps);
    for (let t = 0; t < targets.length; t++) {
      const layers = army.targetLayers[codeOf(army, cells, victim)]![t]!;
      for (let i = 0; i < numbers.length; i++)
        this.relate(survey, cells, { victim, layers, u: numbers[i]!, v: targets[t]!, n, by });
    }
  }

  private relate(survey: Survey, cells: Int32Array, duel: Duel): void {
    const { spec, rule } = this;
    for (let index = 0; index < spec.relations.length; index++) {
      const each = spec.relations[index]!;
      if (assaultHolds(each, duel.u, duel.n, duel.v)) {
        survey.add({ ...duel, rule, relation: RELATION_INDEX[each], w: 0, also: NOBODY });
      }
      if (spec.completion.length > 0) this.complete(survey, cells, duel, each);
    }
  }

  /** A third piece that reaches the victim makes up what the product or quotient lacks, or takes off what is too much. */
  private complete(survey: Survey, cells: Int32Array, duel: Duel, each: AssaultRelation): void {
    const { army } = this.field;
    for (let which = 0; which < survey.reacherCount[duel.victim]!; which++) {
      const also = survey.reacher(duel.victim, which);
      if (also === duel.by) continue;
      for (const third of army.attack[codeOf(army, cells, also)]!) {
        for (const sign of this.spec.completion) {
          const w = sign === 'plus' ? third : -third;
          if (!assaultHolds(each, duel.u, duel.n, duel.v - w)) continue;
          survey.add({ ...duel, rule: this.rule, relation: RELATION_INDEX[each], w, also });
        }
      }
    }
  }
}
