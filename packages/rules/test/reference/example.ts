/** The form of the worked examples: data that any implementation of the rules can be held against. */

export type CaptureKind =
  | 'encounter'
  | 'ambush'
  | 'assault'
  | 'siege'
  | 'power'
  | 'progression'
  | 'enclosure';

/** A capture at `square`; `kind` is one of the kinds by which it stands (others may stand too). */
export interface Take {
  readonly square: string;
  readonly kind: CaptureKind;
}

/**
 * One complete turn: among all turns there is one after which these squares hold these pieces ('' is empty),
 * with exactly these captures. What is left out is not asked for. With `never` there is no such turn.
 */
export interface Step {
  readonly occupants: Readonly<Record<string, string>>;
  /** All captures of the turn, in Halle those of the other side's second stage too. */
  readonly takes?: readonly Take[];
  /** Latrunculi: enemy stones bound by the turn. */
  readonly binds?: readonly string[];
  readonly prisoners?: string;
  readonly marks?: string;
  /** null: the game goes on; `draw`; otherwise the side that has won. */
  readonly winner?: 'even' | 'odd' | 'black' | 'white' | 'draw' | null;
  readonly never?: true;
}

export interface Example {
  readonly name: string;
  readonly rules: string;
  readonly options: Readonly<Record<string, string>>;
  readonly position: string;
  /** Turns one after another, each from a position that the step before it describes. */
  readonly turns: readonly Step[];
}

export type Pieces = Readonly<Record<string, string>>;

interface More {
  readonly prisoners?: string;
  readonly marks?: string;
  readonly turn?: number;
  readonly quiet?: number;
}

export const EVEN_PYRAMID = 'P36+25+16+9+4+1';
export const ODD_PYRAMID = 'p64+49+36+25+16';

/** The text of a Rithmomachia position with these pieces. */
export function rithmomachia(ranks: 12 | 16, side: 'e' | 'o', pieces: Pieces, more: More = {}): string {
  const fields = [board(8, ranks, pieces), side, more.prisoners ?? '-/-', more.marks ?? '-', more.turn ?? 0];
  if (more.quiet !== undefined && more.quiet > 0) fields.push(`quiet=${more.quiet}`);
  return fields.join(' ');
}

interface MoreStones {
  readonly captures?: string;
  readonly hand?: string;
  readonly memory?: string;
  readonly quiet?: number;
}

/** The text of a Latrunculi position on 8 × 8 with these stones. */
export function latrunculi(side: 'b' | 'w', placed: Pieces, more: MoreStones = {}): string {
  const { captures = '0/0', hand = '0/0', memory = '-/-', quiet = 0 } = more;
  return [board(8, 8, placed), side, captures, '-', 40, hand, memory, quiet].join(' ');
}

/** Stones of one letter on several squares. */
export function stones(letter: 'B' | 'W' | 'b' | 'w', ...squares: readonly string[]): Pieces {
  return Object.fromEntries(squares.map((square) => [square, letter]));
}

function board(files: number, ranks: number, pieces: Pieces): string {
  const rows: string[] = [];
  for (let rank = ranks; rank >= 1; rank -= 1) {
    const items = Array.from('abcdefgh'.slice(0, files), (file) => pieces[`${file}${rank}`] ?? '1');
    rows.push(joined(items));
  }
  return rows.join('/');
}

/** Neighbouring empty squares are counted together. */
function joined(items: readonly string[]): string {
  const out: string[] = [];
  for (const item of items) {
    const last = out.at(-1) ?? '';
    if (item === '1' && /^\d+$/.test(last)) out[out.length - 1] = String(Number(last) + 1);
    else out.push(item);
  }
  return out.join(',');
}
