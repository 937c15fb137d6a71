import type { ActionList } from './action.ts';
import * as cell from './cells.ts';
import { Changes, SAVED_CHANGES } from './changes.ts';
import { EventLog } from './event.ts';

// An import is read anew at every use; a constant of the module itself is not.
const FLAG = cell.FLAG;
const GONE = cell.GONE;
const HASH_A = cell.HASH_A;
const HASH_B = cell.HASH_B;
const HELD = cell.HELD;
const HISTORY = cell.HISTORY;
const LOUD = cell.LOUD;
const MAX_PIECES = cell.MAX_PIECES;
const MOVED = cell.MOVED;
const OCCUPIED = cell.OCCUPIED;
const OUTCOME = cell.OUTCOME;
const PHASE = cell.PHASE;
const PRISONERS = cell.PRISONERS;
const QUIET = cell.QUIET;
const SIDE = cell.SIDE;
const START = cell.START;
const TURN = cell.TURN;
const WHERE = cell.WHERE;
const WORDS = cell.WORDS;
const occupant = cell.occupant;
const squareOf = cell.squareOf;
const standing = cell.standing;

/** What a family of games adds to the kernel: which actions are legal, and what they do. */
export interface Program {
  readonly classes: Classes;
  generate(kernel: Kernel, actions: ActionList): void;
  perform(kernel: Kernel, action: number): void;
  /** Called when a piece has changed its place or its layers, for what the program keeps up to date. */
  relocated(kernel: Kernel, id: number): void;
}

/** Which pieces are alike: equal positions must have equal hashes, whichever of two equal pieces stands where. */
export interface Classes {
  /** Class by piece id. */
  readonly ofPiece: Uint8Array;
  /** By piece id: 1 + class of its first layer while stacked, or 0 for a piece that is no pyramid. */
  readonly ofLayers: Uint8Array;
}

const CLASS_SHIFT = 9;
const FLAG_CLASS = 126;
const SIDE_CLASS = 127;

/** Two independent random numbers for every class and place; sums of them identify a position. */
const makeKeys = (): Int32Array => {
  const keys = new Int32Array(2 << (7 + CLASS_SHIFT));
  let state = 0x9e3779b9;
  for (let index = 0; index < keys.length; index++) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    // What is gone counts for nothing.
    const place = (index >> 1) & ((1 << CLASS_SHIFT) - 1);
    keys[index] = place === GONE ? 0 : mixed ^ (mixed >>> 14);
  }
  return keys;
};

let sharedKeys: Int32Array | undefined;

/** How many chains the history is sorted into. */
const CHAINS = 1 << 12;
/** What a frame keeps: where its journal begins, and the hash before. */
const FRAME = 3 + SAVED_CHANGES;

/**
 * A game in play: cells that actions change, a journal that undoes them, and the history that repetition needs.
 * It knows no rule; its program does.
 */
export class Kernel {
  readonly program: Program;
  readonly cells = new Int32Array(cell.CELLS);
  readonly events = new EventLog();
  /** Changes whenever a piece does: who has looked at the board knows whether it must look again. */
  stamp = 0;
  readonly changes = new Changes();
  private readonly keys: Int32Array;
  private journal = new Int32Array(1 << 14);
  private journalEnd = 0;
  private frames = new Int32Array(FRAME << 8);
  private frameCount = 0;
  private history = new Int32Array(1 << 10);
  /** The history again as chains of entries with like hashes: 1 + the last of each chain, and of each entry the one before. */
  private readonly last = new Int32Array(CHAINS);
  private earlier = new Int32Array(1 << 9);

  constructor(program: Program) {
    this.program = program;
    this.keys = sharedKeys ??= makeKeys();
    this.cells.fill(GONE, WHERE, WHERE + MAX_PIECES);
    this.cells[cell.EDGE] = cell.WALL;
    this.cells.fill(1, cell.LAYERS, cell.LAYERS + MAX_PIECES);
  }

  /** Takes over a saved state; the history begins with it. */
  load(saved: Int32Array, earlier: readonly (readonly [number, number])[] = []): void {
    this.stamp++;
    this.changes.noteAll();
    this.unsee(this.cells[HISTORY]!, 0);
    this.cells.set(saved);
    this.cells[HISTORY] = 0;
    for (const [a, b] of earlier) this.remember(a, b);
    if (this.cells[PHASE] === START) this.remember(this.cells[HASH_A]!, this.cells[HASH_B]!);
    this.forget();
  }

  save(): Int32Array {
    const saved = this.cells.slice();
    saved[HISTORY] = 0;
    return saved;
  }

  get side(): number {
    return this.cells[SIDE]!;
  }

  get over(): boolean {
    return this.cells[OUTCOME] !== 0;
  }

  generate(actions: ActionList): void {
    actions.clear();
    if (!this.over) this.program.generate(this, actions);
  }

  make(action: number): void {
    const at = FRAME * this.frameCount++;
    if (at + FRAME > this.frames.length) this.frames = grown(this.frames);
    if (this.journalEnd + 4096 > this.journal.length) this.journal = grown(this.journal);
    this.frames[at] = this.journalEnd;
    this.frames[at + 1] = this.cells[HASH_A]!;
    this.frames[at + 2] = this.cells[HASH_B]!;
    this.changes.save(this.frames, at + 3);
    this.events.clear();
    this.program.perform(this, action);
  }

  unmake(): void {
    this.stamp++;
    const frame = FRAME * --this.frameCount;
    const start = this.frames[frame]!;
    const before = this.cells[HISTORY]!;
    const { journal, cells } = this;
    for (let at = this.journalEnd - 2; at >= start; at -= 2) cells[journal[at]!] = journal[at + 1]!;
    if (!this.changes.undo(this.frames, frame + 3)) this.noteUndone(start);
    this.journalEnd = start;
    cells[HASH_A] = this.frames[frame + 1]!;
    cells[HASH_B] = this.frames[frame + 2]!;
    this.unsee(before, cells[HISTORY]!);
  }

  /** Notes the pieces that change when the journal is undone. */
  private noteUndone(start: number): void {
    const { journal, journalEnd, changes } = this;
    for (let at = start; at < journalEnd; at += 2) {
      const piece = journal[at]! - WHERE;
      if (piece >= 0 && piece < 2 * MAX_PIECES) changes.note(piece & (MAX_PIECES - 1));
    }
  }

  private unsee(before: number, now: number): void {
    for (let at = before - 1; at >= now; at--)
      this.last[this.history[2 * at]! & (CHAINS - 1)] = this.earlier[at]!;
  }

  /** Makes what was done so far final: it can no longer be undone. */
  forget(): void {
    this.journalEnd = 0;
    this.frameCount = 0;
    this.changes.undone = false;
  }

  set(index: number, value: number): void {
    const { cells, journal, journalEnd } = this;
    const old = cells[index]!;
    if (old === value) return;
    journal[journalEnd] = index;
    journal[journalEnd + 1] = old;
    this.journalEnd = journalEnd + 2;
    cells[index] = value;
  }

  /** Puts a piece that is off the board on a square. */
  put(id: number, side: number, square: number, flag = 0): void {
    this.set(square, occupant(side, id) | flag);
    this.enlist(id, side, 1);
    this.occupy(side, square);
    this.moveTo(id, standing(side, square));
    if (flag) this.countFlag(side, square, 1);
  }

  /** Takes a piece off its square; the caller says where it goes. */
  lift(id: number, to: number): void {
    const where = this.cells[WHERE + id]!;
    const square = squareOf(where);
    if (this.cells[square]! & FLAG) this.countFlag(where >> 7, square, -1);
    this.set(square, 0);
    this.enlist(id, where >> 7, -1);
    this.occupy(where >> 7, square);
    this.moveTo(id, to);
  }

  /** A piece comes to a side's pieces on the board, or leaves them. */
  private enlist(id: number, side: number, sign: 1 | -1): void {
    const at = cell.ROSTER + 2 * side + (id >> 5);
    this.set(at, this.cells[at]! ^ (1 << (id & 31)));
    this.set(cell.STANDING + side, this.cells[cell.STANDING + side]! + sign);
  }

  /** From square to square; a mark goes along. */
  shift(id: number, square: number): void {
    const where = this.cells[WHERE + id]!;
    const from = squareOf(where);
    const content = this.cells[from]!;
    this.set(from, 0);
    this.set(square, content);
    this.occupy(where >> 7, from);
    this.occupy(where >> 7, square);
    this.moveTo(id, standing(where >> 7, square));
    if (content & FLAG) {
      this.hash(FLAG_CLASS, from, square);
    }
  }

  flag(square: number, on: boolean): void {
    const content = this.cells[square]!;
    this.set(square, content ^ FLAG);
    this.countFlag(cell.ownerOf(content) - 1, square, on ? 1 : -1);
  }

  private countFlag(side: number, square: number, sign: 1 | -1): void {
    this.set(cell.FLAGGED + side, this.cells[cell.FLAGGED + side]! + sign);
    this.hash(FLAG_CLASS, sign > 0 ? GONE : square, sign > 0 ? square : GONE);
  }

  /** Changes where a piece is, in the cells and in the hash. */
  moveTo(id: number, where: number): void {
    const before = this.cells[WHERE + id]!;
    this.stamp++;
    this.changes.note(id);
    this.hashMove(id, before, where);
    this.set(WHERE + id, where);
    if ((before | where) >= HELD) {
      this.hold(id, before);
      this.hold(id, where);
    }
    this.program.relocated(this, id);
  }

  /** A piece comes into a hand, or leaves it. */
  private hold(id: number, where: number): void {
    if (where < HELD || where === GONE) return;
    const at = PRISONERS + 2 * (where & 1) + (id >> 5);
    this.set(at, this.cells[at]! ^ (1 << (id & 31)));
  }

  /** A square becomes occupied by a side, or ceases to be. */
  private occupy(side: number, square: number): void {
    const at = OCCUPIED + side * WORDS + (square >> 5);
    this.set(at, this.cells[at]! ^ (1 << (square & 31)));
  }

  setLayers(id: number, layers: number): void {
    const where = this.cells[WHERE + id]!;
    this.stamp++;
    this.changes.note(id);
    this.hashMove(id, where, GONE);
    this.set(cell.LAYERS + id, layers);
    this.hashMove(id, GONE, where);
    this.program.relocated(this, id);
  }

  /** The turn goes to the other side and is remembered; says how often the position has now occurred. */
  passTurn(): number {
    this.stamp++;
    this.noteRegisters();
    const { cells } = this;
    const side = cells[SIDE]!;
    this.hash(SIDE_CLASS, side, 1 - side);
    cells[SIDE] = 1 - side;
    cells[TURN]!++;
    cells[PHASE] = START;
    // The victory of a finished game may hang on the piece that moved last.
    if (cells[OUTCOME] === 0) cells[MOVED] = 0;
    cells[QUIET] = cells[LOUD] ? 0 : cells[QUIET]! + 1;
    cells[LOUD] = 0;
    const a = cells[HASH_A]!;
    const b = cells[HASH_B]!;
    this.remember(a, b);
    return this.occurrences(a, b);
  }

  /** Notes all registers in the journal at once: when a turn ends nearly every one changes. */
  private noteRegisters(): void {
    const { cells, journal, journalEnd } = this;
    for (let index = 0; index < 8; index++) {
      journal[journalEnd + 2 * index] = SIDE + index;
      journal[journalEnd + 2 * index + 1] = cells[SIDE + index]!;
    }
    this.journalEnd = journalEnd + 16;
  }

  /** Adds the side to play to a position that is being set up. */
  hashSide(): void {
    this.hash(SIDE_CLASS, GONE, this.side);
  }

  private remember(a: number, b: number): void {
    const count = this.cells[HISTORY]!;
    if (count === this.earlier.length) {
      this.history = grown(this.history);
      this.earlier = grown(this.earlier);
    }
    this.history[2 * count] = a;
    this.history[2 * count + 1] = b;
    const chain = a & (CHAINS - 1);
    this.earlier[count] = this.last[chain]!;
    this.last[chain] = count + 1;
    this.cells[HISTORY] = count + 1;
  }

  private occurrences(a: number, b: number): number {
    let count = 0;
    for (let at = this.last[a & (CHAINS - 1)]! - 1; at >= 0; at = this.earlier[at]! - 1) {
      if (this.history[2 * at] === a && this.history[2 * at + 1] === b) count++;
    }
    return count;
  }

  /** A pyramid is hashed layer by layer. */
  private hashMove(id: number, before: number, where: number): void {
    const { ofPiece, ofLayers } = this.program.classes;
    const stacked = ofLayers[id]!;
    if (stacked === 0) return this.hash(ofPiece[id]!, before, where);
    for (let layer = 0, left = this.cells[cell.LAYERS + id]!; left; layer++, left >>= 1) {
      if (left & 1) this.hash(stacked - 1 + layer, before, where);
    }
  }

  /** Something goes from one place to another. The hash needs no journal: every frame keeps the one before it. */
  private hash(pieceClass: number, before: number, where: number): void {
    const from = ((pieceClass << CLASS_SHIFT) | before) << 1;
    const to = ((pieceClass << CLASS_SHIFT) | where) << 1;
    const { cells, keys } = this;
    cells[HASH_A] = (cells[HASH_A]! - keys[from]! + keys[to]!) | 0;
    cells[HASH_B] = (cells[HASH_B]! - keys[from + 1]! + keys[to + 1]!) | 0;
  }
}

const grown = (array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
};
