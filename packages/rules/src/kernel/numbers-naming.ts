import { besiegers } from '../mechanisms/taking/siege.ts';
import { encode, MOVE } from './action.ts';
import type { ActionList } from './action.ts';
import * as cell from './cells.ts';
import { rowOf } from './field.ts';
import type { Kernel } from './kernel.ts';
import { isOpen, pathTarget } from './movement.ts';
import type { Numbers } from './numbers.ts';
import { NOBODY } from './survey.ts';
import type { Survey } from './survey.ts';

/**
 * Captures before the move: one capturer names victims of captures that stand at the start of the turn, and then
 * goes to the square of one that leaves the board altogether.
 */

/** Whether a piece can be the one that goes for a capture found. */
const canGo = (
  numbers: Numbers,
  cells: Int32Array,
  survey: Survey,
  index: number,
  capturer: number,
): boolean => {
  const { spec } = numbers.captures[survey.rule(index)]!;
  if (spec.kind !== 'siege') return survey.by(index) === capturer || survey.also(index) === capturer;
  const where = cells[cell.WHERE + capturer]!;
  const victim = survey.victim(index);
  return (
    reaches(numbers, cells, capturer, cell.squareOf(cells[cell.WHERE + victim]!)) &&
    besiegers(numbers.field, cells, spec.form, victim).includes(cell.squareOf(where))
  );
};

export const reaches = ({ field }: Numbers, cells: Int32Array, id: number, square: number): boolean => {
  const { ways } = field;
  const row = rowOf(field, cells, id);
  for (let entry = ways.start[row]!; entry < ways.start[row + 1]!; entry++) {
    if (pathTarget(ways.paths[entry]!) === square) return isOpen(ways, cells, entry);
  }
  return false;
};

/** The capturers that a capture found may have, without repetition. */
const goers = (numbers: Numbers, cells: Int32Array, survey: Survey, index: number): number[] => {
  if (survey.by(index) !== NOBODY) {
    return survey.also(index) === NOBODY ? [survey.by(index)] : [survey.by(index), survey.also(index)];
  }
  const { spec } = numbers.captures[survey.rule(index)]!;
  const form = spec.kind === 'siege' ? spec.form : 'immobile';
  return besiegers(numbers.field, cells, form, survey.victim(index))
    .map((square) => cell.occupantId(cells[square]!))
    .filter((id) => canGo(numbers, cells, survey, index, id));
};

/** First takes: a capturer must be able to empty some victim's square in the end. */
export const addFirstTakes = (numbers: Numbers, kernel: Kernel, actions: ActionList): void => {
  const { cells } = kernel;
  const survey = numbers.taking.choices(kernel);
  if (survey.count === 0) return;
  const layersOf = new Map<number, number>();
  const takes: { readonly capturer: number; readonly action: number }[] = [];
  const able = new Set<number>();
  for (let index = 0; index < survey.count; index++) {
    const victim = survey.victim(index);
    for (const capturer of goers(numbers, cells, survey, index)) {
      const key = capturer * cell.MAX_PIECES + victim;
      const layers = (layersOf.get(key) ?? 0) | survey.layers(index);
      layersOf.set(key, layers);
      if (layers === cells[cell.LAYERS + victim]) able.add(capturer);
      const square = cell.squareOf(cells[cell.WHERE + capturer]!);
      takes.push({
        capturer,
        action: numbers.taking.action(cells, victim, survey.layers(index), 1 + square),
      });
    }
  }
  for (const action of new Set(takes.filter(({ capturer }) => able.has(capturer)).map((take) => take.action)))
    actions.add(action);
};

const namedLayers = (cells: Int32Array, victim: number): number => {
  let layers = 0;
  for (let at = 0; at < cells[cell.PENDING_COUNT]!; at++) {
    const pending = cells[cell.PENDING + at]!;
    if (pending >> 8 === victim) layers |= pending & 255;
  }
  return layers;
};

/** Further victims of the same capturer, and the squares it may go to. */
export const addNamedTakes = (numbers: Numbers, kernel: Kernel, actions: ActionList): void => {
  const { cells } = kernel;
  const capturer = cells[cell.CAPTURER]! - 1;
  const from = cell.squareOf(cells[cell.WHERE + capturer]!);
  const survey = numbers.taking.choices(kernel);
  for (let index = 0; index < survey.count; index++) {
    const victim = survey.victim(index);
    const named = namedLayers(cells, victim);
    // A pyramid is named whole or layer by layer, never both.
    if (
      named !== 0 &&
      ((survey.layers(index) & named) !== 0 || survey.layers(index) === cells[cell.LAYERS + victim])
    )
      continue;
    if (!canGo(numbers, cells, survey, index, capturer)) continue;
    const action = numbers.taking.action(cells, victim, survey.layers(index), 1 + from);
    if (!actions.includes(action)) actions.add(action);
  }
  for (let at = 0; at < cells[cell.PENDING_COUNT]!; at++) {
    const victim = cells[cell.PENDING + at]! >> 8;
    if (namedLayers(cells, victim) !== cells[cell.LAYERS + victim]) continue;
    const action = encode(MOVE, from, cell.squareOf(cells[cell.WHERE + victim]!));
    if (!actions.includes(action)) actions.add(action);
  }
};

/** Nothing leaves the board until the capturer goes. */
export const nameVictim = (kernel: Kernel, square: number, victim: number, layers: number): void => {
  const { cells } = kernel;
  const count = cells[cell.PENDING_COUNT]!;
  kernel.set(cell.PHASE, cell.NAMING);
  kernel.set(cell.CAPTURER, 1 + cell.occupantId(cells[square]!));
  kernel.set(cell.PENDING + count, (victim << 8) | layers);
  kernel.set(cell.PENDING_COUNT, count + 1);
};

/** The capturer goes, and what it has named is taken. */
export const takeNamed = (numbers: Numbers, kernel: Kernel): void => {
  const { cells } = kernel;
  const capturer = cells[cell.CAPTURER]! - 1;
  const survey = numbers.taking.choices(kernel);
  const count = cells[cell.PENDING_COUNT]!;
  for (let at = 0; at < count; at++) {
    const victim = cells[cell.PENDING + at]! >> 8;
    const layers = cells[cell.PENDING + at]! & 255;
    const reason = namedBy(numbers, cells, survey, { capturer, victim, layers });
    numbers.taking.remove(kernel, kernel.side, victim, layers, reason);
  }
  for (let at = 0; at < count; at++) kernel.set(cell.PENDING + at, 0);
  kernel.set(cell.PENDING_COUNT, 0);
  kernel.set(cell.CAPTURER, 0);
};

/** The capture by which a capturer takes what it has named. */
const namedBy = (
  numbers: Numbers,
  cells: Int32Array,
  survey: Survey,
  named: { readonly capturer: number; readonly victim: number; readonly layers: number },
): number => {
  for (let index = 0; index < survey.count; index++) {
    if (survey.victim(index) !== named.victim || survey.layers(index) !== named.layers) continue;
    if (canGo(numbers, cells, survey, index, named.capturer)) return index;
  }
  return 0;
};
