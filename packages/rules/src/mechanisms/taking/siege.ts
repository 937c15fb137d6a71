import {
  LAYERS,
  MAX_SQUARES,
  NOWHERE,
  occupantId,
  OCCUPIED,
  ownerOf,
  squareOf,
  WHERE,
  WORDS,
} from '../../kernel/cells.ts';
import { rowOf } from '../../kernel/field.ts';
import type { Field } from '../../kernel/field.ts';
import { ORTHOGONAL, squaresWhere } from '../../kernel/geometry.ts';
import { RELATIONS } from '../../kernel/survey.ts';
import type { CaptureSpec } from '../../spec/ruleset.ts';
import type { CompileCapture } from './operator.ts';

type Form = Extract<CaptureSpec, { kind: 'siege' }>['form'];

/**
 * An enemy that is shut in is taken without any reckoning, a pyramid whole. One is immobile if every way is blocked by an
 * enemy of its own: a piece with no move now, and none if its army were gone, is just that.
 */
export const compileSiege: CompileCapture<'siege'> = (spec, rule, field) => {
  const relation = RELATIONS.indexOf(spec.form);
  const surrounded = spec.form === 'surrounded' ? new SurroundedSearch(field) : null;
  return {
    spec,
    rule,
    needsReach: false,
    find(survey, cells, side) {
      const held = surrounded?.find(cells, side) ?? survey.escapes[1 - side]!.findHeld(cells);
      for (let word = 0; word < 2; word++) {
        for (let left = held[word]!; left !== 0; left &= left - 1) {
          const id = 31 - Math.clz32(left & -left) + 32 * word;
          survey.add(rule, relation, id, cells[LAYERS + id]!);
        }
      }
    },
  };
};

/** An enemy or the edge stands on all four sides. */
class SurroundedSearch {
  private readonly files: number;
  /** By hand: the squares without a neighbour there; sets. */
  private readonly edges: readonly Int32Array[];
  private readonly held = new Int32Array(2);

  constructor({ geometry }: Field) {
    this.files = geometry.files;
    this.edges = ORTHOGONAL.map((direction) =>
      squaresWhere(geometry, (square) => geometry.step[direction * MAX_SQUARES + square] === NOWHERE),
    );
  }

  /** The enemies of a side that are held, as a set of pieces: for all squares together, by shifting the set of own squares. */
  find(cells: Int32Array, side: number): Int32Array {
    const { held, files: up } = this;
    const [north, east, south, west] = this.edges;
    const down = 32 - up;
    const own = OCCUPIED + side * WORDS;
    const enemies = OCCUPIED + (1 - side) * WORDS;
    held[0] = held[1] = 0;
    let before = 0;
    let here = cells[own]!;
    for (let word = 0; word < 4; word++) {
      const after = word < 3 ? cells[own + word + 1]! : 0;
      const shut =
        ((here >>> up) | (after << down) | north![word]!) &
        ((here >>> 1) | (after << 31) | east![word]!) &
        ((here << up) | (before >>> down) | south![word]!) &
        ((here << 1) | (before >>> 31) | west![word]!);
      for (let left = shut & cells[enemies + word]!; left !== 0; left &= left - 1) {
        const id = occupantId(cells[31 - Math.clz32(left & -left) + 32 * word]!);
        held[id >> 5]! |= 1 << (id & 31);
      }
      before = here;
      here = after;
    }
    return held;
  }
}

/** The orthogonal directions by the number of the square they lead to. */
const ASCENDING = [4, 6, 2, 0] as const;

/**
 * Writes the squares that hold a piece in, in ascending order, and says how many: of those its ways enter, or of its
 * neighbours, the ones where enemies stand.
 */
export const besiegers = (
  field: Field,
  cells: Int32Array,
  form: Form,
  id: number,
  squares: Uint8Array,
): number => {
  const where = cells[WHERE + id]!;
  const enemy = 1 - (where >> 7);
  let count = 0;
  if (form === 'surrounded') {
    for (const direction of ASCENDING) {
      const next = field.geometry.step[direction * MAX_SQUARES + squareOf(where)]!;
      if (next !== NOWHERE && ownerOf(cells[next]!) === enemy + 1) squares[count++] = next;
    }
    return count;
  }
  const row = rowOf(field, cells, id);
  for (let word = 0; word < WORDS; word++) {
    const held = field.ways.entered[row * WORDS + word]! & cells[OCCUPIED + enemy * WORDS + word]!;
    for (let left = held; left !== 0; left &= left - 1)
      squares[count++] = 31 - Math.clz32(left & -left) + 32 * word;
  }
  return count;
};
