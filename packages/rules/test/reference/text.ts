/** A Rithmomachia position and its text: `board side prisoners marks turn [quiet=N]`. */

import { byFileThenRank, byText, squareName } from './board.ts';
import { sumOf } from './numbers.ts';

export type Side = 'even' | 'odd';
export type Shape = 'round' | 'triangle' | 'square';

export interface Layer {
  readonly shape: Shape;
  readonly value: number;
}

/** An ordinary piece has one layer, a pyramid one or more, the largest first. `side` is its owner. */
export interface Piece {
  readonly side: Side;
  readonly pyramid: boolean;
  readonly layers: readonly Layer[];
}

export type Board = ReadonlyMap<string, Piece>;

/** In `hands.even` are the pieces that even holds captured; each still shows the side it was taken from. */
export interface Position {
  readonly files: number;
  readonly ranks: number;
  readonly board: Board;
  readonly side: Side;
  readonly hands: Readonly<Record<Side, readonly Piece[]>>;
  readonly marks: ReadonlySet<string>;
  readonly turn: number;
  readonly quiet: number;
}

export const PYRAMIDS: Readonly<Record<Side, readonly Layer[]>> = {
  even: [
    { shape: 'square', value: 36 },
    { shape: 'square', value: 25 },
    { shape: 'triangle', value: 16 },
    { shape: 'triangle', value: 9 },
    { shape: 'round', value: 4 },
    { shape: 'round', value: 1 },
  ],
  odd: [
    { shape: 'square', value: 64 },
    { shape: 'square', value: 49 },
    { shape: 'triangle', value: 36 },
    { shape: 'triangle', value: 25 },
    { shape: 'round', value: 16 },
  ],
};

const LETTERS: Readonly<Record<Shape, string>> = { round: 'C', triangle: 'T', square: 'S' };
const ORDER = 'CTSP';

export function other(side: Side): Side {
  return side === 'even' ? 'odd' : 'even';
}

/** The value of an ordinary piece, the present sum of a pyramid. */
export function valueOf(piece: Piece): number {
  return sumOf(piece.layers.map((layer) => layer.value));
}

export function layerValues(piece: Piece): number[] {
  return piece.layers.map((layer) => layer.value);
}

export function printPiece(piece: Piece): string {
  const shape = piece.layers[0]?.shape ?? 'round';
  const text = (piece.pyramid ? 'P' : LETTERS[shape]) + layerValues(piece).join('+');
  return piece.side === 'even' ? text : text.toLowerCase();
}

export function parsePiece(text: string): Piece {
  const letter = text.charAt(0);
  const side: Side = letter === letter.toUpperCase() ? 'even' : 'odd';
  const values = text.slice(1).split('+').map(parseNumber);
  if (letter.toUpperCase() === 'P') {
    const layers = PYRAMIDS[side].filter((layer) => values.includes(layer.value));
    if (layers.map((layer) => layer.value).join() !== values.join())
      throw new Error(`no such pyramid: ${text}`);
    return { side, pyramid: true, layers };
  }
  const shape = (['round', 'triangle', 'square'] as const).find((s) => LETTERS[s] === letter.toUpperCase());
  const [value, ...rest] = values;
  if (shape === undefined || value === undefined || rest.length > 0)
    throw new Error(`no such piece: ${text}`);
  return { side, pyramid: false, layers: [{ shape, value }] };
}

export function parseNumber(text: string): number {
  if (!/^(0|[1-9]\d*)$/.test(text)) throw new Error(`not a number: ${text}`);
  return Number(text);
}

/** Reads the board field of either game; `read` makes a piece of an item. */
export function parseBoard<P>(
  text: string,
  read: (item: string) => P,
): { files: number; ranks: number; board: Map<string, P> } {
  const rows = text.split('/');
  const board = new Map<string, P>();
  const widths = rows.map((row, i) => {
    let file = 0;
    for (const item of row.split(',')) {
      if (/^\d+$/.test(item)) {
        file += parseNumber(item);
      } else {
        board.set(squareName(file, rows.length - i), read(item));
        file += 1;
      }
    }
    return file;
  });
  const files = widths[0] ?? 0;
  if (widths.some((width) => width !== files)) throw new Error(`ranks differ in length: ${text}`);
  return { files, ranks: rows.length, board };
}

export function printBoard<P>(
  size: { readonly files: number; readonly ranks: number },
  board: ReadonlyMap<string, P>,
  write: (piece: P) => string,
): string {
  const rows: string[] = [];
  for (let rank = size.ranks; rank >= 1; rank -= 1) {
    const items: string[] = [];
    let empty = 0;
    for (let file = 0; file < size.files; file += 1) {
      const piece = board.get(squareName(file, rank));
      if (piece === undefined) {
        empty += 1;
        continue;
      }
      if (empty > 0) items.push(String(empty));
      empty = 0;
      items.push(write(piece));
    }
    if (empty > 0) items.push(String(empty));
    rows.push(items.join(','));
  }
  return rows.join('/');
}

export function parsePosition(text: string): Position {
  const [boardText = '', sideText = '', prisoners = '', marks = '', turn = '', ...further] = text.split(' ');
  const { files, ranks, board } = parseBoard(boardText, parsePiece);
  const [even = '', odd = '', ...rest] = prisoners.split('/');
  if ((sideText !== 'e' && sideText !== 'o') || rest.length > 0) throw new Error(`bad position: ${text}`);
  let quiet = 0;
  for (const field of further) {
    const match = /^quiet=(\d+)$/.exec(field);
    if (match === null) throw new Error(`unknown field: ${field}`);
    quiet = parseNumber(match[1] ?? '');
  }
  return {
    files,
    ranks,
    board,
    side: sideText === 'e' ? 'even' : 'odd',
    hands: { even: parseHand(even, 'odd'), odd: parseHand(odd, 'even') },
    marks: new Set(marks === '-' ? [] : marks.split(',')),
    turn: parseNumber(turn),
    quiet,
  };
}

function parseHand(text: string, takenFrom: Side): Piece[] {
  const hand = text === '-' ? [] : text.split(',').map(parsePiece);
  if (hand.some((piece) => piece.side !== takenFrom)) throw new Error(`wrong case among prisoners: ${text}`);
  return hand;
}

export function printPosition(position: Position): string {
  const marks = [...position.marks].sort(byFileThenRank).join(',');
  const fields = [
    printBoard(position, position.board, printPiece),
    position.side === 'even' ? 'e' : 'o',
    `${printHand(position.hands.even)}/${printHand(position.hands.odd)}`,
    marks === '' ? '-' : marks,
    String(position.turn),
  ];
  if (position.quiet > 0) fields.push(`quiet=${position.quiet}`);
  return fields.join(' ');
}

/** Rounds, triangles, squares, pyramids; then by value; equal values (P25 and P16+9) by text. */
export function printHand(hand: readonly Piece[]): string {
  if (hand.length === 0) return '-';
  const place = (piece: Piece): number => ORDER.indexOf(printPiece(piece).charAt(0).toUpperCase());
  const sorted = [...hand].sort(
    (a, b) => place(a) - place(b) || valueOf(a) - valueOf(b) || byText(printPiece(a), printPiece(b)),
  );
  return sorted.map(printPiece).join(',');
}
