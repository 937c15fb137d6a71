import { occupantId, ownerOf, squareOf, WHERE } from '../../kernel/cells.ts';
import type { Field } from '../../kernel/field.ts';
import { MAX_SQUARES } from '../../kernel/geometry.ts';
import { RELATIONS } from '../../kernel/survey.ts';
import type { Survey } from '../../kernel/survey.ts';
import { ambushHolds } from '../../numbers/relation.ts';
import type { AmbushRelation } from '../../spec/ruleset.ts';
import type { CompileCapture } from './operator.ts';
import { addPair, addReachingPairs } from './pairs.ts';
import type { PairRelation } from './pairs.ts';

const judge =
  (relation: AmbushRelation): PairRelation =>
  (u, w, victim) =>
    ambushHolds(relation, u, w, victim) ? RELATIONS.indexOf(relation) : -1;

/** Two pieces take an enemy whose number their numbers make together. */
export const compileAmbush: CompileCapture<'ambush'> = (spec, rule, field) => {
  const relations = spec.relations.map(judge);
  return {
    spec,
    rule,
    needsReach: spec.from === 'reach',
    find: (survey, cells, side) =>
      spec.from === 'reach'
        ? addReachingPairs(survey, cells, field, rule, relations)
        : addFlanks(survey, cells, field, rule, relations, side),
  };
};

/** Pairs that stand next to a victim on opposite sides, in a column or a row. */
const addFlanks = (
  survey: Survey,
  cells: Int32Array,
  field: Field,
  rule: number,
  relations: readonly PairRelation[],
  side: number,
): void => {
  const { step } = field.geometry;
  for (let victim = 0; victim < field.army.loose; victim++) {
    const where = cells[WHERE + victim]!;
    if (where >> 7 !== 1 - side) continue;
    const square = squareOf(where);
    for (let direction = 0; direction <= 2; direction += 2) {
      const one = cells[step[direction * MAX_SQUARES + square]!]!;
      if (ownerOf(one) !== side + 1) continue;
      const other = cells[step[(direction + 4) * MAX_SQUARES + square]!]!;
      if (ownerOf(other) !== side + 1) continue;
      addPair(survey, cells, field, rule, relations, victim, occupantId(one), occupantId(other));
    }
  }
};
