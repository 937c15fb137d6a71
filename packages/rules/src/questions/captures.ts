import { makeReason } from '../effect.ts';
import type { Reason } from '../effect.ts';
import * as cell from '../kernel/cells.ts';
import { Numbers } from '../kernel/numbers.ts';
import { reaches } from '../kernel/naming.ts';
import { NOBODY } from '../kernel/survey.ts';
import type { Survey } from '../kernel/survey.ts';
import { besiegers } from '../mechanisms/taking/siege.ts';
import { sideIndex, viewPiece } from '../position.ts';
import type { Position } from '../position.ts';
import { sideName } from '../rules.ts';
import type { Rules } from '../rules.ts';
import type { CaptureTiming, Side, SideName } from '../spec/ruleset.ts';
import { makeSquare, parseSquare } from '../square.ts';
import type { Square } from '../square.ts';
import { enclosedStones } from './enclosures.ts';

/** A capture that stands: whom it takes and why. */
export interface Capture extends Reason {
  readonly square: Square;
  /** What it takes: the piece, or one layer of a pyramid. */
  readonly piece: string;
  /** A layer's number where only that is taken. */
  readonly layer: number | null;
  readonly timing: CaptureTiming | 'bound';
}

/** Every capture that stands now for a side, each with its reason; a victim may have several. */
export const standingCaptures = (position: Position, side: SideName): Capture[] => {
  const { rules, cells } = position;
  const taker = sideIndex(rules, side);
  if (!(rules.program instanceof Numbers)) return enclosedStones(position, taker);
  return readCaptures(rules, cells, rules.program.taking.find(cells, taker), taker);
};

/** What a survey holds, in words. */
export const readCaptures = (rules: Rules, cells: Int32Array, survey: Survey, taker: Side): Capture[] =>
  Array.from({ length: survey.count }, (_, index) => readCapture(rules, cells, survey, index, taker));

const readCapture = (
  rules: Rules,
  cells: Int32Array,
  survey: Survey,
  index: number,
  taker: Side,
): Capture => {
  const numbers = rules.program as Numbers;
  const { spec } = numbers.captures[survey.rule(index)]!;
  const victim = survey.victim(index);
  const square = (id: number) => cell.squareOf(cells[cell.WHERE + id]!);
  const squares = new Uint8Array(cell.MAX_SQUARES);
  const by =
    spec.kind === 'siege'
      ? [...squares.subarray(0, besiegers(numbers.field, cells, spec.form, victim, squares))]
      : [survey.by(index), survey.also(index)].filter((id) => id !== NOBODY).map(square);
  const figures = ([0, 1, 2, 3] as const).map((which) => survey.number(index, which));
  const layers = survey.layers(index);
  const { pieces } = numbers.field.army;
  const single =
    layers === cells[cell.LAYERS + victim] ? undefined : pieces[victim]!.layers[31 - Math.clz32(layers)];
  return {
    square: makeSquare(rules.geometry, square(victim)),
    piece: viewPiece(rules, single ?? victim, (1 - taker) as Side, layers).text,
    layer: single === undefined ? null : pieces[single]!.value,
    timing: spec.timing,
    ...makeReason(rules, [survey.rule(index), survey.relation(index), ...figures, ...by]),
  };
};

/** What bears on a square: who reaches it, and the captures that stand against a piece on it. */
export interface Attack {
  readonly square: Square;
  /** Pieces of each side that reach it by a regular move, the first side's before the second's. */
  readonly reachedBy: readonly [readonly Square[], readonly Square[]];
  readonly captures: readonly Capture[];
}

/** Who reaches a square, and what stands against the piece there, if any. */
export const attacksOn = (position: Position, name: Square): Attack => {
  const { rules, cells } = position;
  const square = parseSquare(rules.geometry, name, ['square']);
  const content = cells[square]!;
  const owner = cell.ownerOf(content) - 1;
  const captures =
    content === 0
      ? []
      : standingCaptures(position, sideName(rules, 1 - owner)).filter((each) => each.square === name);
  return {
    square: name,
    reachedBy: [reachersOf(position, square, 0), reachersOf(position, square, 1)],
    captures,
  };
};

const reachersOf = ({ rules, cells }: Position, square: number, side: Side): Square[] => {
  const { program, geometry } = rules;
  const found: Square[] = [];
  for (let from = 0; from < geometry.size; from++) {
    const content = cells[from]!;
    if (from === square || cell.ownerOf(content) !== side + 1) continue;
    const reached =
      program instanceof Numbers
        ? reaches(program.field, cells, cell.occupantId(content), square)
        : program.moves.reaches(cells, from, square);
    if (reached) found.push(makeSquare(geometry, from));
  }
  return found;
};
