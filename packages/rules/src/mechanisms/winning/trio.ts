import { MAX_SQUARES, NOWHERE } from '../../kernel/geometry.ts';
import type { Geometry } from '../../kernel/geometry.ts';
import type { FormationSpec } from '../../spec/ruleset.ts';

/** Judges three pieces in order. */
type Judge = (one: number, middle: number, other: number) => boolean;

/** Finds whether three pieces stand at equal distances with nothing between them, in a line or at a right angle. */
export class Trios {
  private readonly judge: Judge;
  private readonly step: Uint8Array;
  private readonly corners: boolean;
  /** From one direction to the next that counts. */
  private readonly turn: number;
  /** By direction: the next piece, and how many steps away. */
  private readonly next = new Uint8Array(8).fill(NOWHERE);
  private readonly gaps = new Uint8Array(8);
  private cells: Int32Array = new Int32Array(0);
  private camp: Uint8Array = new Uint8Array(0);

  constructor({ directions, corners }: FormationSpec, { step }: Geometry, judge: Judge) {
    this.judge = judge;
    this.step = step;
    this.corners = corners;
    this.turn = directions === 'all' ? 1 : 2;
  }

  /** Whether a piece in the camp is one of three that are judged well. */
  hold(cells: Int32Array, camp: Uint8Array, square: number): boolean {
    this.cells = cells;
    this.camp = camp;
    this.lookRound(square);
    return this.isMiddle(square) || this.isEnd(square);
  }

  private lookRound(square: number): void {
    const { cells, camp, step, next, gaps, turn } = this;
    for (let direction = 0; direction < 8; direction += turn) {
      const offset = direction * MAX_SQUARES;
      let gap = 1;
      let there = step[offset + square]!;
      while (camp[there] !== 0 && cells[there] === 0) {
        there = step[offset + there]!;
        gap++;
      }
      next[direction] = camp[there] === 0 ? NOWHERE : there;
      gaps[direction] = gap;
    }
  }

  private isMiddle(square: number): boolean {
    const { turn } = this;
    for (let direction = 0; direction < 4; direction += turn)
      if (this.isBetween(square, direction, direction + 4)) return true;
    for (let direction = 0; this.corners && direction < 8; direction += 2)
      if (this.isBetween(square, direction, (direction + 2) & 7)) return true;
    return false;
  }

  private isBetween(square: number, one: number, other: number): boolean {
    const { next, gaps } = this;
    const isEven = gaps[one] === gaps[other] && next[one] !== NOWHERE && next[other] !== NOWHERE;
    return isEven && this.judge(next[one]!, square, next[other]!);
  }

  private isEnd(square: number): boolean {
    const { next, turn, corners } = this;
    for (let direction = 0; direction < 8; direction += turn) {
      if (next[direction] === NOWHERE) continue;
      if (this.isBefore(square, direction, direction)) return true;
      if (!corners || (direction & 1) !== 0) continue;
      if (this.isBefore(square, direction, (direction + 2) & 7)) return true;
      if (this.isBefore(square, direction, (direction + 6) & 7)) return true;
    }
    return false;
  }

  /** Whether the third piece stands in a direction from the next one, as far away as that is. */
  private isBefore(square: number, first: number, second: number): boolean {
    const { cells, camp, step } = this;
    const middle = this.next[first]!;
    const offset = second * MAX_SQUARES;
    let there = step[offset + middle]!;
    for (let left = this.gaps[first]!; left > 1; left--) {
      if (camp[there] === 0 || cells[there] !== 0) return false;
      there = step[offset + there]!;
    }
    return camp[there] !== 0 && cells[there] !== 0 && this.judge(square, middle, there);
  }
}
