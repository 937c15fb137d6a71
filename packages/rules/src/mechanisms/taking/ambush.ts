import { MAX_SQUARES, occupantId, OCCUPIED, ownerOf, squareOf, WHERE, WORDS } from '../../kernel/cells.ts';
import { squaresWhere } from '../../kernel/geometry.ts';
import type { Geometry } from '../../kernel/geometry.ts';
import { RELATIONS } from '../../kernel/survey.ts';
import type { Survey } from '../../kernel/survey.ts';
import { ambushHolds } from '../../numbers/relation.ts';
import type { AmbushRelation, CaptureSpec } from '../../spec/ruleset.ts';
import type { CaptureOperator, CompileCapture } from './operator.ts';
import { PairTaking } from './pairs.ts';
import type { PairRelation } from './pairs.ts';

const judge =
  (relation: AmbushRelation): PairRelation =>
  (u, w, victim) =>
    ambushHolds(relation, u, w, victim) ? RELATIONS.indexOf(relation) : -1;

/** Two pieces take an enemy whose number their numbers make together. */
export const compileAmbush: CompileCapture<'ambush'> = (spec, rule, field) => {
  const taking = new PairTaking(spec, rule, field.army, spec.relations.map(judge));
  return spec.from === 'reach' ? taking : new Flanks(taking, field.geometry);
};

/** Pairs that stand next to a victim on opposite sides, in a column or a row. */
class Flanks implements CaptureOperator {
  readonly spec: CaptureSpec;
  readonly rule: number;
  readonly needsReach = false;
  private readonly taking: PairTaking;
  private readonly geometry: Geometry;
  /** The squares that have neighbours in their row; a set. */
  private readonly inner: Int32Array;

  constructor(taking: PairTaking, geometry: Geometry) {
    this.spec = taking.spec;
    this.rule = taking.rule;
    this.taking = taking;
    this.geometry = geometry;
    const { files } = geometry;
    this.inner = squaresWhere(geometry, (square) => square % files > 0 && (square + 1) % files > 0);
  }

  /** First for all squares together, whether an own piece stands on both sides: it hardly ever does. */
  find(survey: Survey, cells: Int32Array, side: number): void {
    const { inner } = this;
    const up = this.geometry.files;
    const down = 32 - up;
    const own = OCCUPIED + side * WORDS;
    const enemies = OCCUPIED + (1 - side) * WORDS;
    let any = 0;
    let before = 0;
    let here = cells[own]!;
    for (let word = 0; word < 4; word++) {
      const after = word < 3 ? cells[own + word + 1]! : 0;
      const column = ((here << up) | (before >>> down)) & ((here >>> up) | (after << down));
      const row = ((here << 1) | (before >>> 31)) & ((here >>> 1) | (after << 31)) & inner[word]!;
      any |= (column | row) & cells[enemies + word]!;
      before = here;
      here = after;
    }
    if (any !== 0) this.findEach(survey, cells, side);
  }

  private findEach(survey: Survey, cells: Int32Array, side: number): void {
    const { step } = this.geometry;
    const total = survey.field.army.loose;
    for (let victim = 0; victim < total; victim++) {
      const where = cells[WHERE + victim]!;
      if (where >> 7 !== 1 - side) continue;
      for (let direction = 0; direction <= 2; direction += 2) {
        const one = cells[step[direction * MAX_SQUARES + squareOf(where)]!]!;
        const other = cells[step[(direction + 4) * MAX_SQUARES + squareOf(where)]!]!;
        if (ownerOf(one) === side + 1 && ownerOf(other) === side + 1)
          this.taking.add(survey, cells, victim, occupantId(one), occupantId(other));
      }
    }
  }
}
