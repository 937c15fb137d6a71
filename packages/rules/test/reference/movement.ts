/** Where pieces may go, what they reach, and when they are besieged. */

import {
  fileOf,
  laid,
  type Offset,
  ORTHOGONAL,
  type Path,
  rankOf,
  shifted,
  type Size,
  times,
} from './board.ts';
import type { Board, Piece, Shape, Side } from './text.ts';

/** The paths of a piece's regular moves. */
export type Movement = (piece: Piece) => readonly Path[];

/** Pieces that move by their shapes; a pyramid as every shape it still holds. */
export function byShapes(paths: Readonly<Record<Shape, readonly Path[]>>): Movement {
  const known = new WeakMap<Piece, readonly Path[]>();
  return (piece) => {
    let found = known.get(piece);
    if (found === undefined) {
      found = [...new Set(piece.layers.map((layer) => layer.shape))].flatMap((shape) => paths[shape]);
      known.set(piece, found);
    }
    return found;
  };
}

/** The empty squares a piece may move to; every square on the way must be empty. */
export function destinations(size: Size, board: Board, from: string, paths: readonly Path[]): string[] {
  return ends(size, from, paths, (square) => board.has(square));
}

function ends(
  size: Size,
  from: string,
  paths: readonly Path[],
  taken: (square: string) => boolean,
): string[] {
  const found = new Set<string>();
  for (const path of paths) {
    const squares = laid(size, from, path);
    const end = squares?.at(-1);
    if (squares !== null && end !== undefined && !squares.some(taken)) found.add(end);
  }
  return [...found];
}

/** Whether a move would lead to `to` were that square empty. */
export function reaches(size: Size, board: Board, from: string, to: string, paths: readonly Path[]): boolean {
  const dx = fileOf(to) - fileOf(from);
  const dy = rankOf(to) - rankOf(from);
  return paths.some((path) => {
    const end = path.at(-1);
    if (end?.dx !== dx || end.dy !== dy) return false;
    const squares = laid(size, from, path);
    return squares?.slice(0, -1).every((square) => !board.has(square)) ?? false;
  });
}

/** The squares of a side's pieces that reach `to`. */
export function reachers(size: Size, board: Board, side: Side, to: string, movement: Movement): string[] {
  return squaresOf(board, side).filter((from) => {
    const piece = board.get(from);
    return piece !== undefined && reaches(size, board, from, to, movement(piece));
  });
}

/** No move to an empty square, even if every other piece of its own army were off the board. */
export function besieged(size: Size, board: Board, square: string, movement: Movement): boolean {
  const piece = board.get(square);
  if (piece === undefined) return false;
  const enemy = (at: string): boolean => (board.get(at) ?? piece).side !== piece.side;
  return ends(size, square, movement(piece), enemy).length === 0;
}

/** The squares that some regular move of the piece enters, wherever pieces stand. */
export function enteredSquares(size: Size, from: string, paths: readonly Path[]): Set<string> {
  return new Set(paths.flatMap((path) => laid(size, from, path) ?? []));
}

export function squaresOf(board: Board, side: Side): string[] {
  return [...board].filter(([, piece]) => piece.side === side).map(([square]) => square);
}

export interface Sighting {
  readonly square: string;
  readonly steps: number;
}

/** The first piece in each direction, with the number of king's steps to it. */
export function sightings(size: Size, board: Board, from: string, directions: readonly Offset[]): Sighting[] {
  const seen: Sighting[] = [];
  for (const direction of directions) {
    for (let steps = 1; ; steps += 1) {
      const square = shifted(size, from, times(direction, steps));
      if (square === null) break;
      if (board.has(square)) {
        seen.push({ square, steps });
        break;
      }
    }
  }
  return seen;
}

/** Its four orthogonal neighbours are enemies or the edge. */
export function surrounded(size: Size, board: Board, square: string, side: Side): boolean {
  return ORTHOGONAL.every((direction) => {
    const neighbour = shifted(size, square, direction);
    if (neighbour === null) return true;
    const piece = board.get(neighbour);
    return piece !== undefined && piece.side !== side;
  });
}
