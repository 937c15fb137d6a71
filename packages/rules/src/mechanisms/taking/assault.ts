import { codeOf } from '../../kernel/army.ts';
import * as cell from '../../kernel/cells.ts';
import type { Field } from '../../kernel/field.ts';
import { directionBits, isClear } from '../../kernel/geometry.ts';
import { Steps } from '../../kernel/steps.ts';
import type { AssaultSpec } from '../../kernel/steps.ts';
import { NOBODY, RELATIONS } from '../../kernel/survey.ts';
import type { Survey } from '../../kernel/survey.ts';
import { assaultHolds, countedDistance } from '../../numbers/relation.ts';
import type { AssaultRelation } from '../../spec/ruleset.ts';
import type { CaptureOperator, CompileCapture } from './operator.ts';

// An import is read anew at every use; a constant of the module itself is not.
const MAX_SQUARES = cell.MAX_SQUARES;
const WHERE = cell.WHERE;
const squareOf = cell.squareOf;

/** A piece takes an enemy in line with it, over empty squares, by its number and the distance. */
export const compileAssault: CompileCapture<'assault'> = (spec, rule, field) =>
  new AssaultTaking(spec, rule, field);

/** An attacker and a victim in line, with the numbers they use and the counted distance. */
interface Duel {
  readonly victim: number;
  readonly layers: number;
  readonly u: number;
  readonly v: number;
  readonly n: number;
  readonly by: number;
}

class AssaultTaking implements CaptureOperator {
  readonly spec: AssaultSpec;
  readonly rule: number;
  readonly needsReach: boolean;
  private readonly field: Field;
  private readonly steps: Steps;
  private readonly directions: number;

  constructor(spec: AssaultSpec, rule: number, field: Field) {
    this.spec = spec;
    this.rule = rule;
    this.needsReach = spec.completion.length > 0;
    this.field = field;
    this.steps = new Steps([spec], field.army);
    this.directions = directionBits(spec.directions);
  }

  /** Looks only at enemies that stand in line at a distance that does. */
  find(survey: Survey, cells: Int32Array, side: number): void {
    const own = cell.ROSTER + 2 * side;
    const enemy = cell.ROSTER + 2 * (1 - side);
    for (let word = 0; word < 2; word++) {
      for (let left = cells[own + word]! & cells[cell.ATTACKING + word]!; left !== 0; left &= left - 1) {
        const by = 31 - Math.clz32(left & -left) + 32 * word;
        const aligned = cell.ALIGNED + 2 * by;
        this.attackAll(survey, cells, by, cells[aligned]! & cells[enemy]!, 0);
        this.attackAll(survey, cells, by, cells[aligned + 1]! & cells[enemy + 1]!, 32);
      }
    }
  }

  private attackAll(survey: Survey, cells: Int32Array, by: number, victims: number, first: number): void {
    for (let left = victims; left !== 0; left &= left - 1)
      this.attack(survey, cells, by, 31 - Math.clz32(left & -left) + first);
  }

  private attack(survey: Survey, cells: Int32Array, by: number, victim: number): void {
    const { army, geometry } = this.field;
    const from = squareOf(cells[WHERE + by]!);
    const to = squareOf(cells[WHERE + victim]!);
    const way = geometry.line[from * MAX_SQUARES + to]!;
    const steps = this.steps.between(codeOf(army, cells, by), codeOf(army, cells, victim));
    if (((steps >> (way >> 3)) & (this.directions >> (way & 7)) & 1) === 0) return;
    if (isClear(geometry, cells, from, to)) this.reckon(survey, cells, by, victim, way >> 3);
  }

  private reckon(survey: Survey, cells: Int32Array, by: number, victim: number, steps: number): void {
    const { army } = this.field;
    const code = codeOf(army, cells, victim);
    const targets = army.target[code]!;
    const numbers = army.attack[codeOf(army, cells, by)]!;
    const n = countedDistance(this.spec.count, steps);
    for (let t = 0; t < targets.length; t++) {
      const layers = army.targetLayers[code]![t]!;
      for (let i = 0; i < numbers.length; i++)
        this.relate(survey, cells, { victim, layers, u: numbers[i]!, v: targets[t]!, n, by });
    }
  }

  private relate(survey: Survey, cells: Int32Array, duel: Duel): void {
    const { spec } = this;
    for (let index = 0; index < spec.relations.length; index++) {
      const each = spec.relations[index]!;
      if (assaultHolds(each, duel.u, duel.n, duel.v)) this.add(survey, duel, each, 0, NOBODY);
      if (spec.completion.length > 0) this.complete(survey, cells, duel, each);
    }
  }

  private add(survey: Survey, duel: Duel, each: AssaultRelation, w: number, also: number): void {
    survey.add(this.rule, RELATIONS.indexOf(each), duel.victim, duel.layers);
    survey.setNumbers(duel.u, w, duel.v, duel.n);
    survey.setAttackers(survey.count - 1, duel.by, also);
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
          if (assaultHolds(each, duel.u, duel.n, duel.v - w)) this.add(survey, duel, each, w, also);
        }
      }
    }
  }
}
