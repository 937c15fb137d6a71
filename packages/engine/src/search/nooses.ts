import { cell, codeOf, MAX_SQUARES, NOWHERE, ORTHOGONAL } from '@calculi/rules/kernel';
import type { Numbers } from '@calculi/rules/kernel';

const { ownerOf, ROSTER, WHERE, WORDS } = cell;

/** Finds the squares where one more piece of a side would shut an enemy in. */
export class Nooses {
  private readonly numbers: Numbers;
  private readonly blocksWays: boolean;
  private readonly surrounds: boolean;
  private readonly squares = new Int32Array(WORDS);
  /** Squares that all ways out of a piece have in common, as far as they were looked at. */
  private readonly common = new Uint8Array(4);

  constructor(numbers: Numbers) {
    this.numbers = numbers;
    const has = (form: 'immobile' | 'surrounded') =>
      numbers.play.captures.some((spec) => spec.kind === 'siege' && spec.form === form);
    this.blocksWays = has('immobile');
    this.surrounds = has('surrounded');
  }

  /** The set of squares; it serves again with the next call. */
  find(cells: Int32Array, side: number): Int32Array {
    const { squares } = this;
    squares.fill(0);
    if (!this.blocksWays && !this.surrounds) return squares;
    for (let word = 0; word < 2; word++) {
      for (let left = cells[ROSTER + 2 * (1 - side) + word]!; left !== 0; left &= left - 1) {
        const id = 31 - Math.clz32(left & -left) + 32 * word;
        if (this.blocksWays) this.addBlocks(cells, side, id);
        if (this.surrounds) this.addGap(cells, side, cells[WHERE + id]! & 127);
      }
    }
    return squares;
  }

  /** What all ways have in common that no besieger stands on; most pieces have two ways without any. */
  private addBlocks(cells: Int32Array, side: number, id: number): void {
    const { army, ways } = this.numbers.field;
    const { paths, others, start } = ways;
    const row = army.row[codeOf(army, cells, id)]! + (cells[WHERE + id]! & 127);
    const end = start[row + 1]!;
    let count = -1;
    for (let entry = start[row]!; entry < end && count !== 0; entry++) {
      count = this.meet(cells, side, paths[entry]!, count);
      if (others !== null) count = this.meet(cells, side, others[entry]!, count);
    }
    for (let index = 0; index < count; index++) this.add(this.common[index]!);
  }

  /** Leaves of what is common what a path has too, unless it is blocked already; −1 stands for everything. */
  private meet(cells: Int32Array, side: number, path: number, count: number): number {
    const { common } = this;
    const besieger = side + 6;
    const met =
      cells[path & 255]! | cells[(path >>> 8) & 255]! | cells[(path >>> 16) & 255]! | cells[path >>> 24]!;
    if (((met >> besieger) & 1) !== 0) return count;
    let left = 0;
    for (let shift = 0; shift < 32; shift += 8) {
      const square = (path >>> shift) & 255;
      if (square === NOWHERE) continue;
      if (count < 0 || isAmong(common, count, square)) common[left++] = square;
    }
    return left;
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

const isAmong = (squares: Uint8Array, count: number, square: number): boolean => {
  for (let index = 0; index < count; index++) if (squares[index] === square) return true;
  return false;
};
