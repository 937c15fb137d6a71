import { ActionList, encode, PASS, PLACE, second, SPLIT, TO_SHIFT } from './action.ts';
import { codeOf } from './army.ts';
import type { Army } from './army.ts';
import * as cell from './cells.ts';
import { inCamp } from './geometry.ts';
import type { Kernel } from './kernel.ts';
import { inTheWay } from './movement.ts';
import type { PathTable } from './movement.ts';
import type { Numbers } from './numbers.ts';
import type { Outlook } from './outlook.ts';

// An import is read anew at every use; a constant of the module itself is not.
const PRISONERS = cell.PRISONERS;
const ROSTER = cell.ROSTER;
const WHERE = cell.WHERE;

/** What a side may begin its turn with. */
export const generateStart = (numbers: Numbers, kernel: Kernel, actions: ActionList): void => {
  const { turn } = numbers.play;
  numbers.outlooks[kernel.side]!.update(kernel);
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
  const { field, taking, outlooks } = numbers;
  const { cells, side } = kernel;
  const outlook = outlooks[side]!;
  const arrives = taking.at.arrival.length > 0 ? -1 : 0;
  for (let word = 0; word < 2; word++) {
    let left = cells[ROSTER + 2 * side + word]!;
    for (let some = left & outlook.reaching[word]! & arrives; some !== 0; some &= some - 1) {
      const bit = some & -some;
      const id = 31 - Math.clz32(bit) + 32 * word;
      const { length } = actions;
      addArrivals(field.army, outlook, cells, actions, id);
      // Hardly ever does one it reaches have an equal number: then it goes with the others.
      if (actions.length === length) continue;
      actions.length = length;
      outlook.addMoves(actions, left & (bit - 1), word);
      outlook.addSome(actions, id, false);
      addArrivals(field.army, outlook, cells, actions, id);
      outlook.addSome(actions, id, true);
      left &= -bit ^ bit;
    }
    outlook.addMoves(actions, left, word);
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
    let blocked = inTheWay(cells, path);
    if (others !== null) blocked *= inTheWay(cells, others[entry]!);
    items[count] = base | (target << shift);
    count += ((cells[target]! | blocked) - 1) >>> 31;
  }
  actions.length = count;
};

/** Moves that end on an enemy of equal number. */
const addArrivals = (
  army: Army,
  outlook: Outlook,
  cells: Int32Array,
  actions: ActionList,
  id: number,
): void => {
  const count = outlook.reachedCount[id]!;
  for (let index = 0; index < count; index++) {
    const move = outlook.reachedBy(id, index);
    if (meets(army, cells, id, cell.occupantId(cells[second(move)]!))) actions.add(move);
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
  const pyramid = army.pyramids[kernel.side]!;
  const where = pyramid < 0 ? cell.GONE : cells[WHERE + pyramid]!;
  const layers = pyramid < 0 ? 0 : cells[cell.LAYERS + pyramid]!;
  if (where >= cell.HELD || (layers & (layers - 1)) === 0) return;
  const from = cell.squareOf(where);
  const { layers: ids } = army.pieces[pyramid]!;
  for (let layer = 0; layer < ids.length; layer++) {
    if (((layers >> layer) & 1) !== 0)
      addPaths(cells, actions, ways, army.row[ids[layer]!]! + from, encode(SPLIT, from, 0, layer));
  }
};

/** The pieces in a side's hand that may come back, of several that are alike only the first: half of a set of pieces. */
const returning = ({ field }: Numbers, cells: Int32Array, side: number, word: number): number => {
  const { classes, loose, pyramidCode } = field.army;
  const hand = PRISONERS + 2 * side;
  let set = 0;
  for (let left = cells[hand + word]!; left !== 0; left &= left - 1) {
    const bit = left & -left;
    const id = 31 - Math.clz32(bit) + 32 * word;
    const twins = (classes.twins[2 * id]! & cells[hand]!) | (classes.twins[2 * id + 1]! & cells[hand + 1]!);
    if (twins === 0 && id < loose && pyramidCode[id] === 0) set |= bit;
  }
  return set;
};

const addBackRank = (numbers: Numbers, kernel: Kernel, actions: ActionList): void => {
  const { size, files } = numbers.field.geometry;
  const { cells, side } = kernel;
  const start = side === 0 ? 0 : size - files;
  for (let word = 0; word < 2; word++) {
    for (let left = returning(numbers, cells, side, word); left !== 0; left &= left - 1) {
      const place = encode(PLACE, 31 - Math.clz32(left & -left) + 32 * word);
      for (let square = start; square < start + files; square++)
        if (cells[square] === 0) actions.add(place | (square << TO_SHIFT));
    }
  }
};

/** A prisoner may be laid where that completes a victory, and only there. */
const addWinning = (numbers: Numbers, kernel: Kernel, actions: ActionList): void => {
  const { cells, side } = kernel;
  for (let word = 0; word < 2; word++) {
    for (let left = returning(numbers, cells, side, word); left !== 0; left &= left - 1) {
      const id = 31 - Math.clz32(left & -left) + 32 * word;
      if (numbers.victories.some((victory) => victory.mayLay(cells, side, id)))
        addWinningSquares(numbers, kernel, actions, id);
    }
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
