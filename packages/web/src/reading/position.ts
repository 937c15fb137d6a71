/** Position texts from the squares that are not empty. */

export type Pieces = Readonly<Record<string, string>>;

export const EVEN_PYRAMID = 'P36+25+16+9+4+1';
export const ODD_PYRAMID = 'p64+49+36+25+16';

const makeRank = (items: readonly (string | undefined)[]): string => {
  const parts: string[] = [];
  let empty = 0;
  const flush = () => {
    if (empty > 0) parts.push(String(empty));
    empty = 0;
  };
  for (const item of items) {
    if (item === undefined) empty++;
    else {
      flush();
      parts.push(item);
    }
  }
  flush();
  return parts.join(',');
};

const makeBoard = (ranks: number, pieces: Pieces): string =>
  Array.from({ length: ranks }, (_, index) =>
    makeRank(Array.from('abcdefgh', (file) => pieces[`${file}${ranks - index}`])),
  ).join('/');

/** A position of Rithmomachia on 8 files. */
export const numbers = (ranks: 12 | 16, side: 'e' | 'o', pieces: Pieces, prisoners = '-/-'): string =>
  `${makeBoard(ranks, pieces)} ${side} ${prisoners} - 0`;

/** Stones of one letter on several squares. */
export const stones = (letter: 'B' | 'W' | 'b' | 'w', ...squares: readonly string[]): Pieces =>
  Object.fromEntries(squares.map((square) => [square, letter]));

interface MoreStones {
  readonly captures?: string;
  readonly hand?: string;
  readonly memory?: string;
  readonly quiet?: number;
}

/** A position of Ludus latrunculorum on 8 × 8. */
export const latrunculi = (side: 'b' | 'w', pieces: Pieces, more: MoreStones = {}): string => {
  const { captures = '0/0', hand = '0/0', memory = '-/-', quiet = 0 } = more;
  return `${makeBoard(8, pieces)} ${side} ${captures} - 40 ${hand} ${memory} ${quiet}`;
};
