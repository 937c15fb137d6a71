import * as cell from './kernel/cells.ts';
import { Kernel } from './kernel/kernel.ts';
import { Numbers } from './kernel/numbers.ts';
import { parseChoice } from './notation/fields.ts';
import type { PieceItem } from './notation/item.ts';
import { makePieceItem, sum } from './notation/item.ts';
import type { Rules } from './rules.ts';
import { sideName } from './rules.ts';
import type { Shape, Side, SideName } from './spec/ruleset.ts';
import { makeSquare, parseSquare } from './square.ts';
import type { Square } from './square.ts';

/** A moment of a game: never changes. Everything one can ask of it is a function of its own. */
export interface Position {
  readonly rules: Rules;
  /** The kernel's cells; only this library reads them. */
  readonly cells: Int32Array;
}

/** A piece as one sees it. */
export interface PieceView {
  /** The same piece keeps its id for a whole game. */
  readonly id: number;
  readonly side: SideName;
  readonly shape: Shape;
  /** A pyramid's number is the sum of the layers it still has; a stone has none. */
  readonly value: number | null;
  /** A pyramid's layers from the base; empty for others. */
  readonly layers: readonly number[];
  /** Whether it began in the other army: its number is then shown underlined. */
  readonly turned: boolean;
  /** As in the position text: `C4`, `t12`, `P36+25`, `B`, `w`. */
  readonly text: string;
}

/** A piece on the board. */
export interface StandingPiece extends PieceView {
  readonly square: Square;
  /** Marked for capture. */
  readonly marked: boolean;
  /** Bound (a stone that cannot move). */
  readonly bound: boolean;
}

/** The position a game begins in. */
export const initialPosition = (rules: Rules): Position => {
  const usual = rules.usual ?? rules;
  return { rules: usual, cells: usual.start };
};

/** A fresh kernel in this position, for programs that search. */
export const makeKernel = ({ rules, cells }: Position): Kernel => {
  const kernel = new Kernel(rules.program);
  kernel.load(cells);
  return kernel;
};

const kernels = new WeakMap<Rules, Kernel>();

/** A kernel in this position, shared by all questions about the same rules: use it before asking another. */
export const kernelAt = ({ rules, cells }: Position): Kernel => {
  let kernel = kernels.get(rules);
  if (!kernel) kernels.set(rules, (kernel = new Kernel(rules.program)));
  kernel.load(cells);
  return kernel;
};

/** Whose turn it is. */
export const sideToPlay = ({ rules, cells }: Position): SideName => sideName(rules, cells[cell.SIDE]!);

/** How many turns were played before, by both sides together. */
export const turnsPlayed = ({ cells }: Position): number => cells[cell.TURN]!;

/** Two numbers that are the same for equal positions. */
export const hashOf = ({ cells }: Position): readonly [number, number] => [
  cells[cell.HASH_A]!,
  cells[cell.HASH_B]!,
];

/** Whether a turn has begun and not ended. */
export const isMidTurn = ({ cells }: Position): boolean => cells[cell.PHASE] !== cell.START;

export const sideIndex = (rules: Rules, name: SideName): Side =>
  parseChoice(name, rules.ruleSet.sides, ['side']) as Side;

/** The layers a pyramid has now, from the base. */
export const layerValues = (numbers: Numbers, id: number, mask: number): number[] => {
  const { pieces } = numbers.field.army;
  return pieces[id]!.layers.filter((_, layer) => (mask >> layer) & 1).map((layer) => pieces[layer]!.value);
};

/** A numbered piece as an item of the position text, owned by a side and with these layers. */
export const pieceItem = (numbers: Numbers, id: number, side: Side, mask: number): PieceItem => {
  const piece = numbers.field.army.pieces[id]!;
  if (piece.shape === 'pyramid') return { side, shape: 'pyramid', values: layerValues(numbers, id, mask) };
  // A layer that stays a layer is written as a pyramid of one.
  const isLayer = piece.layerOf !== null && !numbers.play.pyramid.layersArePieces;
  return { side, shape: isLayer ? 'pyramid' : piece.shape, values: [piece.value] };
};

export const viewPiece = (rules: Rules, id: number, side: Side, mask: number, flagged = false): PieceView => {
  const { program } = rules;
  const name = sideName(rules, side);
  if (!(program instanceof Numbers)) {
    const letter = name.slice(0, 1).toUpperCase();
    const text = flagged ? letter.toLowerCase() : letter;
    return { id, side: name, shape: 'stone', value: null, layers: [], turned: false, text };
  }
  const item = pieceItem(program, id, side, mask);
  return {
    id,
    side: name,
    shape: item.shape,
    value: sum(item.values),
    layers: item.shape === 'pyramid' ? item.values : [],
    turned: program.field.army.pieces[id]!.side !== side,
    text: makePieceItem(item),
  };
};

/** The piece on a square, or null. */
export const pieceAt = (position: Position, square: Square): StandingPiece | null =>
  standingAt(position, parseSquare(position.rules.geometry, square, ['square']));

export const standingAt = ({ rules, cells }: Position, square: number): StandingPiece | null => {
  const content = cells[square]!;
  if (content === 0) return null;
  const id = cell.occupantId(content);
  const flagged = (content & cell.FLAG) !== 0;
  const isStone = !(rules.program instanceof Numbers);
  return {
    ...viewPiece(rules, id, (cell.ownerOf(content) - 1) as Side, cells[cell.LAYERS + id]!, flagged),
    square: makeSquare(rules.geometry, square),
    marked: flagged && !isStone,
    bound: flagged && isStone,
  };
};

/** Every piece on the board, from a1. */
export const piecesOnBoard = (position: Position): StandingPiece[] =>
  Array.from({ length: position.rules.geometry.size }, (_, square) => standingAt(position, square)).filter(
    (piece) => piece !== null,
  );

/** What a side has captured and holds, as it was when it was taken. Stones are only counted. */
export const prisonersOf = ({ rules, cells }: Position, name: SideName): PieceView[] => {
  const { program } = rules;
  if (!(program instanceof Numbers)) return [];
  const side = sideIndex(rules, name);
  const from = (1 - side) as Side;
  return program.field.army.pieces
    .filter(({ id }) => cells[cell.WHERE + id] === cell.held(side))
    .map(({ id }) => viewPiece(rules, id, from, cells[cell.LAYERS + id]!));
};

/** A side's stones that are not on the board. */
export interface StoneCounts {
  readonly toPlace: number;
  /** Those it has taken from the other side. */
  readonly captured: number;
}

/** How many stones a side has still to place, and has captured; numbered pieces have neither. */
export const stoneCounts = ({ rules, cells }: Position, name: SideName): StoneCounts => {
  const side = sideIndex(rules, name);
  return { toPlace: cells[cell.HAND + side]!, captured: cells[cell.CAPTURED + side]! };
};
