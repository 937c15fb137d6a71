import { ActionList, encode, MOVE, PASS, PLACE, SPLIT } from './action.ts';
import { codeOf } from './army.ts';
import * as cell from './cells.ts';
import { inCamp, NOWHERE } from './geometry.ts';
import type { Kernel } from './kernel.ts';
import type { PathTable } from './movement.ts';
import type { Numbers } from './numbers.ts';
import { addFirstTakes } from './numbers-naming.ts';

/** What a side may begin its turn with. */
export const generateStart = (numbers: Numbers, kernel: Kernel, actions: ActionList): void => {
  const { turn } = numbers.play;
  if (turn.takeFirst !== null) addFirstTakes(numbers, kernel, actions);
  addMoves(numbers, kernel, actions);
  if (turn.split !== null) addSplits(numbers, kernel, actions);
  if (turn.place?.where === 'back-rank') addBackRank(numbers, kernel, actions);
  if (turn.place?.where === 'to-win') addWinning(numbers, kernel, actions);
  if (actions.length === 0) actions.add(encode(PASS));
};

export const hasTurn = (numbers: Numbers, kernel: Kernel): boolean => {
  const actions = new ActionList();
  generateStart(numbers, kernel, actions);
  return actions.at(0) !== encode(PASS);
};

const addMoves = (numbers: Numbers, kernel: Kernel, actions: ActionList): void => {
  const { army, ways, leaps } = numbers.field;
  const { cells } = kernel;
  const side = kernel.side;
  const { arrives } = numbers;
  const total = army.pieces.length;
  for (let id = 0; id < total; id++) {
    const where = cells[cell.WHERE + id]!;
    if (where >= cell.HELD || where >> 7 !== side) continue;
    const mover = army.mover[codeOf(army, cells, id)]!;
    const from = cell.squareOf(where);
    addPaths(cells, actions, ways[mover]!, from, 0);
    if (leaps) addPaths(cells, actions, leaps[mover]!, from, 1);
    if (arrives) addArrivals(numbers, cells, actions, ways[mover]!, id);
  }
};

/** One move for every empty square that some path leads to. */
const addPaths = (cells: Int32Array, actions: ActionList, { paths, start }: PathTable, from: number, irregular: number): void => {
  const end = start[from + 1]!;
  let done = NOWHERE;
  for (let at = start[from]!; at < end; at++) {
    const path = paths[at]!;
    const target = path & 255;
    if (
      cells[cell.BOARD + target]! |
      cells[cell.BOARD + ((path >>> 8) & 255)]! |
      cells[cell.BOARD + ((path >>> 16) & 255)]! |
      cells[cell.BOARD + (path >>> 24)]!
    ) {
      continue;
    }
    if (target === done) continue;
    done = target;
    actions.add(encode(MOVE, from, target, irregular));
  }
};

/** Moves that end on an enemy of equal number. */
const addArrivals = (numbers: Numbers, cells: Int32Array, actions: ActionList, { paths, start }: PathTable, id: number): void => {
  const { army } = numbers.field;
  const where = cells[cell.WHERE + id]!;
  const from = cell.squareOf(where);
  let done = NOWHERE;
  for (let at = start[from]!; at < start[from + 1]!; at++) {
    const path = paths[at]!;
    const target = path & 255;
    const content = cells[cell.BOARD + target]!;
    if (target === done || cell.ownerOf(content) !== 2 - (where >> 7)) continue;
    if (cells[cell.BOARD + ((path >>> 8) & 255)]! | cells[cell.BOARD + ((path >>> 16) & 255)]! | cells[cell.BOARD + (path >>> 24)]!) {
      continue;
    }
    done = target;
    const mine = army.attack[codeOf(army, cells, id)]!;
    const theirs = army.target[codeOf(army, cells, cell.occupantId(content))]!;
    if (mine.some((number) => theirs.includes(number))) actions.add(encode(MOVE, from, target));
  }
};

/** A layer leaves its pyramid, never the last one, moving as its own shape. */
const addSplits = (numbers: Numbers, kernel: Kernel, actions: ActionList): void => {
  const { army, ways } = numbers.field;
  const { cells } = kernel;
  const pyramid = army.pyramids[kernel.side === 0 ? 0 : 1];
  const where = pyramid < 0 ? cell.GONE : cells[cell.WHERE + pyramid]!;
  const layers = pyramid < 0 ? 0 : cells[cell.LAYERS + pyramid]!;
  if (where >= cell.HELD || (layers & (layers - 1)) === 0) return;
  const from = cell.squareOf(where);
  army.pieces[pyramid]!.layers.forEach((id, layer) => {
    if (((layers >> layer) & 1) === 0) return;
    const begin = actions.length;
    addPaths(cells, actions, ways[army.mover[id]!]!, from, 0);
    for (let at = begin; at < actions.length; at++) {
      actions.items[at] = encode(SPLIT, from, (actions.at(at) >> 11) & 255, layer);
    }
  });
};

/** The pieces in hand that may come back, one of each kind. */
const prisoners = (numbers: Numbers, kernel: Kernel): number[] => {
  const { army } = numbers.field;
  const kinds = new Set<number>();
  const found: number[] = [];
  const total = numbers.play.pyramid.layersArePieces ? army.pieces.length : army.whole;
  for (let id = 0; id < total; id++) {
    if (kernel.cells[cell.WHERE + id] !== cell.held(kernel.side)) continue;
    if (army.pieces[id]!.shape === 'pyramid' || kinds.has(army.classes.ofPiece[id]!)) continue;
    kinds.add(army.classes.ofPiece[id]!);
    found.push(id);
  }
  return found;
};

const addBackRank = (numbers: Numbers, kernel: Kernel, actions: ActionList): void => {
  const { files, size } = numbers.field.geometry;
  const start = kernel.side === 0 ? 0 : size - files;
  const pieces = prisoners(numbers, kernel);
  for (const id of pieces) {
    for (let square = start; square < start + files; square++) {
      if (kernel.cells[cell.BOARD + square] === 0) actions.add(encode(PLACE, id, square));
    }
  }
};

/** A prisoner may be laid where that completes a victory, and only there. */
const addWinning = (numbers: Numbers, kernel: Kernel, actions: ActionList): void => {
  const { geometry, army } = numbers.field;
  const { cells } = kernel;
  const side = kernel.side;
  for (const victory of numbers.victories) {
    const { spec } = victory;
    const pyramid = army.pyramids[side === 0 ? 1 : 0];
    if (spec.type !== 'harmony' || (spec.pyramidFirst && cells[cell.WHERE + pyramid]! < cell.HELD)) continue;
    const pieces = prisoners(numbers, kernel);
    if (pieces.length === 0) return;
    for (let square = 0; square < geometry.size; square++) {
      if (cells[cell.BOARD + square] !== 0 || !inCamp(geometry, 1 - side, square)) continue;
      for (const id of pieces) {
        const action = encode(PLACE, id, square);
        const wins = victory.wouldComplete(cells, side, square, army.pieces[id]!.value);
        if (wins && !actions.includes(action)) actions.add(action);
      }
    }
  }
};
