import { latrunculi, stones } from '../position.ts';
import type { Pieces } from '../position.ts';

/** Positions of both variants, after captions A to C of the document. */

export const CORNER: Pieces = { ...stones('B', 'a1', 'h8', 'h7'), ...stones('W', 'c1', 'a2') };
export const DOUBLE: Pieces = { ...stones('B', 'h1', 'f2', 'h4'), ...stones('W', 'g2', 'h3', 'a8', 'a7') };

const BETWEEN: Pieces = { ...stones('B', 'd4', 'f4', 'a1'), ...stones('W', 'e5', 'h8') };
const BACK: Pieces = { ...stones('B', 'c3', 'h1'), ...stones('W', 'a8', 'g8') };
const BLOCKADE: Pieces = { ...stones('B', 'a2', 'b1', 'g8', 'h7', 'd4'), ...stones('W', 'a1', 'h8') };

export const shared = {
  start: {},
  placing: {
    position: latrunculi(
      'b',
      { ...stones('B', 'd4', 'f4', 'c6', 'g2'), ...stones('W', 'e4', 'd5', 'b3', 'f6') },
      { hand: '16/16' },
    ),
    play: ['@e5'],
    shows: [{ effect: 'place', square: 'e5' } as const],
    highlight: ['e4'],
  },
  step: {
    position: latrunculi('b', { ...stones('B', 'd4', 'a1'), ...stones('W', 'd5', 'e4', 'a8') }),
    select: 'd4',
  },
  'back-and-forth': {
    position: latrunculi('b', BACK, { memory: 'c3c4,c4c3/-' }),
    select: 'c3',
    highlight: ['c4'],
  },
  between: { position: latrunculi('w', BETWEEN), play: ['e5-e4'], highlight: ['d4', 'f4'] },
  quiet: {
    position: latrunculi('b', BACK, { quiet: 99, captures: '2/1' }),
    play: ['c3-c4'],
    shows: [{ effect: 'end', reason: 'quiet', winner: 'black' } as const],
  },
  blockade: {
    position: latrunculi('b', BLOCKADE, { captures: '3/1' }),
    play: ['d4-d5'],
    shows: [{ effect: 'end', reason: 'blockade', winner: 'black' } as const],
    highlight: ['a1', 'h8'],
  },
};
