import type { Square } from '@calculi/rules';
import type { BoardView } from './view.ts';

/** Where squares are drawn. One square is 100 units wide. */

export const UNIT = 100;
const FILES = 'abcdefghijklmnop';

export interface Place {
  readonly column: number;
  readonly row: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

type Shape = Pick<BoardView, 'files' | 'ranks' | 'lies' | 'flipped'>;

export const columnsOf = ({ files, ranks, lies }: Shape): number => (lies ? ranks : files);
export const rowsOf = ({ files, ranks, lies }: Shape): number => (lies ? files : ranks);

export const fileOf = (square: Square): number => FILES.indexOf(square.slice(0, 1));
export const rankOf = (square: Square): number => Number(square.slice(1)) - 1;
export const nameFile = (file: number): string => FILES.slice(file, file + 1);

/** A square's column and row as drawn, from the upper left. */
export const placeOf = (board: Shape, square: Square): Place => {
  const [file, rank] = [fileOf(square), rankOf(square)];
  const column = board.lies ? rank : file;
  const row = board.lies ? file : board.ranks - 1 - rank;
  return board.flipped
    ? { column: columnsOf(board) - 1 - column, row: rowsOf(board) - 1 - row }
    : { column, row };
};

export const squareAt = (board: Shape, place: Place): Square | null => {
  const [columns, rows] = [columnsOf(board), rowsOf(board)];
  if (place.column < 0 || place.row < 0 || place.column >= columns || place.row >= rows) return null;
  const column = board.flipped ? columns - 1 - place.column : place.column;
  const row = board.flipped ? rows - 1 - place.row : place.row;
  const [file, rank] = board.lies ? [row, column] : [column, board.ranks - 1 - row];
  return `${nameFile(file)}${rank + 1}`;
};

/** The upper left corner of a square. */
export const cornerOf = (board: Shape, square: Square): Point => {
  const { column, row } = placeOf(board, square);
  return { x: column * UNIT, y: row * UNIT };
};

export const centreOf = (board: Shape, square: Square): Point => {
  const { x, y } = cornerOf(board, square);
  return { x: x + UNIT / 2, y: y + UNIT / 2 };
};

/** The squares row by row, as one reads them. */
export const readRows = (board: Shape): Square[][] =>
  Array.from({ length: rowsOf(board) }, (_, row) =>
    Array.from({ length: columnsOf(board) }, (_unused, column) => squareAt(board, { column, row }) ?? ''),
  );

/** The square under a point, or the nearest of `wanted` whose centre is within reach of it. */
export const nearestSquare = (
  board: Shape,
  point: Point,
  wanted: ReadonlySet<Square>,
  reach: number,
): Square | null => {
  const under = squareAt(board, { column: Math.floor(point.x / UNIT), row: Math.floor(point.y / UNIT) });
  if (under !== null && wanted.has(under)) return under;
  const distance = (square: Square): number => {
    const { x, y } = centreOf(board, square);
    return Math.hypot(x - point.x, y - point.y);
  };
  const [nearest] = [...wanted].sort((one, other) => distance(one) - distance(other));
  return nearest !== undefined && distance(nearest) <= reach ? nearest : under;
};

/** Where the arrow keys, Home and End lead from a square; null for other keys and over the edge. */
export const stepByKey = (board: Shape, from: Square, key: string): Square | null => {
  const { column, row } = placeOf(board, from);
  switch (key) {
    case 'ArrowLeft':
      return squareAt(board, { column: column - 1, row });
    case 'ArrowRight':
      return squareAt(board, { column: column + 1, row });
    case 'ArrowUp':
      return squareAt(board, { column, row: row - 1 });
    case 'ArrowDown':
      return squareAt(board, { column, row: row + 1 });
    case 'Home':
      return squareAt(board, { column: 0, row });
    case 'End':
      return squareAt(board, { column: columnsOf(board) - 1, row });
    default:
      return null;
  }
};
