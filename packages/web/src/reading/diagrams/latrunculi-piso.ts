import { makeDiagrams, takes } from '../diagram.ts';
import { latrunculi, stones } from '../position.ts';
import { CORNER, DOUBLE, shared } from './latrunculi.ts';

export const diagrams = makeDiagrams('latrunculi-piso', {
  ...shared,
  corner: {
    position: latrunculi('w', CORNER),
    play: ['c1-b1'],
    shows: [takes('a1', 'enclosure', 'latrunculi.corner')],
  },
  double: {
    position: latrunculi('b', DOUBLE),
    play: ['h1-h2'],
    shows: [
      takes('g2', 'enclosure', 'latrunculi.enclosure'),
      takes('h3', 'enclosure', 'latrunculi.enclosure'),
    ],
  },
  'last-stone': {
    position: latrunculi(
      'w',
      { ...stones('B', 'a1', 'h8'), ...stones('W', 'c1', 'a2') },
      { captures: '18/18' },
    ),
    play: ['c1-b1'],
    shows: [
      takes('a1', 'enclosure', 'latrunculi.corner'),
      { effect: 'end', reason: 'last-stone', winner: 'white' },
    ],
  },
});
