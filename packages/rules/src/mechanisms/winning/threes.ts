import * as cell from '../../kernel/cells.ts';
import { isClear } from '../../kernel/geometry.ts';
import type { Geometry } from '../../kernel/geometry.ts';
import type { FormationSpec } from '../../spec/ruleset.ts';
import type { Triads } from './triads.ts';

// An import is read anew at every use; a constant of the module itself is not.
const MAX_SQUARES = cell.MAX_SQUARES;
const NOWHERE = cell.NOWHERE;
const occupantId = cell.occupantId;

/**
 * Finds three pieces in a camp that stand equally spaced in line, or at a right angle with equal legs. A second is the
 * next piece in some direction, and so it is known where a third must be. What stands there hardly ever has a number
 * that agrees, and then no more need be looked at.
 */
export class Threes {
  private readonly geometry: Geometry;
  private readonly triads: Triads;
  private readonly judge: (a: number, b: number, c: number) => boolean;
  /** By `direction & 1`: how the way may turn at the second. */
  private readonly turns: readonly (readonly number[])[];
  /** By direction: the next piece. */
  private readonly near = new Uint8Array(8);

  constructor(geometry: Geometry, formation: FormationSpec, triads: Triads, judge: Threes['judge']) {
    this.geometry = geometry;
    this.triads = triads;
    this.judge = judge;
    this.turns = [formation.corners ? [0, 2, 6] : [0], formation.directions === 'all' ? [0] : []];
  }

  /** Whether a piece belongs to three. Numbers come first: that they agree is rarer than that pieces stand there. */
  hold(cells: Int32Array, camp: Uint8Array, square: number): boolean {
    const { near, triads } = this;
    const { line, delta } = this.geometry;
    const id = occupantId(cells[square]!);
    this.findNear(cells, camp, square);
    for (let direction = 0; direction < 8; direction++) {
      const next = near[direction]!;
      if (next === NOWHERE) continue;
      const steps = line[square * MAX_SQUARES + next]! >> 3;
      const pair = triads.pair(cells, id, occupantId(cells[next]!));
      const turns = this.turns[direction & 1]!;
      for (let index = 0; index < turns.length; index++) {
        const ahead = (direction + turns[index]!) & 7;
        const third = (next + steps * delta[ahead]!) & 127;
        if (triads.fit(pair, cells[third]!) && camp[third] === 1)
          if (this.isEnd(cells, square, next, third, steps * 8 + ahead)) return true;
        // The first may be the middle or the corner.
        const other = near[ahead ^ 4]!;
        if (triads.fit(pair, cells[other]!) && this.steps(square, other) === steps)
          if (this.judge(next, square, other)) return true;
      }
    }
    return false;
  }

  /** None to NOWHERE. */
  private steps(from: number, to: number): number {
    return to === NOWHERE ? 0 : this.geometry.line[from * MAX_SQUARES + to]! >> 3;
  }

  private findNear(cells: Int32Array, camp: Uint8Array, square: number): void {
    const { near } = this;
    const { step } = this.geometry;
    const nowhere = NOWHERE;
    for (let direction = 0; direction < 8; direction++) {
      let next = square;
      do next = step[(direction << 7) + next]!;
      while (camp[next] === 1 && cells[next] === 0);
      near[direction] = camp[next] === 1 ? next : nowhere;
    }
  }

  /** Whether a third stands the right way from the second, and nothing between. */
  private isEnd(cells: Int32Array, square: number, next: number, third: number, way: number): boolean {
    return (
      cells[third] !== 0 &&
      this.geometry.line[next * MAX_SQUARES + third] === way &&
      isClear(this.geometry, cells, next, third) &&
      this.judge(square, next, third)
    );
  }
}
