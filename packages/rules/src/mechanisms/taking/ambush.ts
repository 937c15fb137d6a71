import { occupantId, ownerOf, squareOf, WHERE } from '../../kernel/cells.ts';
import type { Field } from '../../kernel/field.ts';
import { MAX_SQUARES } from '../../kernel/geometry.ts';
import { RELATIONS } from '../../kernel/survey.ts';
import type { Survey } from '../../kernel/survey.ts';
import { ambushHolds } from '../../numbers/relation.ts';
import type { AmbushRelation } from '../../spec/ruleset.ts';
import type { CompileCapture } from './operator.ts';
import { PairTaking } from './pairs.ts';
import type { PairRelation } from './pairs.ts';

const judge =
  (relation: AmbushRelation): PairRelation =>
  (u, w, victim) =>
    ambushHolds(relation, u, w, victim) ? RELATIONS.indexOf(relation) : -1;

/** Two pieces take an enemy whose number their numbers make together. */
export const compileAmbush: CompileCapture<'ambush'> = (spec, rule, field) => {
  const taking = new PairTaking(rule, field.army, spec.relations.map(judge));
  return {
    spec,
    rule,
    needsReach: spec.from === 'reach',
    find: (survey, cells, side) =>
      spec.from === 'reach'
        ? taking.findReaching(survey, cells)
        : findFlanking(taking, field, survey, cells, side),
  };
};

/** Pairs that stand next to a victim on opposite sides, in a column or a row. */
const findFlanking = (
  taking: PairTaking,
  field: Field,
  survey: Survey,
  cells: Int32Array,
  side: number,
): void => {
  const { step } = field.geometry;
  const begin = WHERE;
  const total = field.army.loose;
  for (let victim = 0; victim < total; victim++) {
    const where = cells[begin + victim]!;
    if (where >> 7 !== 1 - side) continue;
    for (let direction = 0; direction <= 2; direction += 2) {
      const one = cells[step[direction * MAX_SQUARES + squareOf(where)]!]!;
      if (ownerOf(one) !== side + 1) continue;
      const other = cells[step[(direction + 4) * MAX_SQUARES + squareOf(where)]!]!;
      if (ownerOf(other) === side + 1) taking.add(survey, cells, victim, occupantId(one), occupantId(other));
    }
  }
};
