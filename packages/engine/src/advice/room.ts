import { squareNames } from '@calculi/rules';
import type { Position, SideName, Square, StandingPiece } from '@calculi/rules';
import { cell, codeOf, isOpen, MAX_SQUARES, Numbers, pathTarget } from '@calculi/rules/kernel';
import { Confinement } from '../evaluation/confinement.ts';
import { pyramidFirst } from '../evaluation/worth.ts';
import type { View } from './scene.ts';

const { FLAG, ownerOf } = cell;

/** The enemy pyramid that a side must shut in before it can win, while it stands; undefined where none must be. */
export const preyOf = (view: View, hunter: SideName): StandingPiece | undefined => {
  const { program, ruleSet } = view.position.rules;
  if (!(program instanceof Numbers) || !pyramidFirst(program) || !Confinement.isPossible(program))
    return undefined;
  const pyramid = program.field.army.pyramids[ruleSet.sides[0] === hunter ? 1 : 0];
  return pyramid < 0 ? undefined : view.whereIs(pyramid);
};

/**
 * How many squares a pyramid could come to, however long it takes, past the enemies that stand, if all others of its army
 * gave way: as the board is, with enemies on some squares more, and without one of them.
 */
export const roomOf = (
  position: Position,
  prey: StandingPiece,
  held: readonly Square[] = [],
  without?: Square,
): number => {
  const { program, geometry } = position.rules;
  if (!(program instanceof Numbers)) return geometry.size;
  const { army, ways } = program.field;
  const names = squareNames(geometry);
  const board = enemiesOf(position, names.indexOf(prey.square));
  for (const square of held) board[names.indexOf(square)] = FLAG;
  if (without !== undefined) board[names.indexOf(without)] = 0;
  const rows = army.row[codeOf(army, position.cells, prey.id)]!;
  const reached = new Set([names.indexOf(prey.square)]);
  for (const square of reached) {
    for (let entry = ways.start[rows + square]!; entry < ways.start[rows + square + 1]!; entry++) {
      const to = pathTarget(ways.paths[entry]!);
      if (board[to] === 0 && isOpen(ways, board, entry)) reached.add(to);
    }
  }
  return reached.size - 1;
};

/** The board with only those on it that a piece cannot expect to give way. */
const enemiesOf = ({ cells, rules: { geometry } }: Position, square: number): Int32Array => {
  const board = cells.slice(0, MAX_SQUARES + 2);
  const own = ownerOf(cells[square]!);
  for (let at = 0; at < geometry.size; at++) if (ownerOf(board[at]!) === own) board[at] = 0;
  return board;
};
