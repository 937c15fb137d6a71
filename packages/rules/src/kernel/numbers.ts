import { compileVictory } from '../mechanisms/winning/index.ts';
import type { VictoryOperator } from '../mechanisms/winning/operator.ts';
import type { PieceItem } from '../notation/item.ts';
import type { EndsSpec, NumbersPlay } from '../spec/ruleset.ts';
import {
  ActionList,
  DONE,
  encode,
  first,
  MOVE,
  PLACE,
  second,
  SPLIT,
  TAKE,
  third,
  typeOf,
} from './action.ts';
import { Alignment } from './alignment.ts';
import * as cell from './cells.ts';
import { MOVED_EVENT, PASSED_EVENT, PLACED_EVENT, SPLIT_EVENT, TURN_OVER_EVENT } from './event.ts';
import { makeField } from './field.ts';
import type { Field } from './field.ts';
import type { Geometry } from './geometry.ts';
import type { Classes, Kernel, Program } from './kernel.ts';
import { generateStart, hasTurn } from './beginning.ts';
import { Naming } from './naming.ts';
import { Outlook } from './outlook.ts';
import { Taking } from './taking.ts';

/** Games of numbered pieces: what a turn is, from its first action to everything that follows from it. */
export class Numbers implements Program {
  readonly play: NumbersPlay;
  readonly field: Field;
  readonly classes: Classes;
  readonly taking: Taking;
  readonly naming: Naming;
  readonly victories: readonly VictoryOperator[];
  /** By side. */
  readonly outlooks: readonly Outlook[];
  private readonly ends: EndsSpec;
  private readonly alignment: Alignment;

  /** The pieces are those of the set-up, unless others are given. */
  constructor(play: NumbersPlay, ends: EndsSpec, geometry: Geometry, items?: readonly PieceItem[]) {
    this.play = play;
    this.ends = ends;
    this.field = makeField(play, geometry, items);
    this.classes = this.field.army.classes;
    this.outlooks = [new Outlook(this.field, 0), new Outlook(this.field, 1)];
    this.taking = new Taking(play, this.field, this.outlooks);
    this.naming = new Naming(this.field, this.taking);
    this.victories = play.victories.map((spec) => compileVictory(spec, this.field));
    const assaults = play.captures.filter((spec) => spec.kind === 'assault');
    this.alignment = new Alignment(assaults, this.field.army, geometry);
  }

  get captures(): Taking['captures'] {
    return this.taking.captures;
  }

  generate(kernel: Kernel, actions: ActionList): void {
    const phase = kernel.cells[cell.PHASE]!;
    if (phase === cell.START) generateStart(this, kernel, actions);
    else if (phase === cell.NAMING) this.naming.addNext(kernel, actions);
    else this.addTakes(kernel, actions);
  }

  /** Whether an action is among those that may come next. */
  mayBegin(kernel: Kernel, action: number): boolean {
    const actions = new ActionList();
    this.generate(kernel, actions);
    return actions.includes(action);
  }

  /** One take for every victim, or layer, that some capture stands against; or no more. */
  private addTakes(kernel: Kernel, actions: ActionList): void {
    const survey = this.taking.choices(kernel);
    for (let index = 0; index < survey.count; index++) {
      const action = this.taking.action(kernel.cells, survey.victim(index), survey.layers(index), 0);
      if (!actions.includes(action)) actions.add(action);
    }
    actions.add(encode(DONE));
  }

  relocated(kernel: Kernel, id: number): void {
    this.alignment.update(kernel, id);
  }

  perform(kernel: Kernel, action: number): void {
    switch (typeOf(action)) {
      case MOVE:
        return this.move(kernel, first(action), second(action), third(action) === 1);
      case TAKE:
        return this.take(kernel, action);
      case PLACE:
        return this.place(kernel, first(action), second(action));
      case SPLIT:
        return this.split(kernel, first(action), second(action), third(action));
      case DONE:
        return this.endTurn(kernel, true);
      default:
        return this.pass(kernel);
    }
  }

  private move(kernel: Kernel, from: number, to: number, irregular: boolean): void {
    const { cells } = kernel;
    const id = cell.occupantId(cells[from]!);
    if (cells[cell.PHASE] === cell.NAMING) this.naming.takeNamed(kernel);
    if (cells[to] !== 0) this.taking.takeByArrival(kernel, id, cell.occupantId(cells[to]!));
    kernel.shift(id, to);
    kernel.set(cell.MOVED, id + 1);
    kernel.events.log(MOVED_EVENT, from, to, id);
    this.afterMove(kernel, !irregular);
  }

  /** Captures by choice may follow; where none stands the turn is over. */
  private afterMove(kernel: Kernel, mayTake: boolean): void {
    if (mayTake && this.taking.at.choice.length > 0) {
      kernel.set(cell.PHASE, cell.AFTER_MOVE);
      if (this.taking.choices(kernel).count > 0) return;
    }
    this.endTurn(kernel, mayTake);
  }

  private take(kernel: Kernel, action: number): void {
    const victim = cell.occupantId(kernel.cells[first(action)]!);
    const layers = this.taking.layersOf(kernel.cells, victim, action);
    if (second(action) > 0) return this.naming.name(kernel, second(action) - 1, victim, layers);
    this.taking.take(kernel, victim, layers);
    return this.afterMove(kernel, true);
  }

  private place(kernel: Kernel, id: number, square: number): void {
    kernel.put(id, kernel.side, square);
    kernel.set(cell.MOVED, id + 1);
    kernel.set(cell.LOUD, 1);
    kernel.events.log(PLACED_EVENT, kernel.side, square, id);
    this.afterMove(kernel, this.play.turn.place?.mayTake ?? false);
  }

  private split(kernel: Kernel, from: number, to: number, layer: number): void {
    const pyramid = cell.occupantId(kernel.cells[from]!);
    const id = this.field.army.pieces[pyramid]!.layers[layer]!;
    kernel.setLayers(pyramid, kernel.cells[cell.LAYERS + pyramid]! & ~(1 << layer));
    kernel.put(id, kernel.side, to);
    kernel.set(cell.MOVED, id + 1);
    kernel.set(cell.LOUD, 1);
    kernel.events.log(SPLIT_EVENT, from, to, id);
    this.afterMove(kernel, true);
  }

  private pass(kernel: Kernel): void {
    kernel.events.log(PASSED_EVENT, kernel.side);
    this.endTurn(kernel, true);
    if (!kernel.over && !hasTurn(this, kernel)) kernel.set(cell.OUTCOME, cell.outcome(2, 'no-turn'));
  }

  /**
   * Everything that follows from a turn, in this order: captures made of themselves, the mover's victory, marks,
   * the other side's captures of marked pieces, its victory; then the other side's turn.
   */
  private endTurn(kernel: Kernel, sweeps: boolean): void {
    const side = kernel.side;
    if (sweeps) this.taking.sweep(kernel, side);
    this.judge(kernel, side);
    if (!kernel.over && this.taking.at.staged.length > 0) {
      this.taking.mark(kernel, side);
      this.taking.takeMarked(kernel, 1 - side);
      this.judge(kernel, 1 - side);
    }
    kernel.events.log(TURN_OVER_EVENT, side);
    if (kernel.over) {
      this.taking.clearFlags(kernel, 0);
      this.taking.clearFlags(kernel, 1);
    }
    this.checkDraw(kernel, kernel.passTurn());
  }

  private checkDraw(kernel: Kernel, occurrences: number): void {
    const { repetition, quiet } = this.ends;
    if (kernel.over) return;
    if (repetition > 0 && occurrences >= repetition) kernel.set(cell.OUTCOME, cell.outcome(2, 'repetition'));
    else if (quiet > 0 && kernel.cells[cell.QUIET]! >= quiet)
      kernel.set(cell.OUTCOME, cell.outcome(2, 'quiet'));
  }

  private judge(kernel: Kernel, side: number): void {
    const { cells } = kernel;
    for (let index = 0; index < this.victories.length; index++) {
      if (this.victories[index]!.isMet(cells, side)) {
        return kernel.set(cell.OUTCOME, cell.outcome(side, 'victory', index));
      }
    }
    if (cells[cell.STANDING + 1 - side] === 0) kernel.set(cell.OUTCOME, cell.outcome(side, 'last-piece'));
  }
}
