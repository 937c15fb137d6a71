import type { BoardSpec, Directions } from '../spec/ruleset.ts';
import { MAX_SQUARES, NOWHERE, WORDS } from './cells.ts';

/** Clockwise from north; even numbers are orthogonal. */
const DELTAS = [
  [0, 1],
  [1, 1],
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
] as const;

export const ALL_DIRECTIONS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export const ORTHOGONAL = [0, 2, 4, 6] as const;
export const DIAGONAL = [1, 3, 5, 7] as const;

export const directionsOf = (directions: Directions): readonly number[] =>
  directions === 'all' ? ALL_DIRECTIONS : directions === 'orthogonal' ? ORTHOGONAL : DIAGONAL;

/** A bit for each direction. */
export const directionBits = (directions: Directions): number =>
  directionsOf(directions).reduce((bits, direction) => bits | (1 << direction), 0);

export interface Geometry {
  readonly files: number;
  readonly ranks: number;
  readonly size: number;
  /** The square one step further, by `direction * MAX_SQUARES + square`, or NOWHERE. */
  readonly step: Uint8Array;
  /** By `from * MAX_SQUARES + to`: `steps * 8 + direction` of a straight line, or 0. */
  readonly line: Uint8Array;
}

export const squareAt = (board: BoardSpec, file: number, rank: number): number =>
  file >= 0 && file < board.files && rank >= 0 && rank < board.ranks ? rank * board.files + file : NOWHERE;

export const fileOf = (board: BoardSpec, square: number): number => square % board.files;
export const rankOf = (board: BoardSpec, square: number): number => Math.floor(square / board.files);

/** The square reached by an offset, or NOWHERE. */
export const offsetSquare = (board: BoardSpec, square: number, files: number, ranks: number): number =>
  squareAt(board, fileOf(board, square) + files, rankOf(board, square) + ranks);

export const makeGeometry = (board: BoardSpec): Geometry => {
  const size = board.files * board.ranks;
  const step = new Uint8Array(8 * MAX_SQUARES + MAX_SQUARES).fill(NOWHERE);
  const line = new Uint8Array(MAX_SQUARES * MAX_SQUARES);
  DELTAS.forEach(([files, ranks], direction) => {
    for (let from = 0; from < size; from++) {
      step[direction * MAX_SQUARES + from] = offsetSquare(board, from, files, ranks);
      for (let steps = 1; ; steps++) {
        const to = offsetSquare(board, from, files * steps, ranks * steps);
        if (to === NOWHERE) break;
        line[from * MAX_SQUARES + to] = steps * 8 + direction;
      }
    }
  });
  return { files: board.files, ranks: board.ranks, size, step, line };
};

/** The half of the board that belongs to a side: the first side's is at rank 1, and a rank in the middle is nobody's. */
export const inCamp = (board: BoardSpec, side: number, square: number): boolean => {
  const rank = rankOf(board, square);
  return 2 * (side === 0 ? rank + 1 : board.ranks - rank) <= board.ranks;
};

/** The squares that fit, as a set. */
export const squaresWhere = ({ size }: Geometry, fits: (square: number) => boolean): Int32Array => {
  const set = new Int32Array(WORDS);
  for (let square = 0; square < size; square++) if (fits(square)) set[square >> 5]! |= 1 << (square & 31);
  return set;
};

/** Whether every square strictly between two squares in line is empty. */
export const isClear = ({ step, line }: Geometry, cells: Int32Array, from: number, to: number): boolean => {
  const offset = (line[from * MAX_SQUARES + to]! & 7) * MAX_SQUARES;
  for (let square = step[offset + from]!; square !== to; square = step[offset + square]!) {
    if (cells[square] !== 0) return false;
  }
  return true;
};
