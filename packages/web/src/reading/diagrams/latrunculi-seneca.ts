import { binds, makeDiagrams, takes } from '../diagram.ts';
import { latrunculi, stones } from '../position.ts';
import { CORNER, DOUBLE, shared } from './latrunculi.ts';

export const diagrams = makeDiagrams('latrunculi-seneca', {
  ...shared,
  leap: {
    position: latrunculi('b', { ...stones('B', 'e3', 'f5', 'g5'), ...stones('W', 'e4', 'f4', 'a8', 'a7') }),
    play: ['g5-e5'],
    shows: [binds('e4', 'enclosure', 'latrunculi.enclosure')],
  },
  chain: {
    position: latrunculi('b', { ...stones('B', 'a1', 'b1', 'd1'), ...stones('W', 'h8', 'h7') }),
    select: 'a1',
  },
  corner: {
    position: latrunculi('w', CORNER),
    play: ['c1-b1', 'h7-h6', 'xa1', 'b1-b2'],
    shows: [binds('a1', 'enclosure', 'latrunculi.corner'), takes('a1', 'enclosure', 'latrunculi.corner')],
  },
  double: {
    position: latrunculi('b', DOUBLE),
    play: ['h1-h2'],
    shows: [
      binds('g2', 'enclosure', 'latrunculi.enclosure'),
      binds('h3', 'enclosure', 'latrunculi.enclosure'),
    ],
  },
  release: {
    position: latrunculi('w', { ...stones('B', 'c4', 'e4', 'h8'), ...stones('W', 'c3', 'c6'), d4: 'w' }),
    play: ['c6-c5'],
    shows: [
      binds('c4', 'enclosure', 'latrunculi.enclosure'),
      { effect: 'release', square: 'd4', clause: 'latrunculi.release' },
    ],
  },
  freed: {
    position: latrunculi('w', {
      ...stones('B', 'c4', 'e4', 'h8'),
      ...stones('W', 'c3', 'c6', 'f4'),
      d4: 'w',
    }),
    play: ['c6-c5'],
    shows: [
      binds('c4', 'enclosure', 'latrunculi.enclosure'),
      { effect: 'release', square: 'd4', clause: 'latrunculi.release' },
      binds('e4', 'enclosure', 'latrunculi.enclosure'),
    ],
  },
  'last-stone': {
    position: latrunculi(
      'w',
      { ...stones('B', 'h8'), a1: 'b', ...stones('W', 'b1', 'a2') },
      { captures: '18/18' },
    ),
    play: ['xa1'],
    shows: [
      takes('a1', 'enclosure', 'latrunculi.corner'),
      { effect: 'end', reason: 'last-stone', winner: 'white' },
    ],
  },
});
