import { codeOf } from '../../kernel/army.ts';
import type { Army } from '../../kernel/army.ts';
import { HELD, MAX_PIECES, squareOf, WHERE } from '../../kernel/cells.ts';
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

const LONGEST_LINE = 15;

/**
 * By `attacker * MAX_PIECES + victim`: the numbers of steps, a bit each, at which the attacker's number takes the
 * victim's. A pyramid changes its numbers, and a third piece may complete any product: all steps are open then.
 */
export const assaultSteps = (spec: AssaultSpec, army: Army): Int32Array => {
  const steps = new Int32Array(MAX_PIECES * MAX_PIECES);
  for (const attacker of army.pieces) {
    for (const victim of army.pieces) {
      const open = spec.completion.length > 0 || attacker.shape === 'pyramid' || victim.shape === 'pyramid';
      let bits = 0;
      for (let count = 1; count <= LONGEST_LINE; count++) {
        const distance = countedDistance(spec.count, count);
        if (distance < 1) continue;
        if (open || spec.relations.some((each) => assaultHolds(each, attacker.value, distance, victim.value))) bits |= 1 << count;
      }
      steps[attacker.id * MAX_PIECES + victim.id] = bits;
    }
  }
  return steps;
};

/** A piece takes an enemy in line with it, over empty squares, by its number and the distance. */
export const compileAssault: CompileCapture<'assault'> = (spec, rule, field) => {
  const { army, geometry } = field;
  const steps = assaultSteps(spec, army);
  const candidates = army.pieces.map(({ id }) =>
    Uint8Array.from(army.pieces.filter((victim) => steps[id * MAX_PIECES + victim.id] !== 0).map((victim) => victim.id)),
  );
  const directions = directionsOf(spec.directions).reduce((bits, direction) => bits | (1 << direction), 0);
  return {
    spec,
    rule,
    needsReach: spec.completion.length > 0,
    find(survey, cells, side) {
      for (let by = 0; by < candidates.length; by++) {
        const where = cells[WHERE + by]!;
        if (where >= HELD || where >> 7 !== side) continue;
        const from = squareOf(where);
        const victims = candidates[by]!;
        for (let index = 0; index < victims.length; index++) {
          const victim = victims[index]!;
          const there = cells[WHERE + victim]!;
          if (there >= HELD || there >> 7 === side) continue;
          const line = geometry.line[from * MAX_SQUARES + squareOf(there)]!;
          if (line === 0 || ((directions >> (line & 7)) & 1) === 0) continue;
          if (((steps[by * MAX_PIECES + victim]! >> (line >> 3)) & 1) === 0) continue;
          if (survey.isClear(cells, from, squareOf(there), line & 7)) addAssault(survey, cells, field, spec, rule, by, victim, line >> 3);
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
          survey.add(rule, victim, layers[t]!, RELATION_INDEX[relation], numbers[u]!, 0, targets[t]!, distance, by, NOBODY);
        }
        if (spec.completion.length > 0) {
          addCompletions(survey, cells, army, spec, rule, by, victim, relation, numbers[u]!, distance, targets[t]!, layers[t]!);
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
          survey.add(rule, victim, layers, RELATION_INDEX[relation], number, signed, target, distance, by, also);
        }
      }
    }
  }
};
