import {
  HELD,
  LAYERS,
  MAX_SQUARES,
  NOWHERE,
  occupantId,
  OCCUPIED,
  ownerOf,
  ROSTER,
  squareOf,
  WHERE,
  WORDS,
} from '../../kernel/cells.ts';
import { rowOf } from '../../kernel/field.ts';
import type { Field } from '../../kernel/field.ts';
import { ORTHOGONAL, squaresWhere } from '../../kernel/geometry.ts';
import { inTheWay, pathTarget } from '../../kernel/movement.ts';
import { RELATIONS } from '../../kernel/survey.ts';
import type { CaptureSpec } from '../../spec/ruleset.ts';
import type { CompileCapture } from './operator.ts';

type Form = Extract<CaptureSpec, { kind: 'siege' }>['form'];

/** An enemy that is shut in is taken without any reckoning, a pyramid whole. */
export const compileSiege: CompileCapture<'siege'> = (spec, rule, field) => {
  const relation = RELATIONS.indexOf(spec.form);
  const search = spec.form === 'immobile' ? new ImmobileSearch(field) : new SurroundedSearch(field);
  return {
    spec,
    rule,
    needsReach: false,
    find(survey, cells, side) {
      const held = search.find(cells, side);
      for (let word = 0; word < 2; word++) {
        for (let left = held[word]!; left !== 0; left &= left - 1) {
          const id = 31 - Math.clz32(left & -left) + 32 * word;
          survey.add(rule, relation, id, cells[LAYERS + id]!);
        }
      }
    },
  };
};

/** Finds the enemies of a side that are held, as a set of pieces. */
interface SiegeSearch {
  find(cells: Int32Array, side: number): Int32Array;
}

/** A path that nothing can stand on. */
const NO_PATH = NOWHERE | (NOWHERE << 8) | (NOWHERE << 16) | (NOWHERE << 24);

/**
 * Every way is blocked by an enemy. That is the whole definition: a piece with no move now, and none if its own
 * army were gone, is one whose every way an enemy blocks.
 */
class ImmobileSearch implements SiegeSearch {
  private readonly field: Field;
  /** By row: a path that was not held when last looked for, to try first. Nearly always it still is not. */
  private readonly way: Int32Array;
  private readonly held = new Int32Array(2);

  constructor(field: Field) {
    this.field = field;
    const { paths, start } = field.ways;
    this.way = Int32Array.from(start, (entry, row) =>
      entry === start[row + 1] ? NO_PATH : (paths[entry] ?? NO_PATH),
    );
  }

  find(cells: Int32Array, side: number): Int32Array {
    const { held, way } = this;
    const { row: rows, pyramids } = this.field.army;
    const places = WHERE;
    // The bit that the besiegers' cells have and nobody else's.
    const besieger = 6 + side;
    for (let word = 0; word < 2; word++) {
      held[word] = 0;
      for (let left = cells[ROSTER + 2 * (1 - side) + word]!; left !== 0; left &= left - 1) {
        const id = 31 - Math.clz32(left & -left) + 32 * word;
        // A pyramid's row, which hangs on its layers, has another place: this one has no way.
        const row = rows[id]! + (cells[places + id]! & 127);
        const path = way[row]!;
        const met =
          cells[path & 255]! | cells[(path >>> 8) & 255]! | cells[(path >>> 16) & 255]! | cells[path >>> 24]!;
        if (((met >> besieger) & 1) !== 0 && !this.findWay(cells, row, besieger)) held[word]! |= left & -left;
      }
    }
    const pyramid = pyramids[1 - side]!;
    if (pyramid >= 0 && cells[places + pyramid]! < HELD && this.isStuck(cells, pyramid, besieger))
      held[pyramid >> 5]! |= 1 << (pyramid & 31);
    return held;
  }

  /** Whether a pyramid has ways and all are held. */
  private isStuck(cells: Int32Array, pyramid: number, besieger: number): boolean {
    const row = rowOf(this.field, cells, pyramid);
    return isHeld(cells, this.way[row]!, besieger) && !this.findWay(cells, row, besieger);
  }

  private findWay(cells: Int32Array, row: number, enemy: number): boolean {
    const { paths, others, start } = this.field.ways;
    for (let entry = start[row]!; entry < start[row + 1]!; entry++) {
      const path = isHeld(cells, paths[entry]!, enemy) ? (others ?? paths)[entry]! : paths[entry]!;
      if (isHeld(cells, path, enemy)) continue;
      this.way[row] = path;
      return true;
    }
    return false;
  }
}

/** Whether an enemy, whose cells have this bit, stands on a path or on its target. */
const isHeld = (cells: Int32Array, path: number, enemy: number): boolean =>
  (((cells[pathTarget(path)]! | inTheWay(cells, path)) >> enemy) & 1) !== 0;

/** An enemy or the edge stands on all four sides. */
class SurroundedSearch implements SiegeSearch {
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

  /** For all squares together, by shifting the set of own squares. */
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
