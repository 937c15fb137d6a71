import { codeOf } from '../../kernel/army.ts';
import { BOARD, HELD, LAYERS, ownerOf, squareOf, WHERE } from '../../kernel/cells.ts';
import type { Field } from '../../kernel/field.ts';
import { MAX_SQUARES, NOWHERE, ORTHOGONAL } from '../../kernel/geometry.ts';
import { pathFirst, pathSecond, pathTarget, pathThird } from '../../kernel/movement.ts';
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
      for (let id = 0; id < field.army.pieces.length; id++) {
        const where = cells[WHERE + id]!;
        if (where >= HELD || where >> 7 === side || !isBesieged(field, cells, spec.form, id)) continue;
        survey.add(rule, id, cells[LAYERS + id]!, relation, 0, 0, 0, 0, NOBODY, NOBODY);
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
const isImmobile = ({ army, ways }: Field, cells: Int32Array, id: number): boolean => {
  const where = cells[WHERE + id]!;
  const enemy = 2 - (where >> 7);
  const { paths, start } = ways[army.mover[codeOf(army, cells, id)]!]!;
  const square = squareOf(where);
  const end = start[square + 1]!;
  for (let at = start[square]!; at < end; at++) {
    const path = paths[at]!;
    if (
      ownerOf(cells[BOARD + (path & 255)]!) !== enemy &&
      ownerOf(cells[BOARD + ((path >>> 8) & 255)]!) !== enemy &&
      ownerOf(cells[BOARD + ((path >>> 16) & 255)]!) !== enemy &&
      ownerOf(cells[BOARD + (path >>> 24)]!) !== enemy
    ) {
      return false;
    }
  }
  return true;
};

const isSurrounded = ({ geometry }: Field, cells: Int32Array, id: number): boolean => {
  const where = cells[WHERE + id]!;
  const enemy = 2 - (where >> 7);
  const square = squareOf(where);
  for (let index = 0; index < ORTHOGONAL.length; index++) {
    const next = geometry.step[ORTHOGONAL[index]! * MAX_SQUARES + square]!;
    if (next !== NOWHERE && ownerOf(cells[BOARD + next]!) !== enemy) return false;
  }
  return true;
};

/** The squares that hold a piece in: of those its ways enter, or of its neighbours, the ones where enemies stand. */
export const besiegers = (field: Field, cells: Int32Array, form: Form, id: number): number[] => {
  const where = cells[WHERE + id]!;
  const square = squareOf(where);
  const { paths, start } = field.ways[field.army.mover[codeOf(field.army, cells, id)]!]!;
  const watched =
    form === 'surrounded'
      ? ORTHOGONAL.map((direction) => field.geometry.step[direction * MAX_SQUARES + square]!)
      : [...paths.subarray(start[square], start[square + 1])].flatMap((path) => [
          pathTarget(path),
          pathFirst(path),
          pathSecond(path),
          pathThird(path),
        ]);
  return [...new Set(watched)]
    .filter((each) => each !== NOWHERE && ownerOf(cells[BOARD + each]!) === 2 - (where >> 7))
    .sort((a, b) => a - b);
};
