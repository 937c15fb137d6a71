import { ActionList, encode, MOVE, PASS, PLACE, SPLIT, TO_SHIFT } from './action.ts';
import { codeOf } from './army.ts';
import type { Army } from './army.ts';
import * as cell from './cells.ts';
import { rowOf } from './field.ts';
import type { Field } from './field.ts';
import { inCamp } from './geometry.ts';
import type { Kernel } from './kernel.ts';
import { inTheWay, isOpen } from './movement.ts';
import type { PathTable } from './movement.ts';
import { seesAny } from './squares.ts';
import type { Numbers } from './numbers.ts';

/** What a side may begin its turn with. */
export const generateStart = (numbers: Numbers, kernel: Kernel, actions: ActionList): void => {
  const { turn } = numbers.play;
  if (turn.takeFirst !== null) numbers.naming.addFirst(kernel, actions);
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
  const arrives = numbers.taking.has('arrival');
  const begin = cell.WHERE;
  const total = army.loose;
  const { row: rows, pyramidCode } = army;
  for (let id = 0; id < total; id++) {
    const where = cells[begin + id]!;
    if (where >> 7 !== side) continue;
    const from = where & 127;
    const row = rows[pyramidCode[id] === 0 ? id : codeOf(army, cells, id)]! + from;
    addPaths(cells, actions, ways, row, encode(MOVE, from));
    if (arrives) addArrivals(numbers.field, cells, actions, id);
    if (leaps) addPaths(cells, actions, leaps, row, encode(MOVE, from, 0, 1));
  }
};

/**
 * One move for every empty square that some path leads to. Which paths are free cannot be foretold, so every move is
 * written and the free ones are kept: that costs less than branches guessed wrong.
 */
const addPaths = (
  cells: Int32Array,
  actions: ActionList,
  table: PathTable,
  row: number,
  base: number,
): void => {
  const { paths, others, start } = table;
  const { items } = actions;
  const end = start[row + 1]!;
  const shift = TO_SHIFT;
  let count = actions.length;
  for (let entry = start[row]!; entry < end; entry++) {
    const path = paths[entry]!;
    const target = path & 255;
    let blocked = cells[(path >>> 8) & 255]! | cells[(path >>> 16) & 255]! | cells[path >>> 24]!;
    if (others !== null) blocked *= inTheWay(cells, others[entry]!);
    items[count] = base | (target << shift);
    count += ((cells[target]! | blocked) - 1) >>> 31;
  }
  actions.length = count;
};

/** Moves that end on an enemy of equal number. */
const addArrivals = (field: Field, cells: Int32Array, actions: ActionList, id: number): void => {
  const { army, ways } = field;
  const where = cells[cell.WHERE + id]!;
  const row = rowOf(field, cells, id);
  if (!seesAny(cells, ways.targets, row * cell.WORDS, cell.OCCUPIED + (1 - (where >> 7)) * cell.WORDS))
    return;
  for (let entry = ways.start[row]!; entry < ways.start[row + 1]!; entry++) {
    const target = ways.paths[entry]! & 255;
    const content = cells[target]!;
    if (cell.ownerOf(content) !== 2 - (where >> 7) || !isOpen(ways, cells, entry)) continue;
    if (meets(army, cells, id, cell.occupantId(content)))
      actions.add(encode(MOVE, cell.squareOf(where), target));
  }
};

const meets = (army: Army, cells: Int32Array, id: number, victim: number): boolean => {
  const mine = army.attack[codeOf(army, cells, id)]!;
  const theirs = army.target[codeOf(army, cells, victim)]!;
  for (let index = 0; index < mine.length; index++) if (theirs.includes(mine[index]!)) return true;
  return false;
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
    addPaths(cells, actions, ways, army.row[id]! + from, encode(SPLIT, from, 0, layer));
  });
};

/** Whether a piece is in hand and may come back; of several that are alike only the first. */
const mayReturn = (numbers: Numbers, cells: Int32Array, side: number, id: number): boolean => {
  const hand = cell.held(side);
  if (cells[cell.WHERE + id] !== hand) return false;
  const { army } = numbers.field;
  const alike = army.classes.ofPiece[id]!;
  for (let other = alike; other < id; other++) {
    if (army.classes.ofPiece[other] === alike && cells[cell.WHERE + other] === hand) return false;
  }
  return army.pyramidCode[id] === 0;
};

const addBackRank = (numbers: Numbers, kernel: Kernel, actions: ActionList): void => {
  const { geometry, army } = numbers.field;
  const { cells } = kernel;
  const side = kernel.side;
  const start = side === 0 ? 0 : geometry.size - geometry.files;
  for (let id = 0; id < army.loose; id++) {
    if (!mayReturn(numbers, cells, side, id)) continue;
    for (let square = start; square < start + geometry.files; square++) {
      if (cells[square] === 0) actions.add(encode(PLACE, id, square));
    }
  }
};

/** A prisoner may be laid where that completes a victory, and only there. */
const addWinning = (numbers: Numbers, kernel: Kernel, actions: ActionList): void => {
  const { army } = numbers.field;
  const side = kernel.side;
  if (!numbers.victories.some((victory) => victory.mayLay(kernel.cells, side))) return;
  for (let id = 0; id < army.loose; id++) {
    if (mayReturn(numbers, kernel.cells, side, id)) addWinningSquares(numbers, kernel, actions, id);
  }
};

const addWinningSquares = (numbers: Numbers, kernel: Kernel, actions: ActionList, id: number): void => {
  const { geometry, army } = numbers.field;
  const side = kernel.side;
  const { value } = army.pieces[id]!;
  for (let square = 0; square < geometry.size; square++) {
    if (kernel.cells[square] !== 0 || !inCamp(geometry, 1 - side, square)) continue;
    const wins = numbers.victories.some((victory) =>
      victory.wouldComplete(kernel.cells, side, square, value),
    );
    if (wins) actions.add(encode(PLACE, id, square));
  }
};
