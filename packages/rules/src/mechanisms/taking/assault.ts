import { codeOf } from '../../kernel/army.ts';
import type { Army } from '../../kernel/army.ts';
import { assaultSteps } from '../../kernel/alignment.ts';
import { ALIGNED, MAX_PIECES, squareOf, WHERE } from '../../kernel/cells.ts';
import type { Field } from '../../kernel/field.ts';
import { directionsOf, MAX_SQUARES } from '../../kernel/geometry.ts';
import { NOBODY, RELATIONS } from '../../kernel/survey.ts';
import type { Survey } from '../../kernel/survey.ts';
import { assaultHolds, countedDistance } from '../../numbers/relation.ts';
import type { CaptureSpec } from '../../spec/ruleset.ts';
import type { CompileCapture } from './operator.ts';

type AssaultSpec = Extract<CaptureSpec, { kind: 'assault' }>;

const RELATION_INDEX = {
  multiple: RELATIONS.indexOf('multiple'),
  part: RELATIONS.indexOf('part'),
  product: RELATIONS.indexOf('distance'),
} as const;

/** A piece takes an enemy in line with it, over empty squares, by its number and the distance. */
export const compileAssault: CompileCapture<'assault'> = (spec, rule, field) => {
  const table = assaultSteps(spec, field.army);
  const directions = directionsOf(spec.directions).reduce((bits, direction) => bits | (1 << direction), 0);
  const { line } = field.geometry;
  const attack = (survey: Survey, cells: Int32Array, by: number, victim: number): void => {
    const from = squareOf(cells[WHERE + by]!);
    const there = cells[WHERE + victim]!;
    const way = line[from * MAX_SQUARES + squareOf(there)]!;
    const steps = table[by * MAX_PIECES + victim]!;
    if (((steps >> (way >> 3)) & (directions >> (way & 7)) & 1) === 0) return;
    if (survey.isClear(cells, from, squareOf(there), way & 7))
      addAssault(survey, cells, field, spec, rule, by, victim, way >> 3);
  };
  return {
    spec,
    rule,
    needsReach: spec.completion.length > 0,
    find(survey, cells, side) {
      const total = 2 * field.army.loose;
      const begin = ALIGNED;
      const places = WHERE;
      const enemy = 1 - side;
      for (let at = 0; at < total; at++) {
        let aligned = cells[begin + at]!;
        if (aligned === 0 || cells[places + (at >> 1)]! >> 7 !== side) continue;
        for (; aligned !== 0; aligned &= aligned - 1) {
          const victim = 31 - Math.clz32(aligned & -aligned) + 32 * (at & 1);
          if (cells[places + victim]! >> 7 === enemy) attack(survey, cells, at >> 1, victim);
        }
      }
    },
  };
};

const addAssault = (
  survey: Survey,
  cells: Int32Array,
  { army }: Field,
  spec: AssaultSpec,
  rule: number,
  by: number,
  victim: number,
  steps: number,
): void => {
  const distance = countedDistance(spec.count, steps);
  const numbers = army.attack[codeOf(army, cells, by)]!;
  const code = codeOf(army, cells, victim);
  const targets = army.target[code]!;
  const layers = army.targetLayers[code]!;
  for (let t = 0; t < targets.length; t++) {
    for (let u = 0; u < numbers.length; u++) {
      for (const relation of spec.relations) {
        if (assaultHolds(relation, numbers[u]!, distance, targets[t]!)) {
          survey.add(
            rule,
            victim,
            layers[t]!,
            RELATION_INDEX[relation],
            numbers[u]!,
            0,
            targets[t]!,
            distance,
            by,
            NOBODY,
          );
        }
        if (spec.completion.length > 0) {
          addCompletions(
            survey,
            cells,
            army,
            spec,
            rule,
            by,
            victim,
            relation,
            numbers[u]!,
            distance,
            targets[t]!,
            layers[t]!,
          );
        }
      }
    }
  }
};

/** A third piece that reaches the victim makes up what the product or quotient lacks, or takes off what is too much. */
const addCompletions = (
  survey: Survey,
  cells: Int32Array,
  army: Army,
  spec: AssaultSpec,
  rule: number,
  by: number,
  victim: number,
  relation: AssaultSpec['relations'][number],
  number: number,
  distance: number,
  target: number,
  layers: number,
): void => {
  for (let which = 0; which < survey.reacherCount[victim]!; which++) {
    const also = survey.reacher(victim, which);
    if (also === by) continue;
    for (const third of army.attack[codeOf(army, cells, also)]!) {
      for (const sign of spec.completion) {
        const signed = sign === 'plus' ? third : -third;
        if (assaultHolds(relation, number, distance, target - signed)) {
          survey.add(
            rule,
            victim,
            layers,
            RELATION_INDEX[relation],
            number,
            signed,
            target,
            distance,
            by,
            also,
          );
        }
      }
    }
  }
};
