import { compileCapture } from '../mechanisms/taking/index.ts';
import type { CaptureOperator } from '../mechanisms/taking/operator.ts';
import { besiegers } from '../mechanisms/taking/siege.ts';
import { compileVictory } from '../mechanisms/winning/index.ts';
import type { VictoryOperator } from '../mechanisms/winning/operator.ts';
import type { CaptureTiming, EndsSpec, NumbersPlay } from '../spec/ruleset.ts';
import {
  ActionList,
  DONE,
  encode,
  first,
  MOVE,
  PASS,
  PLACE,
  second,
  SPLIT,
  TAKE,
  third,
  typeOf,
} from './action.ts';
import { Alignment } from './alignment.ts';
import * as cell from './cells.ts';
import {
  MARKED_EVENT,
  MOVED_EVENT,
  PASSED_EVENT,
  PLACED_EVENT,
  SPLIT_EVENT,
  TAKEN_EVENT,
  TURN_OVER_EVENT,
} from './event.ts';
import type { EventLog } from './event.ts';
import { makeField } from './field.ts';
import type { Field } from './field.ts';
import type { Geometry } from './geometry.ts';
import type { Classes, Kernel, Program } from './kernel.ts';
import { generateStart, hasTurn } from './numbers-moves.ts';
import { addNamedTakes, namedBy } from './numbers-naming.ts';
import { NOBODY, Survey } from './survey.ts';

/** Games of numbered pieces: what a turn is, from its first action to everything that follows from it. */
export class Numbers implements Program {
  readonly play: NumbersPlay;
  readonly ends: EndsSpec;
  readonly field: Field;
  readonly classes: Classes;
  readonly survey: Survey;
  private readonly alignment: Alignment;
  readonly captures: readonly CaptureOperator[];
  readonly victories: readonly VictoryOperator[];
  private readonly byTiming: Readonly<Record<CaptureTiming, readonly CaptureOperator[]>>;
  private seenKernel: Kernel | null = null;
  private seenStamp = -1;
  private seenCount = -1;
  private readonly takenLayers = new Int32Array(cell.MAX_PIECES);

  constructor(play: NumbersPlay, ends: EndsSpec, geometry: Geometry) {
    this.play = play;
    this.ends = ends;
    this.field = makeField(play, geometry);
    this.classes = this.field.army.classes;
    this.survey = new Survey(this.field);
    const assaults = play.captures.filter((spec) => spec.kind === 'assault');
    this.alignment = new Alignment(assaults, this.field.army, geometry);
    this.captures = play.captures.map((spec, rule) => compileCapture(spec, rule, this.field));
    this.victories = play.victories.map((spec) => compileVictory(spec, this.field));
    const at = (timing: CaptureTiming) => this.captures.filter(({ spec }) => spec.timing === timing);
    this.byTiming = {
      arrival: at('arrival'),
      choice: at('choice'),
      sweep: at('sweep'),
      staged: at('staged'),
    };
  }

  get arrives(): boolean {
    return this.byTiming.arrival.length > 0;
  }

  /** Finds what stands for a side among the captures made at this time, or among all. */
  find(cells: Int32Array, side: number, timing: CaptureTiming | null): Survey {
    const { survey } = this;
    const operators = timing === null ? this.captures : this.byTiming[timing];
    survey.begin();
    let surveyed = false;
    for (const operator of operators) {
      if (operator.needsReach && !surveyed) {
        survey.surveyReach(cells, side);
        surveyed = true;
      }
      operator.find(survey, cells, side);
    }
    return survey;
  }

  /** The captures by choice of the side to play; looked for only once while no piece changes. */
  choices(kernel: Kernel): Survey {
    if (
      this.seenKernel !== kernel ||
      this.seenStamp !== kernel.stamp ||
      this.seenCount !== this.survey.begun
    ) {
      this.find(kernel.cells, kernel.side, 'choice');
      this.seenKernel = kernel;
      this.seenStamp = kernel.stamp;
      this.seenCount = this.survey.begun;
    }
    return this.survey;
  }

  generate(kernel: Kernel, actions: ActionList): void {
    const phase = kernel.cells[cell.PHASE]!;
    if (phase === cell.START) generateStart(this, kernel, actions);
    else if (phase === cell.NAMING) addNamedTakes(this, kernel, actions);
    else {
      this.addTakes(kernel.cells, this.choices(kernel), actions);
      actions.add(encode(DONE));
    }
  }

  /** Whether an action is among those that may come next. */
  mayBegin(kernel: Kernel, action: number): boolean {
    const actions = new ActionList();
    this.generate(kernel, actions);
    return actions.includes(action);
  }

  /** One take for every victim, or layer, that some capture stands against. */
  private addTakes(cells: Int32Array, survey: Survey, actions: ActionList): void {
    const begin = actions.length;
    for (let index = 0; index < survey.count; index++) {
      const action = this.takeAction(cells, survey.victim(index), survey.layers(index), 0);
      let known = false;
      for (let at = begin; at < actions.length && !known; at++) known = actions.at(at) === action;
      if (!known) actions.add(action);
    }
  }

  takeAction(cells: Int32Array, victim: number, layers: number, capturer: number): number {
    const whole = layers === cells[cell.LAYERS + victim];
    const layer = whole ? 0 : 32 - Math.clz32(layers);
    return encode(TAKE, cell.squareOf(cells[cell.WHERE + victim]!), capturer, layer);
  }

  /** The layers that a take means. */
  layersTaken(cells: Int32Array, victim: number, action: number): number {
    return third(action) === 0 ? cells[cell.LAYERS + victim]! : 1 << (third(action) - 1);
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
      case PASS:
        kernel.events.log(PASSED_EVENT, kernel.side);
        this.endTurn(kernel, true);
        if (!kernel.over && !hasTurn(this, kernel)) kernel.set(cell.OUTCOME, cell.outcome(2, 'no-turn'));
        return undefined;
      default:
        return undefined;
    }
  }

  private move(kernel: Kernel, from: number, to: number, irregular: boolean): void {
    const { cells } = kernel;
    const id = cell.occupantId(cells[from]!);
    if (cells[cell.PHASE] === cell.NAMING) this.takeNamed(kernel);
    if (cells[to] !== 0) this.takeByArrival(kernel, id, cell.occupantId(cells[to]!));
    kernel.shift(id, to);
    kernel.set(cell.MOVED, id + 1);
    kernel.events.log(MOVED_EVENT, from, to, id);
    this.afterMove(kernel, !irregular);
  }

  /** Captures by choice may follow; where none stands the turn is over. */
  private afterMove(kernel: Kernel, mayTake: boolean): void {
    if (mayTake && this.byTiming.choice.length > 0) {
      kernel.set(cell.PHASE, cell.AFTER_MOVE);
      if (this.choices(kernel).count > 0) return;
    }
    this.endTurn(kernel, mayTake);
  }

  private take(kernel: Kernel, action: number): void {
    const { cells } = kernel;
    const victim = cell.occupantId(cells[first(action)]!);
    const layers = this.layersTaken(cells, victim, action);
    if (second(action) > 0) return this.name(kernel, second(action) - 1, victim, layers);
    const survey = this.choices(kernel);
    for (let index = 0; index < survey.count; index++) {
      if (survey.victim(index) !== victim || survey.layers(index) !== layers) continue;
      this.remove(kernel, kernel.side, victim, layers, index);
      break;
    }
    this.afterMove(kernel, true);
  }

  /** A capturer names a victim before it goes; nothing leaves the board until it does. */
  private name(kernel: Kernel, square: number, victim: number, layers: number): void {
    const { cells } = kernel;
    const count = cells[cell.PENDING_COUNT]!;
    kernel.set(cell.PHASE, cell.NAMING);
    kernel.set(cell.CAPTURER, 1 + cell.occupantId(cells[square]!));
    kernel.set(cell.PENDING + count, (victim << 8) | layers);
    kernel.set(cell.PENDING_COUNT, count + 1);
  }

  private takeNamed(kernel: Kernel): void {
    const { cells } = kernel;
    const capturer = cells[cell.CAPTURER]! - 1;
    const survey = this.choices(kernel);
    const count = cells[cell.PENDING_COUNT]!;
    for (let at = 0; at < count; at++) {
      const victim = cells[cell.PENDING + at]! >> 8;
      const layers = cells[cell.PENDING + at]! & 255;
      const left = layers & cells[cell.LAYERS + victim]!;
      if (left === 0 || cells[cell.WHERE + victim]! >= cell.HELD) continue;
      this.remove(kernel, kernel.side, victim, left, namedBy(this, cells, survey, capturer, victim, layers));
    }
    for (let at = 0; at < count; at++) kernel.set(cell.PENDING + at, 0);
    kernel.set(cell.PENDING_COUNT, 0);
    kernel.set(cell.CAPTURER, 0);
  }

  private takeByArrival(kernel: Kernel, by: number, victim: number): void {
    const survey = this.find(kernel.cells, kernel.side, 'arrival');
    for (let index = 0; index < survey.count; index++) {
      if (survey.victim(index) !== victim || survey.by(index) !== by) continue;
      return this.remove(kernel, kernel.side, victim, kernel.cells[cell.LAYERS + victim]!, index);
    }
  }

  private place(kernel: Kernel, id: number, square: number): void {
    kernel.put(id, kernel.side, square);
    kernel.set(cell.MOVED, id + 1);
    kernel.set(cell.LOUD, 1);
    kernel.events.log(PLACED_EVENT, kernel.side, square, id);
    this.afterMove(kernel, this.play.turn.place?.mayTake ?? false);
  }

  private split(kernel: Kernel, from: number, to: number, layer: number): void {
    const { cells } = kernel;
    const pyramid = cell.occupantId(cells[from]!);
    const id = this.field.army.pieces[pyramid]!.layers[layer]!;
    kernel.setLayers(pyramid, cells[cell.LAYERS + pyramid]! & ~(1 << layer));
    kernel.put(id, kernel.side, to);
    kernel.set(cell.MOVED, id + 1);
    kernel.set(cell.LOUD, 1);
    kernel.events.log(SPLIT_EVENT, from, to, id);
    this.afterMove(kernel, true);
  }

  /**
   * Everything that follows from a turn, in this order: captures made of themselves, the mover's victory, marks,
   * the other side's captures of marked pieces, its victory; then the other side's turn.
   */
  private endTurn(kernel: Kernel, mayTake: boolean): void {
    const side = kernel.side;
    if (mayTake) this.sweep(kernel, side);
    this.judge(kernel, side);
    if (!kernel.over && this.byTiming.staged.length > 0) {
      this.mark(kernel, side);
      this.takeMarked(kernel, 1 - side);
      this.judge(kernel, 1 - side);
    }
    kernel.events.log(TURN_OVER_EVENT, side);
    if (kernel.over) this.clearFlags(kernel);
    const occurrences = kernel.passTurn();
    if (kernel.over) return;
    if (this.ends.repetition > 0 && occurrences >= this.ends.repetition) {
      kernel.set(cell.OUTCOME, cell.outcome(2, 'repetition'));
    } else if (this.ends.quiet > 0 && kernel.cells[cell.QUIET]! >= this.ends.quiet) {
      kernel.set(cell.OUTCOME, cell.outcome(2, 'quiet'));
    }
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

  /** Takes at once whatever stands: first it is seen what goes, then it goes. */
  private sweep(kernel: Kernel, side: number): void {
    if (this.byTiming.sweep.length > 0)
      this.takeAll(kernel, side, this.find(kernel.cells, side, 'sweep'), false);
  }

  private takeMarked(kernel: Kernel, side: number): void {
    if (kernel.cells[cell.FLAGGED + 1 - side]! > 0) {
      this.takeAll(kernel, side, this.find(kernel.cells, side, 'staged'), true);
      this.clearFlagsOf(kernel, 1 - side);
    }
  }

  private takeAll(kernel: Kernel, side: number, survey: Survey, onlyFlagged: boolean): void {
    const { cells } = kernel;
    const { takenLayers } = this;
    for (let index = 0; index < survey.count; index++)
      takenLayers[survey.victim(index)]! |= survey.layers(index);
    for (let index = 0; index < survey.count; index++) {
      const victim = survey.victim(index);
      const all = takenLayers[victim]!;
      if (all === 0) continue;
      const where = cells[cell.WHERE + victim]!;
      if (onlyFlagged && !(cells[cell.squareOf(where)]! & cell.FLAG)) {
        takenLayers[victim] = 0;
        continue;
      }
      const whole = this.wholeRecord(survey, victim, cells[cell.LAYERS + victim]!);
      if (whole >= 0) {
        this.remove(kernel, side, victim, cells[cell.LAYERS + victim]!, whole);
        takenLayers[victim] = 0;
      } else {
        const layers = survey.layers(index) & all;
        if (layers !== 0) this.remove(kernel, side, victim, layers, index);
        takenLayers[victim] = all & ~layers;
      }
    }
  }

  private wholeRecord(survey: Survey, victim: number, layers: number): number {
    for (let index = 0; index < survey.count; index++) {
      if (survey.victim(index) === victim && survey.layers(index) === layers) return index;
    }
    return -1;
  }

  private mark(kernel: Kernel, side: number): void {
    const { cells } = kernel;
    const survey = this.find(cells, side, 'staged');
    for (let index = 0; index < survey.count; index++) {
      const victim = survey.victim(index);
      const square = cell.squareOf(cells[cell.WHERE + victim]!);
      if (cells[square]! & cell.FLAG) continue;
      kernel.flag(square, true);
      const event = kernel.events.open(MARKED_EVENT);
      kernel.events.add(square);
      kernel.events.add(victim);
      this.addReason(kernel.events, cells, survey, index);
      kernel.events.close(event);
    }
  }

  private clearFlagsOf(kernel: Kernel, side: number): void {
    if (kernel.cells[cell.FLAGGED + side] === 0) return;
    for (let id = 0; id < this.field.army.loose; id++) {
      const where = kernel.cells[cell.WHERE + id]!;
      if (where >> 7 !== side) continue;
      if (kernel.cells[cell.squareOf(where)]! & cell.FLAG) kernel.flag(cell.squareOf(where), false);
    }
  }

  private clearFlags(kernel: Kernel): void {
    this.clearFlagsOf(kernel, 0);
    this.clearFlagsOf(kernel, 1);
  }

  /** A piece or some of a pyramid's layers go into the taker's hand, for the reason found. */
  private remove(kernel: Kernel, taker: number, victim: number, layers: number, reason: number): void {
    const { cells } = kernel;
    const where = cells[cell.WHERE + victim]!;
    const event = kernel.events.open(TAKEN_EVENT);
    kernel.events.add(taker);
    kernel.events.add(cell.squareOf(where));
    kernel.events.add(victim);
    kernel.events.add(layers);
    this.addReason(kernel.events, cells, this.survey, reason);
    kernel.events.close(event);
    kernel.set(cell.LOUD, 1);
    const single = this.field.army.pieces[victim]!.layers;
    const left = cells[cell.LAYERS + victim]! & ~layers;
    const scatter =
      single.length > 0 && (left !== 0 || this.play.pyramid.layersArePieces || (layers & (layers - 1)) === 0);
    if (!scatter) return kernel.lift(victim, cell.held(taker));
    if (left === 0) kernel.lift(victim, cell.GONE);
    kernel.setLayers(victim, left);
    single.forEach((id, layer) => {
      if ((layers >> layer) & 1) kernel.moveTo(id, cell.held(taker));
    });
  }

  private addReason(events: EventLog, cells: Int32Array, survey: Survey, index: number): void {
    events.add(survey.rule(index));
    events.add(survey.relation(index));
    for (const which of [0, 1, 2, 3] as const) events.add(survey.number(index, which));
    const squareOf = (id: number) => cell.squareOf(cells[cell.WHERE + id]!);
    const { spec } = this.captures[survey.rule(index)]!;
    if (spec.kind === 'siege') {
      for (const square of besiegers(this.field, cells, spec.form, survey.victim(index))) events.add(square);
      return;
    }
    events.add(squareOf(survey.by(index)));
    if (survey.also(index) !== NOBODY) events.add(squareOf(survey.also(index)));
  }
}
