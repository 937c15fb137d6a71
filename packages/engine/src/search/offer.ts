import { action, ActionList, cell, MAX_SQUARES } from '@calculi/rules/kernel';
import type { Kernel, Numbers } from '@calculi/rules/kernel';
import type { Limit } from './limit.ts';

const { FLAGGED, HELD, SIDE, STANDING, WHERE, occupantId } = cell;
const { encode, first, MOVE, second, typeOf } = action;

const PASS = encode(action.PASS);
/** Moves of a walk at most. */
const LONGEST = 8;
/** Pieces with which nothing can be won any more if one is given. */
const FEWEST = 5;

/**
 * Where only a capture keeps a game from being drawn: the shortest walk by which a piece of the side to play comes under an
 * attack that the enemy need do nothing for.
 */
export class Offer {
  private readonly kernel: Kernel;
  private readonly numbers: Numbers;
  private readonly lists: ActionList[] = [];
  /** By square: one more than the moves that were left to the piece when it came there. */
  private readonly seen = new Uint8Array(MAX_SQUARES);
  private side: 0 | 1 = 0;
  private limit!: Limit;
  private left = 0;

  constructor(kernel: Kernel, numbers: Numbers) {
    this.kernel = kernel;
    this.numbers = numbers;
  }

  /** The first move of such a walk, by whoever is furthest from the pyramid that is hunted; 0 if none is found within the limit. */
  find(limit: Limit): number {
    const { kernel } = this;
    const { cells } = kernel;
    this.side = cells[SIDE] === 0 ? 0 : 1;
    this.limit = limit;
    this.left = limit.aside;
    // What is marked already need only be left where it is.
    if (cells[FLAGGED + this.side]! > 0 || cells[STANDING + this.side]! <= FEWEST) return 0;
    kernel.generate(this.listAt(0));
    let found = 0;
    for (let moves = 1; moves <= LONGEST && found === 0; moves++) found = this.findWalk(moves);
    return found;
  }

  private findWalk(moves: number): number {
    const { cells } = this.kernel;
    const actions = this.listAt(0);
    const pyramid = this.numbers.field.army.pyramids[this.side];
    let found = 0;
    let furthest = -1;
    let last = -1;
    for (let index = 0; index < actions.length; index++) {
      const code = actions.at(index);
      const from = first(code);
      if (typeOf(code) !== MOVE || occupantId(cells[from]!) === pyramid) continue;
      if (from !== last) this.seen.fill(0);
      last = from;
      const steps = this.stepsAway(from);
      if (steps <= furthest || !this.leads(code, moves, 0)) continue;
      found = code;
      furthest = steps;
    }
    return found;
  }

  /** How far a square is from the pyramid that is hunted; 0 once that has fallen. */
  private stepsAway(square: number): number {
    const { army, geometry } = this.numbers.field;
    const where = this.kernel.cells[WHERE + army.pyramids[1 - this.side]!]!;
    if (where >= HELD) return 0;
    const { files } = geometry;
    const prey = where & 127;
    return (
      Math.abs((prey % files) - (square % files)) + Math.abs(((prey / files) | 0) - ((square / files) | 0))
    );
  }

  /** Whether so many moves of a piece, of which this is the next, bring it under attack while the enemy waits. */
  private leads(code: number, moves: number, level: number): boolean {
    const { kernel, seen } = this;
    const to = second(code);
    if (seen[to]! > moves || this.left <= 0) return false;
    this.left = this.limit.spendAside() ? 0 : this.left - 1;
    seen[to] = moves + 1;
    const standing = kernel.cells[STANDING + this.side]!;
    kernel.make(code);
    const leads = this.isTheirTurn() && this.endsMarked(to, moves, level, standing);
    kernel.unmake();
    return leads;
  }

  private endsMarked(at: number, moves: number, level: number, standing: number): boolean {
    const { kernel, side } = this;
    const { cells } = kernel;
    kernel.make(PASS);
    const isGiven = cells[FLAGGED + side]! > 0 || cells[STANDING + side]! < standing;
    const leads = !kernel.over && (moves === 1 ? isGiven : this.goesOn(at, moves - 1, level + 1));
    kernel.unmake();
    return leads;
  }

  private isTheirTurn(): boolean {
    return !this.kernel.over && this.kernel.cells[SIDE] !== this.side;
  }

  private goesOn(from: number, moves: number, level: number): boolean {
    const actions = this.listAt(level);
    this.kernel.generate(actions);
    for (let index = 0; index < actions.length; index++) {
      const code = actions.at(index);
      if (typeOf(code) === MOVE && first(code) === from && this.leads(code, moves, level)) return true;
    }
    return false;
  }

  private listAt(level: number): ActionList {
    return (this.lists[level] ??= new ActionList());
  }
}
