import { compileCapture } from '../mechanisms/taking/index.ts';
import type { CaptureOperator } from '../mechanisms/taking/operator.ts';
import { besiegers } from '../mechanisms/taking/siege.ts';
import type { CaptureTiming, NumbersPlay } from '../spec/ruleset.ts';
import { encode, TAKE, third } from './action.ts';
import * as cell from './cells.ts';
import { MARKED_EVENT, TAKEN_EVENT } from './event.ts';
import type { EventLog } from './event.ts';
import type { Field } from './field.ts';
import type { Kernel } from './kernel.ts';
import type { Outlook } from './outlook.ts';
import { NOBODY, Survey } from './survey.ts';

/** Captures of numbered pieces: which stand, and what happens when they are made. */
export class Taking {
  readonly captures: readonly CaptureOperator[];
  private readonly field: Field;
  private readonly play: NumbersPlay;
  private readonly survey: Survey;
  /** The captures made at each time; a turn asks often, so each is read by its name. */
  readonly at: Readonly<Record<CaptureTiming, readonly CaptureOperator[]>>;
  /** Whose captures the survey holds, so that it need not look again. */
  private seenKernel: Kernel | null = null;
  private seenStamp = -1;
  private seenCount = -1;
  private readonly squares = new Uint8Array(cell.MAX_SQUARES);
  private readonly goes = new Int32Array(cell.MAX_PIECES);

  constructor(play: NumbersPlay, field: Field, outlooks: readonly Outlook[]) {
    this.play = play;
    this.field = field;
    this.survey = new Survey(field, outlooks);
    this.captures = play.captures.map((spec, rule) => compileCapture(spec, rule, field));
    const made = (timing: CaptureTiming) => this.captures.filter(({ spec }) => spec.timing === timing);
    this.at = {
      arrival: made('arrival'),
      choice: made('choice'),
      sweep: made('sweep'),
      staged: made('staged'),
    };
  }

  /** Finds what stands for a side among some captures, or among all. */
  find(cells: Int32Array, side: number, operators = this.captures): Survey {
    const { survey } = this;
    survey.begin();
    let surveyed = false;
    for (let index = 0; index < operators.length; index++) {
      const operator = operators[index]!;
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
      this.find(kernel.cells, kernel.side, this.at.choice);
      this.seenKernel = kernel;
      this.seenStamp = kernel.stamp;
      this.seenCount = this.survey.begun;
    }
    return this.survey;
  }

  action(cells: Int32Array, victim: number, layers: number, capturer: number): number {
    const whole = layers === cells[cell.LAYERS + victim];
    const layer = whole ? 0 : 32 - Math.clz32(layers);
    return encode(TAKE, cell.squareOf(cells[cell.WHERE + victim]!), capturer, layer);
  }

  /** The layers that a take means. */
  layersOf(cells: Int32Array, victim: number, action: number): number {
    return third(action) === 0 ? cells[cell.LAYERS + victim]! : 1 << (third(action) - 1);
  }

  /** Makes a capture by choice that stands. */
  take(kernel: Kernel, victim: number, layers: number): void {
    const survey = this.choices(kernel);
    const index = this.findRecord(survey, victim, layers);
    if (index >= 0) this.remove(kernel, kernel.side, victim, layers, index);
  }

  takeByArrival(kernel: Kernel, by: number, victim: number): void {
    const survey = this.find(kernel.cells, kernel.side, this.at.arrival);
    for (let index = 0; index < survey.count; index++) {
      if (survey.victim(index) !== victim || survey.by(index) !== by) continue;
      return this.remove(kernel, kernel.side, victim, kernel.cells[cell.LAYERS + victim]!, index);
    }
  }

  /** Takes at once whatever stands: first it is seen what goes, then it goes. */
  sweep(kernel: Kernel, side: number): void {
    const { sweep } = this.at;
    if (sweep.length > 0) this.takeAll(kernel, side, this.find(kernel.cells, side, sweep), false);
  }

  /** Marks every enemy that a capture of two stages stands against. */
  mark(kernel: Kernel, side: number): void {
    const { cells } = kernel;
    const survey = this.find(cells, side, this.at.staged);
    for (let index = 0; index < survey.count; index++) {
      const victim = survey.victim(index);
      const square = cell.squareOf(cells[cell.WHERE + victim]!);
      if (cells[square]! & cell.FLAG) continue;
      kernel.flag(square, true);
      const event = kernel.events.open(MARKED_EVENT, square, victim, cells[cell.LAYERS + victim]!);
      this.addReason(kernel.events, cells, survey, index);
      kernel.events.close(event);
    }
  }

  /** Takes at once the marked enemies that are still, or again, under attack; the other marks lapse. */
  takeMarked(kernel: Kernel, side: number): void {
    if (kernel.cells[cell.FLAGGED + 1 - side] === 0) return;
    this.takeAll(kernel, side, this.find(kernel.cells, side, this.at.staged), true);
    this.clearFlags(kernel, 1 - side);
  }

  clearFlags(kernel: Kernel, side: number): void {
    if (kernel.cells[cell.FLAGGED + side] === 0) return;
    for (let id = 0; id < this.field.army.loose; id++) {
      const where = kernel.cells[cell.WHERE + id]!;
      if (where >> 7 !== side) continue;
      if (kernel.cells[cell.squareOf(where)]! & cell.FLAG) kernel.flag(cell.squareOf(where), false);
    }
  }

  private takeAll(kernel: Kernel, side: number, survey: Survey, onlyFlagged: boolean): void {
    const { cells } = kernel;
    const { goes } = this;
    for (let index = 0; index < survey.count; index++) goes[survey.victim(index)]! |= survey.layers(index);
    for (let index = 0; index < survey.count; index++) {
      const victim = survey.victim(index);
      const square = cell.squareOf(cells[cell.WHERE + victim]!);
      if (onlyFlagged && !(cells[square]! & cell.FLAG)) goes[victim] = 0;
      const all = goes[victim]!;
      if (all === 0) continue;
      // A pyramid that falls whole does not lose its layers one by one.
      const left = cells[cell.LAYERS + victim]!;
      const whole = this.findRecord(survey, victim, left);
      const layers = whole >= 0 ? left : survey.layers(index) & all;
      if (layers !== 0) this.remove(kernel, side, victim, layers, whole >= 0 ? whole : index);
      goes[victim] = whole >= 0 ? 0 : all & ~layers;
    }
  }

  private findRecord(survey: Survey, victim: number, layers: number): number {
    for (let index = 0; index < survey.count; index++) {
      if (survey.victim(index) === victim && survey.layers(index) === layers) return index;
    }
    return -1;
  }

  /** A piece or some of a pyramid's layers go into the taker's hand, for the reason found. */
  remove(kernel: Kernel, taker: number, victim: number, layers: number, reason: number): void {
    const { cells, events } = kernel;
    const square = cell.squareOf(cells[cell.WHERE + victim]!);
    const event = events.open(TAKEN_EVENT, taker, square, victim, layers);
    this.addReason(events, cells, this.survey, reason);
    events.close(event);
    kernel.set(cell.LOUD, 1);
    this.hold(kernel, taker, victim, layers);
  }

  private hold(kernel: Kernel, taker: number, victim: number, layers: number): void {
    const single = this.field.army.pieces[victim]!.layers;
    const left = kernel.cells[cell.LAYERS + victim]! & ~layers;
    const isOne = (layers & (layers - 1)) === 0;
    if (single.length === 0 || (left === 0 && !isOne && !this.play.pyramid.layersArePieces)) {
      return kernel.lift(victim, cell.held(taker));
    }
    if (left === 0) kernel.lift(victim, cell.GONE);
    kernel.setLayers(victim, left);
    for (let layer = 0; layer < single.length; layer++) {
      if ((layers >> layer) & 1) kernel.moveTo(single[layer]!, cell.held(taker));
    }
  }

  private addReason(events: EventLog, cells: Int32Array, survey: Survey, index: number): void {
    events.add(survey.rule(index));
    events.add(survey.relation(index));
    for (let which = 0; which < 4; which++) events.add(survey.number(index, which));
    const { spec } = this.captures[survey.rule(index)]!;
    if (spec.kind === 'siege') {
      const count = besiegers(this.field, cells, spec.form, survey.victim(index), this.squares);
      for (let which = 0; which < count; which++) events.add(this.squares[which]!);
      return;
    }
    events.add(cell.squareOf(cells[cell.WHERE + survey.by(index)]!));
    if (survey.also(index) !== NOBODY) events.add(cell.squareOf(cells[cell.WHERE + survey.also(index)]!));
  }
}
