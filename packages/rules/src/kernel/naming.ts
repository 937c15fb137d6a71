import { besiegers } from '../mechanisms/taking/siege.ts';
import { encode, MOVE } from './action.ts';
import type { ActionList } from './action.ts';
import * as cell from './cells.ts';
import { rowOf } from './field.ts';
import type { Field } from './field.ts';
import type { Kernel } from './kernel.ts';
import { isOpen, pathTarget } from './movement.ts';
import { NOBODY } from './survey.ts';
import type { Survey } from './survey.ts';
import type { Taking } from './taking.ts';

/** Whether a piece could go to a square in one regular move, were that empty. */
export const reaches = (field: Field, cells: Int32Array, id: number, square: number): boolean => {
  const { ways } = field;
  const row = rowOf(field, cells, id);
  for (let entry = ways.start[row]!; entry < ways.start[row + 1]!; entry++) {
    if (pathTarget(ways.paths[entry]!) === square) return isOpen(ways, cells, entry);
  }
  return false;
};

/**
 * Captures before the move: one capturer names victims of captures that stand at the start of the turn, and then
 * goes to the square of one that leaves the board altogether. Nothing leaves it until then.
 */
export class Naming {
  private readonly field: Field;
  private readonly taking: Taking;
  /** By capturer and victim: the layers that the one can take of the other, one by one. */
  private readonly singles = new Int32Array(cell.MAX_PIECES * cell.MAX_PIECES);
  /** By capturer and victim: whether the one can empty the other's square; and by capturer how many it can. */
  private readonly empties = new Uint8Array(cell.MAX_PIECES * cell.MAX_PIECES);
  private readonly emptied = new Uint8Array(cell.MAX_PIECES);
  private readonly goers = new Uint8Array(cell.MAX_PIECES);
  private goerCount = 0;
  private readonly squares = new Uint8Array(cell.MAX_SQUARES);
  /** The pairs of capturer and victim that were noted last. */
  private readonly pairs = new Uint16Array(cell.MAX_PIECES * cell.MAX_PIECES);
  private pairCount = 0;

  constructor(field: Field, taking: Taking) {
    this.field = field;
    this.taking = taking;
  }

  /** First takes: the capturer must still be able to empty some victim's square. */
  addFirst(kernel: Kernel, actions: ActionList): void {
    const { cells } = kernel;
    const survey = this.taking.choices(kernel);
    if (survey.count === 0) return;
    this.clear();
    for (let index = 0; index < survey.count; index++) this.noteTakeable(cells, survey, index);
    for (let index = 0; index < survey.count; index++) {
      this.findGoers(cells, survey, index);
      for (let which = 0; which < this.goerCount; which++) {
        const goer = this.goers[which]!;
        if (this.leavesWay(cells, survey, index, goer)) this.addTake(cells, actions, survey, index, goer);
      }
    }
  }

  private clear(): void {
    this.emptied.fill(0);
    for (let index = 0; index < this.pairCount; index++) {
      this.singles[this.pairs[index]!] = 0;
      this.empties[this.pairs[index]!] = 0;
    }
    this.pairCount = 0;
  }

  private noteTakeable(cells: Int32Array, survey: Survey, index: number): void {
    const victim = survey.victim(index);
    const layers = survey.layers(index);
    const all = cells[cell.LAYERS + victim]!;
    this.findGoers(cells, survey, index);
    for (let which = 0; which < this.goerCount; which++) {
      const goer = this.goers[which]!;
      const pair = goer * cell.MAX_PIECES + victim;
      if (this.singles[pair] === 0 && this.empties[pair] === 0) this.pairs[this.pairCount++] = pair;
      if (layers !== all) this.singles[pair]! |= layers;
      if (this.empties[pair] || (layers !== all && this.singles[pair] !== all)) continue;
      this.empties[pair] = 1;
      this.emptied[goer]!++;
    }
  }

  /** A layer named rules out its pyramid as a whole: then the other layers, or another victim, must empty a square. */
  private leavesWay(cells: Int32Array, survey: Survey, index: number, goer: number): boolean {
    const victim = survey.victim(index);
    const all = cells[cell.LAYERS + victim]!;
    const pair = goer * cell.MAX_PIECES + victim;
    return (
      survey.layers(index) === all || this.singles[pair] === all || this.emptied[goer]! > this.empties[pair]!
    );
  }

  private addTake(
    cells: Int32Array,
    actions: ActionList,
    survey: Survey,
    index: number,
    capturer: number,
  ): void {
    const square = cell.squareOf(cells[cell.WHERE + capturer]!);
    const action = this.taking.action(cells, survey.victim(index), survey.layers(index), 1 + square);
    if (!actions.includes(action)) actions.add(action);
  }

  /** The pieces that may go for a capture: any that makes it; of besiegers one that reaches the victim. */
  private findGoers(cells: Int32Array, survey: Survey, index: number): void {
    this.goerCount = 0;
    const { spec } = this.taking.captures[survey.rule(index)]!;
    if (spec.kind !== 'siege') {
      this.goers[this.goerCount++] = survey.by(index);
      if (survey.also(index) !== NOBODY) this.goers[this.goerCount++] = survey.also(index);
      return;
    }
    const victim = survey.victim(index);
    const target = cell.squareOf(cells[cell.WHERE + victim]!);
    const count = besiegers(this.field, cells, spec.form, victim, this.squares);
    for (let which = 0; which < count; which++) {
      const id = cell.occupantId(cells[this.squares[which]!]!);
      if (reaches(this.field, cells, id, target)) this.goers[this.goerCount++] = id;
    }
  }

  private mayGo(cells: Int32Array, survey: Survey, index: number, capturer: number): boolean {
    this.findGoers(cells, survey, index);
    for (let which = 0; which < this.goerCount; which++) if (this.goers[which] === capturer) return true;
    return false;
  }

  /** The layers of a victim that are named already. */
  private named(cells: Int32Array, victim: number): number {
    let layers = 0;
    for (let at = 0; at < cells[cell.PENDING_COUNT]!; at++) {
      const named = cells[cell.PENDING + at]!;
      if (cell.pendingVictim(named) === victim) layers |= cell.pendingLayers(named);
    }
    return layers;
  }

  /** Further victims of the same capturer, and the squares it may go to. */
  addNext(kernel: Kernel, actions: ActionList): void {
    const { cells } = kernel;
    const capturer = cells[cell.CAPTURER]! - 1;
    const survey = this.taking.choices(kernel);
    for (let index = 0; index < survey.count; index++) {
      const victim = survey.victim(index);
      const layers = survey.layers(index);
      const named = this.named(cells, victim);
      // A pyramid is named whole or layer by layer, never both.
      if (named !== 0 && ((layers & named) !== 0 || layers === cells[cell.LAYERS + victim])) continue;
      if (this.mayGo(cells, survey, index, capturer)) this.addTake(cells, actions, survey, index, capturer);
    }
    const from = cell.squareOf(cells[cell.WHERE + capturer]!);
    for (let at = 0; at < cells[cell.PENDING_COUNT]!; at++) {
      const victim = cell.pendingVictim(cells[cell.PENDING + at]!);
      if (this.named(cells, victim) !== cells[cell.LAYERS + victim]) continue;
      const action = encode(MOVE, from, cell.squareOf(cells[cell.WHERE + victim]!));
      if (!actions.includes(action)) actions.add(action);
    }
  }

  name(kernel: Kernel, square: number, victim: number, layers: number): void {
    const { cells } = kernel;
    const count = cells[cell.PENDING_COUNT]!;
    kernel.set(cell.PHASE, cell.NAMING);
    kernel.set(cell.CAPTURER, 1 + cell.occupantId(cells[square]!));
    kernel.set(cell.PENDING + count, cell.pending(victim, layers));
    kernel.set(cell.PENDING_COUNT, count + 1);
  }

  /** The capturer goes, and what it has named is taken. */
  takeNamed(kernel: Kernel): void {
    const { cells } = kernel;
    const capturer = cells[cell.CAPTURER]! - 1;
    const survey = this.taking.choices(kernel);
    const count = cells[cell.PENDING_COUNT]!;
    for (let at = 0; at < count; at++) {
      const named = cells[cell.PENDING + at]!;
      const reason = this.findReason(cells, survey, capturer, named);
      this.taking.remove(kernel, kernel.side, cell.pendingVictim(named), cell.pendingLayers(named), reason);
      kernel.set(cell.PENDING + at, 0);
    }
    kernel.set(cell.PENDING_COUNT, 0);
    kernel.set(cell.CAPTURER, 0);
  }

  /** The capture by which a capturer takes what it has named. */
  private findReason(cells: Int32Array, survey: Survey, capturer: number, named: number): number {
    for (let index = 0; index < survey.count; index++) {
      if (cell.pending(survey.victim(index), survey.layers(index)) !== named) continue;
      if (this.mayGo(cells, survey, index, capturer)) return index;
    }
    return 0;
  }
}
