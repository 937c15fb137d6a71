import { pieceAt } from '@calculi/rules';
import type { Position, RuleSet, Shape, SideName, Square } from '@calculi/rules';
import { listed } from './layout.ts';

/** Pieces in words: named by their number, a stone by its colour. */

const STONES: Readonly<Record<string, SideName>> = { b: 'black', w: 'white' };

/** Whose a piece is, from its text: `C4` even, `t12` odd, `w` white. */
export const ownerOf = (text: string): SideName => {
  const letter = text.slice(0, 1);
  return STONES[letter.toLowerCase()] ?? (letter === letter.toUpperCase() ? 'even' : 'odd');
};

const OTHERS: Readonly<Record<SideName, SideName>> = {
  even: 'odd',
  odd: 'even',
  black: 'white',
  white: 'black',
};

export const otherSide = (side: SideName): SideName => OTHERS[side];

/** What one document draws instead; the letters of the notation stay. */
const DOCUMENT_SHAPES: Readonly<Partial<Record<Shape, string>>> = {
  round: 'small square',
  triangle: 'large square',
  square: 'round',
};

/** What a piece looks like by the options agreed on. */
export const shapeName = ({ look }: RuleSet, shape: Shape): string =>
  look.shapes === 'document' ? (DOCUMENT_SHAPES[shape] ?? shape) : shape;

/** `the 12`, `the pyramid 91`, `the layer 25`, `the white stone`. */
export const namePiece = (text: string): string => {
  const stone = STONES[text.toLowerCase()];
  if (stone) return `the ${stone} stone`;
  const values = text.slice(1).split('+').map(Number);
  const sum = values.reduce((total, value) => total + value, 0);
  if (!/^p/i.test(text)) return `the ${sum}`;
  return values.length === 1 ? `the layer ${sum}` : `the pyramid ${sum}`;
};

/** The same after the owner’s name: a stone’s colour need not be said twice. */
export const nameOwn = (text: string): string => (STONES[text.toLowerCase()] ? 'a stone' : namePiece(text));

/** The piece on a square with its place: `the 45 on b2`. */
export const nameAt = (position: Position, square: Square): string => {
  const piece = pieceAt(position, square);
  if (!piece) return `the piece on ${square}`;
  return piece.shape === 'pyramid'
    ? `the pyramid ${piece.value} on ${square}`
    : `${namePiece(piece.text)} on ${square}`;
};

/** Several pieces with their places: `the 4 on a4 and the 8 on b1`, `the black stones on e3 and e5`. */
export const namesAt = (position: Position, squares: readonly Square[]): string => {
  const pieces = squares.map((square) => pieceAt(position, square));
  const [first] = pieces;
  if (
    squares.length > 1 &&
    first &&
    pieces.every((piece) => piece?.shape === 'stone' && piece.side === first.side)
  ) {
    return `the ${first.side} stones on ${listed(squares)}`;
  }
  return listed(squares.map((square) => nameAt(position, square)));
};
