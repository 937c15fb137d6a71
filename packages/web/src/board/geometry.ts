import type { Square } from '@calculi/rules';
import type { BoardView, BoardWindow } from './view.ts';

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

type Shape = Pick<BoardView, 'files' | 'ranks' | 'lies' | 'flipped' | 'window'>;

export const columnsOf = ({ files, ranks, lies }: Shape): number => (lies ? ranks : files);
export const rowsOf = ({ files, ranks, lies }: Shape): number => (lies ? files : ranks);

/** The part of the board that is drawn. */
export const windowOf = (board: Shape): BoardWindow =>
  board.window ?? { left: 0, top: 0, right: columnsOf(board), bottom: rowsOf(board) };

/** The window with one more row and column wherever the board goes on. */
export const widen = (board: Shape): BoardWindow => {
  const { left, top, right, bottom } = windowOf(board);
  return {
    left: Math.max(0, left - 1),
    top: Math.max(0, top - 1),
    right: Math.min(columnsOf(board), right + 1),
    bottom: Math.min(rowsOf(board), bottom + 1),
  };
};

/** How much is seen, in units, of what lies beyond a cut. */
const BEYOND = 22;

/** The frame of what is drawn, in units: a little more than the window where the board goes on. */
export const frameOf = (board: Shape): { x: number; y: number; width: number; height: number } => {
  const { left, top, right, bottom } = windowOf(board);
  const x = left * UNIT - (left > 0 ? BEYOND : 0);
  const y = top * UNIT - (top > 0 ? BEYOND : 0);
  return {
    x,
    y,
    width: right * UNIT + (right < columnsOf(board) ? BEYOND : 0) - x,
    height: bottom * UNIT + (bottom < rowsOf(board) ? BEYOND : 0) - y,
  };
};

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
export const readRows = (board: Shape): Square[][] => {
  const { left, top, right, bottom } = windowOf(board);
  return Array.from({ length: bottom - top }, (_, row) =>
    Array.from(
      { length: right - left },
      (_unused, column) => squareAt(board, { column: column + left, row: row + top }) ?? '',
    ),
  );
};

/** The window round these squares. */
export const windowRound = (board: Shape, squares: Iterable<Square>, least: number): BoardWindow => {
  const rows = [...squares].map((square) => placeOf(board, square).row);
  if (rows.length === 0) return windowOf(board);
  let [top, bottom] = [Math.min(...rows), Math.max(...rows) + 1];
  while (bottom - top < least && (top > 0 || bottom < rowsOf(board))) {
    if (bottom < rowsOf(board)) bottom++;
    if (bottom - top < least && top > 0) top--;
  }
  return { left: 0, top, right: columnsOf(board), bottom };
};

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
  const { left, top, right, bottom } = windowOf(board);
  const inside = (to: Place): Square | null =>
    to.column >= left && to.column < right && to.row >= top && to.row < bottom ? squareAt(board, to) : null;
  switch (key) {
    case 'ArrowLeft':
      return inside({ column: column - 1, row });
    case 'ArrowRight':
      return inside({ column: column + 1, row });
    case 'ArrowUp':
      return inside({ column, row: row - 1 });
    case 'ArrowDown':
      return inside({ column, row: row + 1 });
    case 'Home':
      return inside({ column: left, row });
    case 'End':
      return inside({ column: right - 1, row });
    default:
      return null;
  }
};
