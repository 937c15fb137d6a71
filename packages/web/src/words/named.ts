import type { SideName, Square } from '@calculi/rules';

/** A piece as sentences name it: by its number, a stone by its colour. */
export type Named =
  | { readonly kind: 'number' | 'pyramid' | 'layer'; readonly value: number; readonly side: SideName }
  | { readonly kind: 'stone'; readonly side: SideName };

const STONES: Readonly<Record<string, SideName>> = { b: 'black', w: 'white' };

const OTHERS: Readonly<Record<SideName, SideName>> = {
  even: 'odd',
  odd: 'even',
  black: 'white',
  white: 'black',
};

export const enemyOf = (side: SideName): SideName => OTHERS[side];

/** What a piece's text names: `C4`, `t12`, `P36+25`, `P25`, `B`, `w`. */
export const nameText = (text: string): Named => {
  const letter = text.slice(0, 1);
  const stone = STONES[text.toLowerCase()];
  if (stone) return { kind: 'stone', side: stone };
  const side: SideName = letter === letter.toUpperCase() ? 'even' : 'odd';
  const values = text.slice(1).split('+').map(Number);
  const value = values.reduce((sum, each) => sum + each, 0);
  if (letter.toLowerCase() !== 'p') return { kind: 'number', value, side };
  return { kind: values.length === 1 ? 'layer' : 'pyramid', value, side };
};

/** A piece and where it stands. */
export interface NamedAt {
  readonly piece: Named;
  readonly square: Square;
}
