import type { BoardSpec } from './spec/ruleset.ts';
import { fail } from './spec/problem.ts';
import type { Place } from './spec/problem.ts';

/** A square's name: file letter and rank number, `a1` to `h16`. */
export type Square = string;

const FILES = 'abcdefghijklmnop';

/** The name of a square by its number, from 0 for `a1` along the ranks. */
export const makeSquare = (board: BoardSpec, square: number): Square =>
  `${FILES[square % board.files] ?? '?'}${Math.floor(square / board.files) + 1}`;

/** The number of a square by its name. */
export const parseSquare = (board: BoardSpec, text: string, at: Place): number => {
  const match = /^([a-p])([1-9]\d?)$/.exec(text);
  const file = FILES.indexOf(match?.[1] ?? '?');
  const rank = Number(match?.[2] ?? 0);
  if (file < 0 || file >= board.files || rank < 1 || rank > board.ranks)
    fail(at, 'square', text, makeSquare(board, board.files * board.ranks - 1));
  return (rank - 1) * board.files + file;
};

/** All squares by number. */
export const squareNames = (board: BoardSpec): Square[] =>
  Array.from({ length: board.files * board.ranks }, (_, square) => makeSquare(board, square));
