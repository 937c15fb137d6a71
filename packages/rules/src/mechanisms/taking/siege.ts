import { LAYERS, OCCUPIED, ownerOf, squareOf, WHERE, WORDS } from '../../kernel/cells.ts';
import { rowOf } from '../../kernel/field.ts';
import type { Field } from '../../kernel/field.ts';
import { MAX_SQUARES, NOWHERE, ORTHOGONAL } from '../../kernel/geometry.ts';
import { pathsOfRow } from '../../kernel/movement.ts';
import { seesAny } from '../../kernel/squares.ts';
import { NOBODY, RELATIONS } from '../../kernel/survey.ts';
import type { CaptureSpec } from '../../spec/ruleset.ts';
import type { CompileCapture } from './operator.ts';

type Form = Extract<CaptureSpec, { kind: 'siege' }>['form'];

/** An enemy that is shut in is taken without any reckoning, a pyramid whole. */
export const compileSiege: CompileCapture<'siege'> = (spec, rule, field) => {
  const relation = RELATIONS.indexOf(spec.form);
  return {
    spec,
    rule,
    needsReach: false,
    find(survey, cells, side) {
      const begin = WHERE;
      const total = field.army.loose;
      const enemy = 1 - side;
      for (let id = 0; id < total; id++) {
        if (cells[begin + id]! >> 7 !== enemy || !isBesieged(field, cells, spec.form, id)) continue;
        survey.add({
          rule,
          victim: id,
          layers: cells[LAYERS + id]!,
          relation,
          u: 0,
          w: 0,
          v: 0,
          n: 0,
          by: NOBODY,
          also: NOBODY,
        });
      }
    },
  };
};

const isBesieged = (field: Field, cells: Int32Array, form: Form, id: number): boolean =>
  form === 'immobile' ? isImmobile(field, cells, id) : isSurrounded(field, cells, id);

/**
 * Every way is blocked by an enemy. That is the whole definition: a piece with no move now, and none if its own
 * army were gone, is one whose every way an enemy blocks.
 */
const isImmobile = (field: Field, cells: Int32Array, id: number): boolean => {
  const enemy = 2 - (cells[WHERE + id]! >> 7);
  const { paths, others, start, entered } = field.ways;
  const row = rowOf(field, cells, id);
  if (!seesAny(cells, entered, row * WORDS, OCCUPIED + (enemy - 1) * WORDS)) return false;
  const end = start[row + 1]!;
  for (let entry = start[row]!; entry < end; entry++) {
    if (!isHeld(cells, paths[entry]!, enemy)) return false;
    if (others !== null && !isHeld(cells, others[entry]!, enemy)) return false;
  }
  return true;
};

/** Whether an enemy stands on a path or on its target. */
const isHeld = (cells: Int32Array, path: number, enemy: number): boolean =>
  ((cells[path & 255]! | cells[(path >>> 8) & 255]! | cells[(path >>> 16) & 255]! | cells[path >>> 24]!) &
    (enemy << 6)) !==
  0;

const isSurrounded = ({ geometry }: Field, cells: Int32Array, id: number): boolean => {
  const where = cells[WHERE + id]!;
  const enemy = 2 - (where >> 7);
  const square = squareOf(where);
  for (let index = 0; index < ORTHOGONAL.length; index++) {
    const next = geometry.step[ORTHOGONAL[index]! * MAX_SQUARES + square]!;
    if (next !== NOWHERE && ownerOf(cells[next]!) !== enemy) return false;
  }
  return true;
};

/** The squares that hold a piece in: of those its ways enter, or of its neighbours, the ones where enemies stand. */
export const besiegers = (field: Field, cells: Int32Array, form: Form, id: number): number[] => {
  const where = cells[WHERE + id]!;
  const square = squareOf(where);
  const watched =
    form === 'surrounded'
      ? ORTHOGONAL.map((direction) => field.geometry.step[direction * MAX_SQUARES + square]!)
      : pathsOfRow(field.ways, rowOf(field, cells, id)).flatMap(({ target, through }) => [
          target,
          ...through,
        ]);
  return [...new Set(watched)]
    .filter((each) => each !== NOWHERE && ownerOf(cells[each]!) === 2 - (where >> 7))
    .sort((a, b) => a - b);
};
