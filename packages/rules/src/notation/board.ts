import { piecesOnBoard } from '../position.ts';
import type { Position } from '../position.ts';
import { makeSquare } from '../square.ts';

/** The board as lines of text, the highest rank first: pieces as in the position text, marked ones with `!`. */
export const drawBoard = (position: Position): string => {
  const { files, ranks } = position.rules.geometry;
  const pieces = new Map(piecesOnBoard(position).map((piece) => [piece.square, piece]));
  const label = (square: string): string => {
    const piece = pieces.get(square);
    if (!piece) return '·';
    const name = piece.layers.length > 0 ? `${piece.text.slice(0, 1)}${piece.value}` : piece.text;
    return piece.marked ? `${name}!` : name;
  };
  const rows = Array.from({ length: ranks }, (_, index) => {
    const rank = ranks - 1 - index;
    const cells = Array.from({ length: files }, (__, file) =>
      label(makeSquare(position.rules.geometry, rank * files + file)).padStart(5),
    );
    return `${String(rank + 1).padStart(3)} ${cells.join('')}`;
  });
  const letters = Array.from({ length: files }, (_, file) =>
    makeSquare(position.rules.geometry, file).slice(0, 1).padStart(5),
  );
  return [...rows, `    ${letters.join('')}`].join('\n');
};
