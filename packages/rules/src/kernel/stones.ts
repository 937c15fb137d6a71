import { StoneMoves } from '../mechanisms/moving/stone.ts';
import { Enclosure } from '../mechanisms/taking/enclosure.ts';
import type { EndsSpec, StonesPlay } from '../spec/ruleset.ts';
import { encode, first, MOVE, PLACE, second, TAKE, typeOf } from './action.ts';
import type { ActionList } from './action.ts';
import * as cell from './cells.ts';
import { MOVED_EVENT, PLACED_EVENT, TURN_OVER_EVENT } from './event.ts';
import type { Geometry } from './geometry.ts';
import type { Classes, Kernel, Program } from './kernel.ts';

// An import is read anew at every use; a constant of the module itself is not.
const AFTER_TAKE = cell.AFTER_TAKE;
const FLAGGED = cell.FLAGGED;
const GONE = cell.GONE;
const HAND = cell.HAND;
const LOUD = cell.LOUD;
const MOVED = cell.MOVED;
const PHASE = cell.PHASE;
const QUIET = cell.QUIET;
const STANDING = cell.STANDING;
const START = cell.START;
const WHERE = cell.WHERE;
const occupantId = cell.occupantId;

/** Games of stones without numbers: placed in turn, then moved to enclose each other. */
export class Stones implements Program {
  readonly play: StonesPlay;
  readonly moves: StoneMoves;
  readonly enclosure: Enclosure;
  /** All stones are alike. */
  readonly classes: Classes = {
    ofPiece: new Uint8Array(cell.MAX_PIECES),
    ofLayers: new Uint8Array(cell.MAX_PIECES),
  };
  private readonly ends: EndsSpec;
  private readonly size: number;

  constructor(play: StonesPlay, ends: EndsSpec, geometry: Geometry) {
    this.play = play;
    this.ends = ends;
    this.size = geometry.size;
    this.moves = new StoneMoves(play, geometry);
    this.enclosure = new Enclosure(geometry);
  }

  generate(kernel: Kernel, actions: ActionList): void {
    const { cells } = kernel;
    if (cells[HAND + kernel.side]! > 0) this.addPlaces(kernel, actions);
    else if (cells[PHASE] === START && this.holdsBound(kernel)) this.addTakes(kernel, actions);
    else this.moves.add(kernel, actions);
  }

  /** Whether the side to play has enemies bound, one of which it must take. */
  private holdsBound(kernel: Kernel): boolean {
    return kernel.cells[FLAGGED + 1 - kernel.side]! > 0;
  }

  private addPlaces(kernel: Kernel, actions: ActionList): void {
    for (let square = 0; square < this.size; square++) {
      if (kernel.cells[square] === 0) actions.add(encode(PLACE, 0, square));
    }
  }

  private addTakes(kernel: Kernel, actions: ActionList): void {
    const bound = (2 - kernel.side) | 4;
    for (let square = 0; square < this.size; square++) {
      if (kernel.cells[square]! >> 6 === bound) actions.add(encode(TAKE, square));
    }
  }

  relocated(): void {
    // Stones have no numbers that could be kept up to date.
  }

  perform(kernel: Kernel, action: number): void {
    switch (typeOf(action)) {
      case PLACE:
        return this.place(kernel, second(action));
      case TAKE:
        return this.take(kernel, first(action));
      case MOVE:
        return this.move(kernel, first(action), second(action));
    }
  }

  private place(kernel: Kernel, square: number): void {
    const { cells } = kernel;
    const side = kernel.side;
    let id = side * this.play.stones;
    while (cells[WHERE + id] !== GONE) id++;
    kernel.set(HAND + side, cells[HAND + side]! - 1);
    kernel.put(id, side, square);
    kernel.set(LOUD, 1);
    kernel.events.log(PLACED_EVENT, side, square, id);
    this.endTurn(kernel);
  }

  /** A bound enemy is taken; the move follows, unless the game is over or there is none. */
  private take(kernel: Kernel, square: number): void {
    this.enclosure.remove(kernel, square);
    kernel.set(PHASE, AFTER_TAKE);
    if (this.isDown(kernel) || !this.moves.exist(kernel)) this.endTurn(kernel);
  }

  private move(kernel: Kernel, from: number, to: number): void {
    const id = occupantId(kernel.cells[from]!);
    kernel.shift(id, to);
    kernel.set(MOVED, id + 1);
    kernel.events.log(MOVED_EVENT, from, to, id);
    this.moves.memorise(kernel, from, to);
    if (this.play.binding) this.enclosure.bindAndRelease(kernel, to);
    else this.enclosure.takeEnclosed(kernel, to);
    this.endTurn(kernel);
  }

  /** Whether the side that does not play now has at most one stone left. */
  private isDown(kernel: Kernel): boolean {
    return kernel.cells[STANDING + 1 - kernel.side]! <= 1;
  }

  private isPlacing({ cells }: Kernel): boolean {
    return cells[HAND]! + cells[HAND + 1]! > 0;
  }

  private endTurn(kernel: Kernel): void {
    const down = this.isDown(kernel);
    kernel.events.log(TURN_OVER_EVENT, kernel.side);
    const occurrences = kernel.passTurn();
    if (!this.isPlacing(kernel)) this.judge(kernel, down, occurrences);
  }

  /** Ends a game that was set up in a position where it is over. */
  adjudicate(kernel: Kernel): void {
    const { cells } = kernel;
    if (cells[PHASE] !== START || this.isPlacing(kernel)) return;
    this.judge(kernel, Math.min(cells[STANDING]!, cells[STANDING + 1]!) <= 1, 1);
  }

  private judge(kernel: Kernel, down: boolean, occurrences: number): void {
    const { repetition, quiet } = this.ends;
    if (down) this.finish(kernel, 'last-stone');
    else if (!this.holdsBound(kernel) && !this.moves.exist(kernel)) this.finish(kernel, 'blockade');
    else if (repetition > 0 && occurrences >= repetition) this.finish(kernel, 'repetition');
    else if (quiet > 0 && kernel.cells[QUIET]! >= quiet) this.finish(kernel, 'quiet');
  }

  /** More captures win; in a blockade bound stones count as captured. */
  private finish(kernel: Kernel, reason: 'last-stone' | 'blockade' | 'repetition' | 'quiet'): void {
    const { cells } = kernel;
    const bound = reason === 'blockade' ? cells[FLAGGED + 1]! - cells[FLAGGED]! : 0;
    const lead = cells[cell.CAPTURED]! - cells[cell.CAPTURED + 1]! + bound;
    kernel.set(cell.OUTCOME, cell.outcome(lead > 0 ? 0 : lead < 0 ? 1 : 2, reason));
  }
}
