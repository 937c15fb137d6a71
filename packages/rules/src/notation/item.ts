import type { NumberShape, Shape, Side } from '../spec/ruleset.ts';
import { fail } from '../spec/problem.ts';
import type { Place } from '../spec/problem.ts';
import { parseCount } from './fields.ts';

/** A numbered piece as it is written: `C4`, `t12`, `P36+25+16`; capital letters for the first side. */
export interface PieceItem {
  readonly side: Side;
  readonly shape: NumberShape | 'pyramid';
  /** One number, or a pyramid's layers from the largest. */
  readonly values: readonly number[];
}

const LETTERS: Readonly<Record<NumberShape | 'pyramid', string>> = {
  round: 'C',
  triangle: 'T',
  square: 'S',
  pyramid: 'P',
};
const SHAPES = Object.entries(LETTERS) as [NumberShape | 'pyramid', string][];

/** The order in which prisoners are listed. */
export const SHAPE_ORDER = [...Object.keys(LETTERS), 'stone'] as readonly Shape[];

export const isPyramid = ({ shape }: { readonly shape: string }): boolean => shape === 'pyramid';

export const makePieceItem = ({ side, shape, values }: PieceItem): string => {
  const letter = LETTERS[shape];
  return (side === 0 ? letter : letter.toLowerCase()) + values.join('+');
};

export const parsePieceItem = (text: string, at: Place): PieceItem => {
  // Only a pyramid has several layers.
  const match = /^([Pp]|[CTScts](?!.*\+))([1-9]\d{0,3}(?:\+[1-9]\d{0,3})*)$/.exec(text);
  const [, letter = '', numbers = ''] = match ?? fail(at, 'piece', text);
  const shape = SHAPES.find(([, each]) => each === letter.toUpperCase())?.[0] ?? 'round';
  const values = numbers.split('+').map(Number);
  return { side: letter === letter.toUpperCase() ? 0 : 1, shape, values };
};

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/**
 * The items of a board text with the squares they stand on, counted from rank 1; `parse` reads one item that is
 * not a number of empty squares.
 */
export const parseBoard = <Item>(
  text: string,
  files: number,
  ranks: number,
  parse: (item: string, at: Place) => Item,
): { readonly square: number; readonly item: Item }[] => {
  const rows = text.split('/');
  if (rows.length !== ranks) fail(['ranks'], 'count', rows.length, ranks);
  return rows.flatMap((row, index) => {
    const rank = ranks - index;
    const at = ['rank', rank];
    const found: { square: number; item: Item }[] = [];
    let file = 0;
    for (const part of row.split(',')) {
      if (/^[1-9]\d*$/.test(part)) {
        file += parseCount(part, at, 1, files);
      } else {
        found.push({ square: (rank - 1) * files + file, item: parse(part, at) });
        file += 1;
      }
    }
    if (file !== files) fail(at, 'squares', file, files);
    return found;
  });
};

/** The board text of what stands on each square, an empty text for nothing. */
export const makeBoard = (items: readonly string[], files: number): string => {
  const rows: string[] = [];
  for (let start = 0; start < items.length; start += files) {
    const parts: string[] = [];
    let empty = 0;
    for (const item of items.slice(start, start + files)) {
      if (item !== '' && empty > 0) parts.push(String(empty));
      empty = item === '' ? empty + 1 : 0;
      if (item !== '') parts.push(item);
    }
    if (empty > 0) parts.push(String(empty));
    rows.unshift(parts.join(','));
  }
  return rows.join('/');
};
