import { action, ActionList, cell, codeOf, isOpen, MAX_SQUARES, pathTarget } from '@calculi/rules/kernel';
import type { Kernel, Numbers } from '@calculi/rules/kernel';
import type { Limit } from './limit.ts';

const { FLAGGED, HELD, SIDE, STANDING, WHERE } = cell;
const { encode, MOVE, second, typeOf } = action;

const PASS = encode(action.PASS);
/** Moves of a walk at most. */
const LONGEST = 8;
/** Pieces with which nothing can be won any more if one is given. */
const FEWEST = 5;

/** Where a piece can have come, and the move that it begins with. */
interface Stop {
  readonly from: number;
  readonly rows: number;
  readonly square: number;
  readonly code: number;
}

/**
 * Where only a capture keeps a game from being drawn: the shortest walk by which a piece of the side to play comes under an
 * attack that the enemy need do nothing for, or to where an enemy can meet it. Nobody else moves meanwhile, so whether a
 * square will do is seen by putting the piece there at once.
 */
export class Offer {
  private readonly kernel: Kernel;
  private readonly numbers: Numbers;
  private readonly mayBeMet: boolean;
  private readonly answers = new ActionList();
  /** By `from * MAX_SQUARES + square`: 1 where a piece can have come. */
  private readonly seen = new Uint8Array(MAX_SQUARES * MAX_SQUARES);
  private readonly board = new Int32Array(MAX_SQUARES + 4);
  private side: 0 | 1 = 0;
  private limit!: Limit;
  private left = 0;

  constructor(kernel: Kernel, numbers: Numbers) {
    this.kernel = kernel;
    this.numbers = numbers;
    this.mayBeMet = numbers.play.captures.some(({ timing }) => timing === 'arrival');
  }

  /** The first move of such a walk, by whoever is furthest from the pyramid that is hunted; 0 if none is found within the limit. */
  find(limit: Limit): number {
    const { cells } = this.kernel;
    this.side = cells[SIDE] === 0 ? 0 : 1;
    this.limit = limit;
    this.left = limit.aside;
    // What is marked already need only be left where it is.
    if (cells[FLAGGED + this.side]! > 0 || cells[STANDING + this.side]! <= FEWEST) return 0;
    this.board.set(cells.subarray(0, this.board.length));
    let stops = this.begin();
    for (let moves = 1; moves <= LONGEST && stops.length > 0; moves++) {
      stops = stops.flatMap((stop) => this.goOn(stop));
      const code = this.furthest(stops.filter((stop) => this.isOffered(stop)));
      if (code !== 0) return code;
    }
    return 0;
  }

  /** Every piece of the side but its pyramid, where it stands. */
  private begin(): readonly Stop[] {
    const { cells } = this.kernel;
    const { army } = this.numbers.field;
    const stops: Stop[] = [];
    this.seen.fill(0);
    for (let id = 0; id < army.loose; id++) {
      if (cells[WHERE + id]! >> 7 !== this.side || id === army.pyramids[this.side]) continue;
      const from = cells[WHERE + id]! & 127;
      this.seen[from * MAX_SQUARES + from] = 1;
      stops.push({ from, rows: army.row[codeOf(army, cells, id)]!, square: from, code: 0 });
    }
    return stops;
  }

  /** Where a piece can come to next that it could not be sooner. */
  private goOn({ from, rows, square, code }: Stop): readonly Stop[] {
    const { board, seen } = this;
    const { ways } = this.numbers.field;
    const row = rows + square;
    const stops: Stop[] = [];
    const content = board[from]!;
    board[from] = 0;
    for (let entry = ways.start[row]!; entry < ways.start[row + 1]!; entry++) {
      const to = pathTarget(ways.paths[entry]!);
      if (seen[from * MAX_SQUARES + to] === 1 || board[to] !== 0 || !isOpen(ways, board, entry)) continue;
      seen[from * MAX_SQUARES + to] = 1;
      stops.push({ from, rows, square: to, code: code === 0 ? encode(MOVE, from, to) : code });
    }
    board[from] = content;
    return stops;
  }

  private furthest(stops: readonly Stop[]): number {
    let found = 0;
    let most = -1;
    for (const { from, code } of stops) {
      const steps = this.stepsAway(from);
      if (steps <= most) continue;
      found = code;
      most = steps;
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

  /** Whether a piece is under attack at a stop while the enemy waits, or can be met there. */
  private isOffered({ from, square }: Stop): boolean {
    if (this.left <= 0) return false;
    this.left = this.limit.spendAside() ? 0 : this.left - 1;
    const { kernel, side } = this;
    const standing = kernel.cells[STANDING + side]!;
    kernel.make(encode(MOVE, from, square));
    const isTheirTurn = !kernel.over && kernel.cells[SIDE] !== side;
    const isOffered = isTheirTurn && (this.isMarked(standing) || this.isMet(square));
    kernel.unmake();
    return isOffered;
  }

  private isMarked(standing: number): boolean {
    const { kernel, side } = this;
    kernel.make(PASS);
    const isMarked = kernel.cells[FLAGGED + side]! > 0 || kernel.cells[STANDING + side]! < standing;
    kernel.unmake();
    return isMarked;
  }

  private isMet(square: number): boolean {
    const { answers, kernel } = this;
    if (!this.mayBeMet) return false;
    kernel.generate(answers);
    for (let index = 0; index < answers.length; index++)
      if (typeOf(answers.at(index)) === MOVE && second(answers.at(index)) === square) return true;
    return false;
  }
}
