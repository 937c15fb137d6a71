/** Worked examples of Ludus latrunculorum (003): its captions A, B and C, the release, and what follows. */

import { type Example, latrunculi, type Pieces, stones } from './example.ts';

const corner: Pieces = { ...stones('B', 'a1', 'h8', 'h7'), ...stones('W', 'c1', 'a2') };
const double: Pieces = { ...stones('B', 'h1', 'f2', 'h4'), ...stones('W', 'g2', 'h3', 'a8', 'a7') };
const leap: Pieces = { ...stones('B', 'e3', 'f5', 'g5'), ...stones('W', 'e4', 'f4', 'a8', 'a7') };
const release: Pieces = { ...stones('B', 'c4', 'e4', 'h8'), ...stones('W', 'c3', 'c6'), d4: 'w' };
const chain: Pieces = { ...stones('B', 'a1', 'b1', 'd1'), ...stones('W', 'h8', 'h7') };
const backAndForth: Pieces = { ...stones('B', 'c3', 'h1'), ...stones('W', 'a8', 'g8') };

const seneca: readonly Example[] = [
  {
    name: 'latrunculi A, corner: c1→b1 binds a1, and white takes it next turn before moving',
    rules: 'latrunculi-seneca',
    options: {},
    position: latrunculi('w', corner),
    turns: [
      { occupants: { b1: 'W', c1: '', a1: 'b' }, takes: [], binds: ['a1'], winner: null },
      { occupants: { h6: 'B', a1: 'b' }, takes: [] },
      {
        occupants: { a1: '', b2: 'W', b1: '' },
        takes: [{ square: 'a1', kind: 'enclosure' }],
        prisoners: '0/1',
      },
    ],
  },
  {
    name: 'latrunculi A, corner: the bound stone must be taken',
    rules: 'latrunculi-seneca',
    options: {},
    position: latrunculi('w', { ...corner, a1: 'b', c1: '1', b1: 'W' }),
    turns: [{ occupants: { a1: 'b' }, never: true }],
  },
  {
    name: 'latrunculi A, corner: a bound stone does not move',
    rules: 'latrunculi-seneca',
    options: {},
    position: latrunculi('b', { ...corner, a1: 'b', a2: 'W', c1: 'W' }),
    turns: [{ occupants: { b1: 'B' }, never: true }],
  },
  {
    name: 'latrunculi B, double: h1→h2 binds g2 and h3',
    rules: 'latrunculi-seneca',
    options: {},
    position: latrunculi('b', double),
    turns: [{ occupants: { h1: '', h2: 'B', g2: 'w', h3: 'w' }, takes: [], binds: ['g2', 'h3'] }],
  },
  ...['g2', 'h3'].map((square): Example => ({
    name: `latrunculi B, double: one of the two is taken a turn, here ${square}`,
    rules: 'latrunculi-seneca',
    options: {},
    position: latrunculi('b', { ...double, h1: '1', h2: 'B', g2: 'w', h3: 'w' }),
    turns: [{ occupants: { [square]: '' }, takes: [{ square, kind: 'enclosure' }], prisoners: '1/0' }],
  })),
  {
    name: 'latrunculi C, leap: g5→e5 over f5 binds e4',
    rules: 'latrunculi-seneca',
    options: {},
    position: latrunculi('b', leap),
    turns: [{ occupants: { g5: '', f5: 'B', e5: 'B', e4: 'w', f4: 'W' }, takes: [], binds: ['e4'] }],
  },
  {
    name: 'latrunculi release: c6→c5 binds c4 and so frees d4',
    rules: 'latrunculi-seneca',
    options: {},
    position: latrunculi('w', release),
    turns: [{ occupants: { c6: '', c5: 'W', c4: 'b', d4: 'W' }, takes: [], binds: ['c4'] }],
  },
  {
    name: 'latrunculi release: a stone just freed encloses',
    rules: 'latrunculi-seneca',
    options: {},
    position: latrunculi('w', { ...release, f4: 'W' }),
    turns: [{ occupants: { c5: 'W', c4: 'b', d4: 'W', e4: 'b' }, takes: [], binds: ['c4', 'e4'] }],
  },
  {
    name: 'latrunculi release: a guard that walks away frees the stone',
    rules: 'latrunculi-seneca',
    options: {},
    position: latrunculi('b', {
      ...stones('B', 'c4', 'e4', 'h8'),
      ...stones('W', 'a8'),
      d4: 'w',
      h1: 'w',
      g1: 'B',
      h2: 'B',
    }),
    turns: [
      { occupants: { h1: '', c4: '', c5: 'B', d4: 'W' }, takes: [{ square: 'h1', kind: 'enclosure' }] },
    ],
  },
  ...['c1', 'e1'].map((to): Example => ({
    name: `latrunculi chain: a1 leaps to ${to}`,
    rules: 'latrunculi-seneca',
    options: {},
    position: latrunculi('b', chain),
    turns: [{ occupants: { a1: '', b1: 'B', d1: 'B', [to]: 'B' }, takes: [] }],
  })),
  {
    name: 'latrunculi leap: never over an enemy',
    rules: 'latrunculi-seneca',
    options: {},
    position: latrunculi('b', { ...stones('B', 'a1', 'd1'), ...stones('W', 'b1', 'h7') }),
    turns: [{ occupants: { a1: '', c1: 'B' }, never: true }],
  },
  {
    name: 'latrunculi blockade: c1→b1 binds a1, h8 cannot move; the bound stone counts as captured',
    rules: 'latrunculi-seneca',
    options: {},
    position: latrunculi('b', { ...stones('B', 'a2', 'c1', 'g8', 'h7'), ...stones('W', 'a1', 'h8') }),
    turns: [{ occupants: { b1: 'B', a1: 'w', h8: 'W' }, binds: ['a1'], prisoners: '0/0', winner: 'black' }],
  },
  {
    name: 'latrunculi: with one stone left the game ends at the capture, without a move',
    rules: 'latrunculi-seneca',
    options: {},
    position: latrunculi(
      'b',
      { ...stones('B', 'a2', 'b1', 'd5'), ...stones('W', 'h8'), a1: 'w' },
      { captures: '18/17' },
    ),
    turns: [{ occupants: { a1: '', a2: 'B', b1: 'B', d5: 'B' }, prisoners: '19/17', winner: 'black' }],
  },
];

const both: readonly Example[] = ['latrunculi-seneca', 'latrunculi-piso'].flatMap((rules): Example[] => [
  {
    name: `${rules}: a stone that moves between two enemies is safe`,
    rules,
    options: {},
    position: latrunculi('b', { ...stones('W', 'c4', 'e4', 'a8'), ...stones('B', 'd3', 'h8', 'h7') }),
    turns: [{ occupants: { d4: 'B', c4: 'W', e4: 'W' }, takes: [], binds: [] }],
  },
  {
    name: `${rules}: what stands between two enemies after the placing is safe until a guard comes anew`,
    rules,
    options: {},
    position: latrunculi('w', { ...stones('W', 'c4', 'a8'), ...stones('B', 'd4', 'h8') }, { hand: '1/1' }),
    turns: [
      { occupants: { e4: 'W', d4: 'B' }, takes: [], binds: [] },
      { occupants: { h7: 'B', d4: 'B' }, takes: [] },
      { occupants: { a7: 'W', a8: '', d4: 'B' }, takes: [], binds: [] },
    ],
  },
  {
    name: `${rules}: the third move of A→B→A→B is illegal`,
    rules,
    options: {},
    position: latrunculi('b', backAndForth, { memory: 'c3c4,c4c3/-' }),
    turns: [{ occupants: { c4: 'B', c3: '' }, never: true }],
  },
  {
    name: `${rules}: going back once is legal`,
    rules,
    options: {},
    position: latrunculi('b', backAndForth, { memory: 'c4c3/-' }),
    turns: [{ occupants: { c4: 'B', c3: '' }, takes: [] }],
  },
  {
    name: `${rules}: a hundred turns without enclosure or capture, more captures win`,
    rules,
    options: {},
    position: latrunculi('b', backAndForth, { quiet: 99, captures: '2/1' }),
    turns: [{ occupants: { c4: 'B' }, winner: 'black' }],
  },
]);

const piso: readonly Example[] = [
  {
    name: 'latrunculi A, Piso: c1→b1 takes a1',
    rules: 'latrunculi-piso',
    options: {},
    position: latrunculi('w', corner),
    turns: [
      {
        occupants: { b1: 'W', a1: '' },
        takes: [{ square: 'a1', kind: 'enclosure' }],
        prisoners: '0/1',
        winner: null,
      },
    ],
  },
  {
    name: 'latrunculi B, Piso: h1→h2 takes g2 and h3 at once',
    rules: 'latrunculi-piso',
    options: {},
    position: latrunculi('b', double),
    turns: [
      {
        occupants: { h2: 'B', g2: '', h3: '' },
        takes: [
          { square: 'g2', kind: 'enclosure' },
          { square: 'h3', kind: 'enclosure' },
        ],
        prisoners: '2/0',
        winner: null,
      },
    ],
  },
  {
    name: 'latrunculi C, Piso: there is no leap',
    rules: 'latrunculi-piso',
    options: {},
    position: latrunculi('b', leap),
    turns: [{ occupants: { g5: '', e5: 'B' }, never: true }],
  },
  {
    name: 'latrunculi blockade, Piso: equal captures are a draw',
    rules: 'latrunculi-piso',
    options: {},
    position: latrunculi('b', {
      ...stones('B', 'a2', 'b1', 'g8', 'h7', 'd4'),
      ...stones('W', 'a1', 'h8'),
    }),
    turns: [{ occupants: { d5: 'B', a1: 'W', h8: 'W' }, takes: [], winner: 'draw' }],
  },
  {
    name: 'latrunculi, Piso: the last but one stone ends the game',
    rules: 'latrunculi-piso',
    options: {},
    position: latrunculi(
      'w',
      { ...stones('B', 'a1', 'h8'), ...stones('W', 'c1', 'a2') },
      { captures: '18/18' },
    ),
    turns: [{ occupants: { b1: 'W', a1: '' }, prisoners: '18/19', winner: 'white' }],
  },
];

export const LATRUNCULI_EXAMPLES: readonly Example[] = [...seneca, ...both, ...piso];
