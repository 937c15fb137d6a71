/** The first positions of Rithmomachia. */

import { squareName } from './board.ts';
import { type Piece, type Position, type Side, parsePiece, PYRAMIDS } from './text.ts';

type Row = readonly [rank: number, files: string];

const CLASSICAL: readonly Row[] = [
  [16, 's361 s225 . . . . s121 s49'],
  [15, 'p190 s120 t64 t56 t30 t36 s66 s28'],
  [14, 't100 t90 c81 c49 c25 c9 t12 t16'],
  [13, '. . c9 c7 c5 c3 . .'],
  [4, '. . C2 C4 C6 C8 . .'],
  [3, 'T9 T6 C4 C16 C36 C64 T72 T81'],
  [2, 'S15 S45 T25 T20 T42 T49 P91 S153'],
  [1, 'S25 S81 . . . . S169 S289'],
];

const PHALANX: readonly Row[] = [
  [16, '. . s361 s225 s121 s49 . .'],
  [15, '. . p190 s120 s66 s28 . .'],
  [14, '. . t100 t64 t36 t16 . .'],
  [13, '. . t90 t56 t30 t12 . .'],
  [12, '. . c81 c49 c25 c9 . .'],
  [11, '. . c9 c7 c5 c3 . .'],
  [6, '. . C2 C4 C6 C8 . .'],
  [5, '. . C4 C16 C36 C64 . .'],
  [4, '. . T6 T20 T42 T72 . .'],
  [3, '. . T9 T25 T49 T81 . .'],
  [2, '. . S15 S45 P91 S153 . .'],
  [1, '. . S25 S81 S169 S289 . .'],
];

const BEGINNER: readonly Row[] = [
  [12, 'p190 s120 t90 t56 t30 t12 s66 s28'],
  [11, '. . c9 c7 c5 c3 . .'],
  [2, '. . C2 C4 C6 C8 . .'],
  [1, 'S15 S45 T6 T20 T42 T72 P91 S153'],
];

/** Pieces that `order-sorted` exchanges: both are triangles of the same army. */
const EXCHANGED: readonly (readonly [string, string])[] = [
  ['T6', 'T25'],
  ['T72', 'T49'],
  ['t90', 't64'],
  ['t12', 't36'],
];

export function initialPosition(ranks: number, setup: string, side: Side): Position {
  const board = new Map<string, Piece>();
  for (const [rank, files] of rowsOf(ranks, setup)) {
    files.split(' ').forEach((item, file) => {
      if (item !== '.') board.set(squareName(file, rank), pieceOf(item));
    });
  }
  return {
    files: 8,
    ranks,
    board,
    side,
    hands: { even: [], odd: [] },
    marks: new Set(),
    turn: 0,
    quiet: 0,
  };
}

function pieceOf(item: string): Piece {
  if (item === 'P91') return { side: 'even', pyramid: true, layers: PYRAMIDS.even };
  if (item === 'p190') return { side: 'odd', pyramid: true, layers: PYRAMIDS.odd };
  return parsePiece(item);
}

function rowsOf(ranks: number, setup: string): readonly Row[] {
  if (ranks === 12) return BEGINNER;
  if (setup === 'classical') return CLASSICAL;
  if (setup === 'phalanx') return PHALANX;
  if (setup === 'forward') return CLASSICAL.map(([rank, files]) => [rank > 8 ? rank - 2 : rank + 2, files]);
  if (setup === 'order-sorted') return CLASSICAL.map(([rank, files]) => [rank, exchanged(files)]);
  throw new Error(`setup=${setup}`);
}

function exchanged(files: string): string {
  const swap = (item: string): string => {
    const pair = EXCHANGED.find(([a, b]) => item === a || item === b);
    if (pair === undefined) return item;
    return item === pair[0] ? pair[1] : pair[0];
  };
  return files.split(' ').map(swap).join(' ');
}
