/** A Latrunculi position and its text: `board side prisoners marks turn hand memory quiet`. */

import { parseBoard, parseNumber, printBoard } from './text.ts';

export type Colour = 'black' | 'white';

export interface Stone {
  readonly colour: Colour;
  readonly bound: boolean;
}

export type Stones = ReadonlyMap<string, Stone>;

export interface StoneMove {
  readonly from: string;
  readonly to: string;
}

export interface State {
  readonly files: number;
  readonly ranks: number;
  readonly board: Stones;
  readonly side: Colour;
  readonly captures: Readonly<Record<Colour, number>>;
  readonly turn: number;
  /** Stones still to be placed. */
  readonly hand: Readonly<Record<Colour, number>>;
  /** What the back-and-forth rule remembers, the older move first. */
  readonly memory: Readonly<Record<Colour, readonly StoneMove[]>>;
  readonly quiet: number;
}

export function opponent(colour: Colour): Colour {
  return colour === 'black' ? 'white' : 'black';
}

export function parseState(text: string): State {
  const fields = text.split(' ');
  const [board = '', side = '', captures = '', marks = '', turn = '', hand = '', memory = '', quiet = ''] =
    fields;
  if (fields.length !== 8 || marks !== '-' || (side !== 'b' && side !== 'w')) {
    throw new Error(`bad position: ${text}`);
  }
  const [blackMemory = '', whiteMemory = ''] = memory.split('/');
  return {
    ...parseBoard(board, parseStone),
    side: side === 'b' ? 'black' : 'white',
    captures: parsePair(captures),
    turn: parseNumber(turn),
    hand: parsePair(hand),
    memory: { black: parseMemory(blackMemory), white: parseMemory(whiteMemory) },
    quiet: parseNumber(quiet),
  };
}

function parseStone(item: string): Stone {
  if (!/^[bwBW]$/.test(item)) throw new Error(`no such stone: ${item}`);
  return { colour: item.toLowerCase() === 'b' ? 'black' : 'white', bound: item === item.toLowerCase() };
}

function parsePair(text: string): Record<Colour, number> {
  const [black = '', white = ''] = text.split('/');
  return { black: parseNumber(black), white: parseNumber(white) };
}

function parseMemory(text: string): StoneMove[] {
  if (text === '-') return [];
  return text.split(',').map((move) => {
    const [, from, to] = /^([a-z]\d+)([a-z]\d+)$/.exec(move) ?? [];
    if (from === undefined || to === undefined) throw new Error(`no such move: ${move}`);
    return { from, to };
  });
}

export function printState(state: State): string {
  const letter = (stone: Stone): string => {
    const text = stone.colour === 'black' ? 'B' : 'W';
    return stone.bound ? text.toLowerCase() : text;
  };
  const memory = (moves: readonly StoneMove[]): string =>
    moves.length === 0 ? '-' : moves.map((move) => move.from + move.to).join(',');
  return [
    printBoard(state, state.board, letter),
    state.side === 'black' ? 'b' : 'w',
    `${state.captures.black}/${state.captures.white}`,
    '-',
    String(state.turn),
    `${state.hand.black}/${state.hand.white}`,
    `${memory(state.memory.black)}/${memory(state.memory.white)}`,
    String(state.quiet),
  ].join(' ');
}
