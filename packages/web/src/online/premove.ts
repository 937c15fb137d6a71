import { makeAction, pieceAt, piecesOnBoard, squareNames, stoneCounts } from '@calculi/rules';
import type { Action, Position, RuleSet, SideName, Square, StandingPiece } from '@calculi/rules';
import { movementsOf, offsetsOf } from '../game/movement.ts';
import type { Offset } from '../game/movement.ts';

/** What can be chosen while the other side is to play: moves to wherever a piece may reach on a board that will be another. */

const LEAPS: readonly Offset[] = [
  [2, 0],
  [-2, 0],
  [0, 2],
  [0, -2],
];

const reachOf = (ruleSet: RuleSet, { shape, square }: StandingPiece): Square[] => {
  const { board, play } = ruleSet;
  const names = squareNames(board);
  const from = names.indexOf(square);
  const leaps = play.type === 'stones' && play.leap !== null ? LEAPS : [];
  return [...movementsOf(ruleSet, shape).flatMap(offsetsOf), ...leaps].flatMap(([file, rank]) => {
    const toFile = (from % board.files) + file;
    const to = names[from + file + rank * board.files];
    return toFile < 0 || toFile >= board.files || to === undefined ? [] : [to];
  });
};

/** Moves of the side's own pieces, or where stones are still to be placed, squares for the next. */
export const premovesOf = (position: Position, side: SideName): Action[] => {
  const { ruleSet } = position.rules;
  if (ruleSet.play.type === 'stones' && stoneCounts(position, side).toPlace > 0)
    return squareNames(ruleSet.board)
      .filter((square) => pieceAt(position, square) === null)
      .map((to) => ({ type: 'place', piece: '', to }));
  const moves = piecesOnBoard(position)
    .filter((piece) => piece.side === side)
    .flatMap((piece) =>
      reachOf(ruleSet, piece).map((to): Action => ({ type: 'move', from: piece.square, to })),
    );
  return [...new Map(moves.map((move) => [makeAction(move), move])).values()];
};

/** The legal action that was meant; null where it cannot be played after all. */
export const meantBy = (premove: Action, actions: readonly Action[]): Action | null => {
  const text = makeAction(premove);
  return actions.find((action) => makeAction(action) === text) ?? null;
};
