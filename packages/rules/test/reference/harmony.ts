/** Formations of three and four pieces, and the progressions they show. */

import { ALL_EIGHT, DIAGONAL, type Offset, rankOf, shifted, type Size, times } from './board.ts';
import { choices, inOrder, type Kind, kindOfThree, kindsOfFour } from './numbers.ts';
import type { Board, Piece, Side } from './text.ts';

/** The squares of a formation; a line in its order, of three the second is the middle or the corner. */
export type Formation = readonly string[];

/** The values a piece may stand for in a harmony. */
export type Reading = (piece: Piece) => readonly number[];

/** A side's enemy camp is the other half of the board. */
export function inEnemyCamp(size: Size, side: Side, square: string): boolean {
  const upper = rankOf(square) > size.ranks / 2;
  return side === 'even' ? upper : !upper;
}

/** The pieces in a side's enemy camp: a rectangle, so nothing outside it stands between two of them. */
export function enemyCamp(size: Size, board: Board, side: Side): Board {
  return new Map([...board].filter(([square]) => inEnemyCamp(size, side, square)));
}

/** Lines of `length` pieces with nothing between them, gaps of any size. */
export function gapLines(
  size: Size,
  board: Board,
  length: number,
  directions: readonly Offset[],
): Formation[] {
  const lines: Formation[] = [];
  for (const start of board.keys()) {
    for (const direction of directions) {
      const line: string[] = [];
      for (let steps = 0; line.length < length; steps += 1) {
        const square = shifted(size, start, times(direction, steps));
        if (square === null) break;
        if (board.has(square)) line.push(square);
      }
      if (line.length === length) lines.push(line);
    }
  }
  return lines;
}

/** Lines of `length` pieces at equal distances with nothing between them. */
export function evenLines(size: Size, board: Board, length: number): Formation[] {
  const lines: Formation[] = [];
  for (const start of board.keys()) {
    for (const direction of ALL_EIGHT) {
      for (let gap = 1; gap < size.ranks; gap += 1) {
        const line = stations(size, start, direction, gap, length);
        if (line === null) break;
        if (isLine(size, board, line, direction, gap)) lines.push(line);
      }
    }
  }
  return lines;
}

function stations(
  size: Size,
  start: string,
  direction: Offset,
  gap: number,
  length: number,
): string[] | null {
  const line: string[] = [];
  for (let i = 0; i < length; i += 1) {
    const square = shifted(size, start, times(direction, gap * i));
    if (square === null) return null;
    line.push(square);
  }
  return line;
}

function isLine(size: Size, board: Board, line: Formation, direction: Offset, gap: number): boolean {
  return (
    line.every((square) => board.has(square)) &&
    line.slice(0, -1).every((square) => clear(size, board, square, direction, gap))
  );
}

/** Nothing stands strictly between a square and the one `steps` further. */
function clear(size: Size, board: Board, from: string, direction: Offset, steps: number): boolean {
  for (let step = 1; step < steps; step += 1) {
    const square = shifted(size, from, times(direction, step));
    if (square === null || board.has(square)) return false;
  }
  return true;
}

/** Three pieces at a right angle with equal legs along a row and a column; the corner is the second. */
export function rightAngles(size: Size, board: Board): Formation[] {
  const angles: Formation[] = [];
  for (const corner of board.keys()) {
    for (const { dx, dy } of DIAGONAL) {
      for (let leg = 1; leg < size.ranks; leg += 1) {
        const across = shifted(size, corner, { dx: dx * leg, dy: 0 });
        const along = shifted(size, corner, { dx: 0, dy: dy * leg });
        if (across === null || along === null) break;
        if (!board.has(across) || !board.has(along)) continue;
        if (!clear(size, board, corner, { dx, dy: 0 }, leg)) continue;
        if (!clear(size, board, corner, { dx: 0, dy }, leg)) continue;
        angles.push([across, corner, along]);
      }
    }
  }
  return angles;
}

/** Four pieces on the corners of an upright square whose sides are clear. */
export function uprightSquares(size: Size, board: Board): Formation[] {
  const found: Formation[] = [];
  const right: Offset = { dx: 1, dy: 0 };
  const up: Offset = { dx: 0, dy: 1 };
  for (const corner of board.keys()) {
    for (let side = 1; side < size.ranks; side += 1) {
      const east = shifted(size, corner, times(right, side));
      const north = shifted(size, corner, times(up, side));
      const far = shifted(size, corner, { dx: side, dy: side });
      if (east === null || north === null || far === null) break;
      if (![east, north, far].every((square) => board.has(square))) continue;
      const sides: [string, Offset][] = [
        [corner, right],
        [corner, up],
        [north, right],
        [east, up],
      ];
      if (sides.every(([from, direction]) => clear(size, board, from, direction, side))) {
        found.push([corner, east, far, north]);
      }
    }
  }
  return found;
}

function readings(board: Board, formation: Formation, reading: Reading): number[][] {
  return choices(
    formation.map((square) => {
      const piece = board.get(square);
      return piece === undefined ? [] : reading(piece);
    }),
  );
}

/** Three pieces form a progression of one of the kinds, the middle term in the middle. */
export function threeAgree(
  board: Board,
  formation: Formation,
  reading: Reading,
  kinds: readonly Kind[],
): boolean {
  return readings(board, formation, reading).some((values) => {
    const kind = kindOfThree(values);
    return kind !== null && kinds.includes(kind) && inOrder(values);
  });
}

/** The greatest number of kinds that four pieces show; `ordered` asks for an ascending or descending line. */
export function kindsShown(
  board: Board,
  formation: Formation,
  reading: Reading,
  fourTerm: boolean,
  ordered: boolean,
): number {
  const counts = readings(board, formation, reading)
    .filter((values) => !ordered || inOrder(values))
    .map((values) => kindsOfFour(values, fourTerm).size);
  return Math.max(0, ...counts);
}
