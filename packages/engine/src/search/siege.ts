import { action, cell, codeOf, isOpen, MAX_SQUARES, NOWHERE, ORTHOGONAL } from '@calculi/rules/kernel';
import type { Kernel, Numbers } from '@calculi/rules/kernel';
import { mixer } from '../chance.ts';
import { Distances } from '../evaluation/distances.ts';
import type { Limit } from './limit.ts';

const { HELD, MAX_PIECES, SIDE, WHERE, occupantId, ownerOf } = cell;
const { encode, MOVE } = action;

/** A room of more squares is no cage. */
const ROOM = 12;
/** Steps from the cage within which a move may have to do with it. */
const NEAR = 2;
/** Turns of a siege at most. */
const LONGEST = 9;
/** Turns within which others of the pyramid's army are besieged too: they guard it, and keep the game from its draw when they fall. */
const LONGEST_OF_OTHERS = 4;
const PLACES = 1 << 15;
/** Moves tried here for which a node of the search is counted: they only shift a piece on a bare board. */
const MOVES_A_NODE = 24;
const KINDS = 16;

export interface SiegePlan {
  /** The first move of it. */
  readonly code: number;
  /** Own turns that it takes. */
  readonly turns: number;
}

/**
 * A pyramid in a cage, and the shortest way to take it there, or somebody shut in with it, if of its army only the pyramid
 * itself stirs: deeper than everything can be looked at, since nothing else is. It is played on a bare board, by the ways alone; the search then
 * sees whether the rules and the rest let it happen.
 */
export class Siege {
  private readonly kernel: Kernel;
  private readonly numbers: Numbers;
  private readonly distances: Distances;
  /** What stands on each square, as in the kernel, but the prey. */
  private readonly board = new Int32Array(MAX_SQUARES + 4);
  private readonly hunters: number[] = [];
  private readonly rows = new Uint16Array(MAX_PIECES);
  private readonly squares = new Uint8Array(MAX_PIECES);
  /** By kind of mover and square. */
  private readonly keys: Int32Array;
  private hash = 0;
  private check = 0;
  /** By position: one more than the turns within which no siege succeeds. */
  private readonly failed = new Int32Array(3 * PLACES);
  private readonly near = new Uint8Array(MAX_SQUARES);
  private readonly walls = new Uint8Array(MAX_SQUARES);
  private side: 0 | 1 = 0;
  private preyRow = 0;
  /** Others of its army in the cage, by the rows of their ways. */
  private readonly others: number[] = [];
  private prey = 0;
  private limit!: Limit;
  private left = 0;
  private tried = 0;

  constructor(kernel: Kernel, numbers: Numbers) {
    this.kernel = kernel;
    this.numbers = numbers;
    this.distances = new Distances(numbers.field);
    const next = mixer(1);
    this.keys = Int32Array.from({ length: 2 * (KINDS + 1) * MAX_SQUARES }, next);
  }

  /** The shortest siege for the side to play that is found within the limit; null where there is none. */
  find(limit: Limit): SiegePlan | null {
    const { cells } = this.kernel;
    this.side = cells[SIDE] === 0 ? 0 : 1;
    const prey = this.numbers.field.army.pyramids[1 - this.side]!;
    if (prey < 0 || cells[WHERE + prey]! >= HELD) return null;
    this.setUp(prey);
    if (!this.lookAround()) return null;
    this.failed.fill(0);
    this.limit = limit;
    this.left = limit.aside;
    for (let turns = 1; turns <= LONGEST && this.left > 0; turns++) {
      const code = this.attack(turns);
      if (code !== 0) return { code, turns };
    }
    return null;
  }

  private setUp(prey: number): void {
    const { cells } = this.kernel;
    const { army, geometry } = this.numbers.field;
    this.board.set(cells.subarray(0, this.board.length));
    this.prey = cells[WHERE + prey]! & 127;
    this.preyRow = this.rowOf(prey);
    this.board[this.prey] = 0;
    this.hash = this.check = 0;
    this.hunters.length = 0;
    for (let id = 0; id < army.loose; id++) {
      if (cells[WHERE + id]! >> 7 !== this.side) continue;
      this.hunters.push(id);
      this.squares[id] = cells[WHERE + id]! & 127;
      this.rows[id] = this.rowOf(id);
      this.toggle((this.rows[id]! / geometry.size) & (KINDS - 1), this.squares[id]!);
    }
    this.toggle(KINDS, this.prey);
  }

  /** Where the rows of a piece's ways begin. */
  private rowOf(id: number): number {
    const { army } = this.numbers.field;
    return army.row[codeOf(army, this.kernel.cells, id)]!;
  }

  private toggle(kind: number, square: number): void {
    const at = 2 * (kind * MAX_SQUARES + square);
    this.hash ^= this.keys[at]!;
    this.check ^= this.keys[at + 1]!;
  }

  /** Finds the cage, who is in it, what stands around it and what is near; false if there is none. */
  private lookAround(): boolean {
    const { board } = this;
    const { step } = this.numbers.field.geometry;
    this.near.fill(0);
    this.walls.fill(0);
    this.others.length = 0;
    const room = [this.prey];
    const seen = new Set(room);
    for (const square of room) {
      for (const direction of ORTHOGONAL) {
        const next = step[direction * MAX_SQUARES + square]!;
        if (next === NOWHERE || seen.has(next)) continue;
        if (ownerOf(board[next]!) === this.side + 1) {
          this.walls[next] = 1;
          continue;
        }
        if (board[next] !== 0) this.others.push(this.rowOf(occupantId(board[next]!)) + next);
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
  private attack(turns: number): number {
    if (this.isVain(turns)) return 0;
    const { hunters, rows, squares, board } = this;
    const { ways } = this.numbers.field;
    for (let index = 0; index < hunters.length; index++) {
      const id = hunters[index]!;
      const from = squares[id]!;
      const row = rows[id]! + from;
      let left = false;
      for (let entry = ways.start[row]!; entry < ways.start[row + 1]! && this.left > 0; entry++) {
        const to = ways.paths[entry]! & 255;
        if (board[to] !== 0 || to === this.prey) continue;
        // A wall that leaves does so for others: where it goes is all the same.
        const leaves = this.near[to] === 0;
        if (leaves && (left || turns === 1 || this.walls[from] === 0)) continue;
        if (turns === 1 && !this.seeksOthers(turns) && !this.isBeside(to)) continue;
        if (!this.mayGo(entry)) continue;
        left ||= leaves;
        if (this.succeeds(id, from, to, turns)) return encode(MOVE, from, to);
      }
    }
    if (this.left > 0) this.remember(turns);
    return 0;
  }

  private isVain(turns: number): boolean {
    return (!this.seeksOthers(turns) && this.turnsNeeded() > turns) || this.isKnown(turns);
  }

  private seeksOthers(turns: number): boolean {
    return turns <= LONGEST_OF_OTHERS && this.others.length > 0;
  }

  /** Whether no one is in the way, the prey neither. */
  private mayGo(entry: number): boolean {
    const { board, prey } = this;
    board[prey] = 1;
    const open = isOpen(this.numbers.field.ways, board, entry);
    board[prey] = 0;
    return open;
  }

  /** Whether a move takes somebody, or begins what does within so many turns. */
  private succeeds(id: number, from: number, to: number, turns: number): boolean {
    this.spend();
    this.shift(id, from, to);
    const succeeds = this.takesAny() || (turns > 1 && this.defend(turns - 1));
    this.shift(id, to, from);
    return succeeds;
  }

  private shift(id: number, from: number, to: number): void {
    const { board, squares, rows } = this;
    board[to] = board[from]!;
    board[from] = 0;
    squares[id] = to;
    const kind = (rows[id]! / this.numbers.field.geometry.size) & (KINDS - 1);
    this.toggle(kind, from);
    this.toggle(kind, to);
  }

  /** Whether the siege goes on whether the pyramid stays or goes. */
  private defend(turns: number): boolean {
    if (this.attack(turns) === 0) return false;
    const { board } = this;
    const { ways } = this.numbers.field;
    const from = this.prey;
    const row = this.preyRow + from;
    let holds = true;
    for (let entry = ways.start[row]!; holds && entry < ways.start[row + 1]!; entry++) {
      const to = ways.paths[entry]! & 255;
      if (board[to] !== 0 || !isOpen(ways, board, entry)) continue;
      this.walk(to);
      holds = this.near[to] === 1 && this.attack(turns) !== 0;
      this.walk(from);
    }
    return holds;
  }

  private walk(to: number): void {
    this.toggle(KINDS, this.prey);
    this.prey = to;
    this.toggle(KINDS, to);
  }

  private spend(): void {
    if (++this.tried % MOVES_A_NODE !== 0) return;
    this.left = this.limit.spendAside() ? 0 : this.left - 1;
  }

  private takesAny(): boolean {
    const { others } = this;
    let takes = this.isShut(this.preyRow + this.prey);
    for (let index = 0; !takes && index < others.length; index++) takes = this.isShut(others[index]!);
    return takes;
  }

  /** Whether every way of a row is blocked by hunters. */
  private isShut(row: number): boolean {
    const { ways } = this.numbers.field;
    for (let entry = ways.start[row]!; entry < ways.start[row + 1]!; entry++) {
      if (!this.isBlocked(ways.paths[entry]!)) return false;
      if (ways.others !== null && !this.isBlocked(ways.others[entry]!)) return false;
    }
    return true;
  }

  private isBlocked(path: number): boolean {
    const { board, side } = this;
    return (
      ownerOf(board[path & 255]!) === side + 1 ||
      ownerOf(board[(path >>> 8) & 255]!) === side + 1 ||
      ownerOf(board[(path >>> 16) & 255]!) === side + 1 ||
      ownerOf(board[path >>> 24]!) === side + 1
    );
  }

  private isBeside(square: number): boolean {
    const way = this.numbers.field.geometry.line[this.prey * MAX_SQUARES + square]!;
    return way >> 3 === 1 && (way & 1) === 0;
  }

  /** Turns until every square beside the pyramid can be held at the least, each by whoever is there first. */
  private turnsNeeded(): number {
    const { board } = this;
    const { step } = this.numbers.field.geometry;
    let turns = 0;
    for (let index = 0; index < ORTHOGONAL.length; index++) {
      const next = step[ORTHOGONAL[index]! * MAX_SQUARES + this.prey]!;
      if (next !== NOWHERE && ownerOf(board[next]!) !== this.side + 1) turns += this.soonest(next);
    }
    return turns;
  }

  private soonest(square: number): number {
    const { hunters, rows, squares, distances } = this;
    let least = LONGEST + 1;
    for (let index = 0; index < hunters.length; index++) {
      const id = hunters[index]!;
      const turns = distances.between(rows[id]!, squares[id]!, square);
      if (turns >= least) continue;
      // Whoever leaves a square beside the pyramid for another must be followed there.
      least = this.isBeside(squares[id]!) ? Math.min(least, 2) : turns;
    }
    return least;
  }

  private isKnown(turns: number): boolean {
    const at = 3 * (this.hash & (PLACES - 1));
    return (
      this.failed[at] === this.hash && this.failed[at + 1] === this.check && this.failed[at + 2]! > turns
    );
  }

  private remember(turns: number): void {
    const at = 3 * (this.hash & (PLACES - 1));
    this.failed[at] = this.hash;
    this.failed[at + 1] = this.check;
    this.failed[at + 2] = turns + 1;
  }
}
