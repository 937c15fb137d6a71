import { action, ActionList, cell, MAX_SQUARES, NOWHERE, ORTHOGONAL } from '@calculi/rules/kernel';
import type { Kernel, Numbers } from '@calculi/rules/kernel';
import type { Limit } from './limit.ts';

const { FLAG, HASH_A, HASH_B, HELD, SIDE, WHERE, ownerOf } = cell;
const { encode, first, MOVE, second, typeOf } = action;

const PASS = encode(action.PASS);
/** A room of more squares is no cage. */
const ROOM = 8;
/** Steps from the cage within which a move may have to do with it. */
const NEAR = 2;
/** Turns of a siege at most. */
const LONGEST = 6;
const PLACES = 1 << 13;

export interface SiegePlan {
  /** The first move of it. */
  readonly code: number;
  /** Own turns that it takes. */
  readonly turns: number;
}

/**
 * A pyramid in a cage, and the shortest way to take it there if of its army only the pyramid itself stirs: deeper than
 * everything can be looked at, since nothing else is. The search then sees whether the rest lets it happen.
 */
export class Siege {
  private readonly kernel: Kernel;
  private readonly numbers: Numbers;
  private readonly lists: ActionList[] = [];
  /** By position: one more than the turns within which no siege succeeds. */
  private readonly failed = new Int32Array(3 * PLACES);
  private readonly near = new Uint8Array(MAX_SQUARES);
  private readonly walls = new Uint8Array(MAX_SQUARES);
  private side: 0 | 1 = 0;
  private prey = 0;
  private limit!: Limit;
  private left = 0;

  constructor(kernel: Kernel, numbers: Numbers) {
    this.kernel = kernel;
    this.numbers = numbers;
  }

  /** The shortest siege for the side to play that is found within the limit; null where there is none. */
  find(limit: Limit): SiegePlan | null {
    const { cells } = this.kernel;
    this.side = cells[SIDE] === 0 ? 0 : 1;
    this.prey = this.numbers.field.army.pyramids[1 - this.side]!;
    if (this.prey < 0 || cells[WHERE + this.prey]! >= HELD || !this.lookAround()) return null;
    this.failed.fill(0);
    this.limit = limit;
    this.left = limit.aside;
    for (let turns = 1; turns <= LONGEST && this.left > 0; turns++) {
      const code = this.attack(turns, 0);
      if (code !== 0) return { code, turns };
    }
    return null;
  }

  /** Finds the cage, what stands around it and what is near; false if there is none. */
  private lookAround(): boolean {
    const { cells } = this.kernel;
    const { step } = this.numbers.field.geometry;
    this.near.fill(0);
    this.walls.fill(0);
    const room = [cells[WHERE + this.prey]! & 127];
    const seen = new Set(room);
    for (const square of room) {
      for (const direction of ORTHOGONAL) {
        const next = step[direction * MAX_SQUARES + square]!;
        if (next === NOWHERE || seen.has(next)) continue;
        if (ownerOf(cells[next]!) === this.side + 1) {
          this.walls[next] = 1;
          continue;
        }
        seen.add(next);
        room.push(next);
        if (room.length > ROOM) return false;
      }
    }
    let border = room;
    for (const square of room) this.near[square] = 1;
    for (let steps = 0; steps < NEAR; steps++) {
      border = border.flatMap((square) =>
        ORTHOGONAL.map((direction) => step[direction * MAX_SQUARES + square]!).filter(
          (next) => next !== NOWHERE && this.near[next] === 0,
        ),
      );
      for (const square of border) this.near[square] = 1;
    }
    return true;
  }

  /** The move that begins a siege of so many turns, or 0. */
  private attack(turns: number, level: number): number {
    const { kernel } = this;
    const { cells } = kernel;
    if (this.waysOut() > turns || this.isKnown(turns)) return 0;
    const a = cells[HASH_A]!;
    const b = cells[HASH_B]!;
    const actions = this.listAt(level);
    kernel.generate(actions);
    const total = actions.length;
    let gone = -1;
    for (let index = 0; index < total && this.left > 0; index++) {
      const code = actions.at(index);
      if (typeOf(code) !== MOVE || !this.matters(code, turns)) continue;
      // A wall that leaves does so for others: where it goes is all the same.
      const leaves = this.near[second(code)] === 0;
      if (leaves && gone === first(code)) continue;
      if (leaves) gone = first(code);
      this.spend();
      kernel.make(code);
      const succeeds =
        this.isTaken() ||
        (turns > 1 && cells[SIDE] !== this.side && !kernel.over && this.defend(turns - 1, level + 1));
      kernel.unmake();
      if (succeeds) return code;
    }
    if (this.left > 0) this.remember(a, b, turns);
    return 0;
  }

  /** Whether the siege goes on whether the pyramid stays or goes. */
  private defend(turns: number, level: number): boolean {
    if (!this.answers(PASS, turns, level)) return false;
    const { kernel } = this;
    const actions = this.listAt(level);
    const from = kernel.cells[WHERE + this.prey]! & 127;
    kernel.generate(actions);
    for (let index = 0; index < actions.length; index++) {
      const code = actions.at(index);
      if (typeOf(code) === MOVE && first(code) === from && !this.answers(code, turns, level)) return false;
    }
    return true;
  }

  private answers(code: number, turns: number, level: number): boolean {
    const { kernel } = this;
    this.spend();
    kernel.make(code);
    const succeeds = this.isTaken() || (!kernel.over && this.attack(turns, level + 1) !== 0);
    kernel.unmake();
    return succeeds;
  }

  private spend(): void {
    this.left = this.limit.spendAside() ? 0 : this.left - 1;
  }

  private isTaken(): boolean {
    return this.kernel.cells[WHERE + this.prey]! >= HELD;
  }

  /** The last move goes beside the pyramid; before it others may come near, and walls make way. */
  private matters(code: number, turns: number): boolean {
    const { cells } = this.kernel;
    const to = second(code);
    if (turns === 1) {
      const prey = cells[WHERE + this.prey]! & 127;
      const way = this.numbers.field.geometry.line[prey * MAX_SQUARES + to]!;
      return way >> 3 === 1 && (way & 1) === 0;
    }
    return this.near[to] === 1 || this.walls[first(code)] === 1;
  }

  /** Squares beside the pyramid that are not held yet: each takes a turn. */
  private waysOut(): number {
    const { cells } = this.kernel;
    const { step } = this.numbers.field.geometry;
    const prey = cells[WHERE + this.prey]! & 127;
    if ((cells[prey]! & FLAG) !== 0) return 1;
    let open = 0;
    for (let index = 0; index < ORTHOGONAL.length; index++) {
      const next = step[ORTHOGONAL[index]! * MAX_SQUARES + prey]!;
      if (next !== NOWHERE && ownerOf(cells[next]!) !== this.side + 1) open++;
    }
    return open;
  }

  private isKnown(turns: number): boolean {
    const { cells } = this.kernel;
    const at = 3 * (cells[HASH_A]! & (PLACES - 1));
    return (
      this.failed[at] === cells[HASH_A] &&
      this.failed[at + 1] === cells[HASH_B] &&
      this.failed[at + 2]! > turns
    );
  }

  private remember(a: number, b: number, turns: number): void {
    const at = 3 * (a & (PLACES - 1));
    this.failed[at] = a;
    this.failed[at + 1] = b;
    this.failed[at + 2] = turns + 1;
  }

  private listAt(level: number): ActionList {
    return (this.lists[level] ??= new ActionList());
  }
}
