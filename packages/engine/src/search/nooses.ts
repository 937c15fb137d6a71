import { cell, codeOf, MAX_SQUARES, NOWHERE, ORTHOGONAL } from '@calculi/rules/kernel';
import type { Numbers } from '@calculi/rules/kernel';
import { WaysOut } from '../evaluation/ways-out.ts';

const { ownerOf, ROSTER, WHERE, WORDS } = cell;

/** Finds the squares where one more piece of a side would shut an enemy in. */
export class Nooses {
  private readonly numbers: Numbers;
  /** Null where nobody is taken for having no way out. */
  private readonly outs: WaysOut | null;
  private readonly surrounds: boolean;
  private readonly squares = new Int32Array(WORDS);

  constructor(numbers: Numbers) {
    this.numbers = numbers;
    const has = (form: 'immobile' | 'surrounded') =>
      numbers.play.captures.some((spec) => spec.kind === 'siege' && spec.form === form);
    this.outs = has('immobile') ? new WaysOut(numbers) : null;
    this.surrounds = has('surrounded');
  }

  /** The set of squares; it serves again with the next call. */
  find(cells: Int32Array, side: number): Int32Array {
    const { squares } = this;
    squares.fill(0);
    if (this.outs === null && !this.surrounds) return squares;
    for (let word = 0; word < 2; word++) {
      for (let left = cells[ROSTER + 2 * (1 - side) + word]!; left !== 0; left &= left - 1) {
        const id = 31 - Math.clz32(left & -left) + 32 * word;
        if (this.outs !== null) this.addBlocks(this.outs, cells, side, id);
        if (this.surrounds) this.addGap(cells, side, cells[WHERE + id]! & 127);
      }
    }
    return squares;
  }

  /** Where all ways out of a piece that no besieger blocks yet would be blocked at once. */
  private addBlocks(outs: WaysOut, cells: Int32Array, side: number, id: number): void {
    const { army } = this.numbers.field;
    outs.count(cells, army.row[codeOf(army, cells, id)]! + (cells[WHERE + id]! & 127), 1 - side);
    if (outs.common !== 0) outs.addCommon(this.squares);
  }

  /** The one side by which a piece is not yet surrounded. */
  private addGap(cells: Int32Array, side: number, square: number): void {
    const { step } = this.numbers.field.geometry;
    let gap = NOWHERE;
    for (const direction of ORTHOGONAL) {
      const next = step[direction * MAX_SQUARES + square]!;
      if (next === NOWHERE || ownerOf(cells[next]!) === side + 1) continue;
      if (gap !== NOWHERE) return;
      gap = next;
    }
    if (gap !== NOWHERE) this.add(gap);
  }

  private add(square: number): void {
    this.squares[square >> 5]! |= 1 << (square & 31);
  }
}
