/**
 * Boutin's figures 7–9 and 14–19 (002).
 * Black is even, white is odd; his column n is rank n, his row A–H file a–h.
 */

import { EVEN_PYRAMID, type Example, ODD_PYRAMID, type Pieces, rithmomachia } from './example.ts';

const far: Pieces = { h7: 'S289', h14: 's361' };
const assault: Pieces = { a4: 'T6', b3: 'C2', g2: 'C36', d1: 't12', h7: 'S289', h14: 's361' };
const prison: Pieces = {
  b2: 't30',
  c3: 't16',
  a2: 'S15',
  b1: 'C2',
  d2: 'C36',
  a3: 'C4',
  d4: 'T72',
  h14: 's361',
};

const capturing: readonly Example[] = [
  {
    name: 'boutin fig. 14, encounter: w r25 b1→c2 takes b s25 d3',
    rules: 'boutin',
    options: {},
    position: rithmomachia(16, 'o', { b1: 'c25', d3: 'S25', ...far }),
    turns: [
      {
        occupants: { b1: '', c2: 'c25', d3: '' },
        takes: [{ square: 'd3', kind: 'encounter' }],
        prisoners: '-/S25',
        winner: null,
      },
    ],
  },
  {
    name: 'boutin fig. 14: captures are never compulsory',
    rules: 'boutin',
    options: {},
    position: rithmomachia(16, 'o', { b1: 'c25', d3: 'S25', ...far }),
    turns: [{ occupants: { b1: '', c2: 'c25', d3: 'S25' }, takes: [] }],
  },
  {
    name: 'boutin fig. 14, at the next turn: r25 c2 takes s25 d3 first and goes there',
    rules: 'boutin',
    options: {},
    position: rithmomachia(16, 'o', { c2: 'c25', d3: 'S25', ...far }),
    turns: [{ occupants: { c2: '', d3: 'c25' }, takes: [{ square: 'd3', kind: 'encounter' }] }],
  },
  {
    name: 'boutin fig. 15, ambush: b r4 a4→b3 with r8 b1 takes w t12 c2',
    rules: 'boutin',
    options: {},
    position: rithmomachia(16, 'e', { a4: 'C4', b1: 'C8', c2: 't12', ...far }),
    turns: [
      {
        occupants: { a4: '', b3: 'C4', b1: 'C8', c2: '' },
        takes: [{ square: 'c2', kind: 'ambush' }],
        prisoners: 't12/-',
      },
    ],
  },
  ...['C4', 'C8'].map((goer): Example => ({
    name: `boutin fig. 15, ambush taken before the move: ${goer} goes to c2`,
    rules: 'boutin',
    options: {},
    position: rithmomachia(16, 'e', { b3: 'C4', b1: 'C8', c2: 't12', ...far }),
    turns: [
      {
        occupants: { c2: goer, [goer === 'C4' ? 'b3' : 'b1']: '' },
        takes: [{ square: 'c2', kind: 'ambush' }],
      },
    ],
  })),
  ...['a2', 'c4'].map((to): Example => ({
    name: `boutin fig. 16, assault: b r2 b3→${to} uncovers t6 a4 on w t12 d1`,
    rules: 'boutin',
    options: {},
    position: rithmomachia(16, 'e', assault),
    turns: [
      { occupants: { b3: '', [to]: 'C2', a4: 'T6', d1: '' }, takes: [{ square: 'd1', kind: 'assault' }] },
    ],
  })),
  {
    name: 'boutin fig. 16, assault: b r36 g2→h1 takes w t12 d1 at three squares',
    rules: 'boutin',
    options: {},
    position: rithmomachia(16, 'e', assault),
    turns: [{ occupants: { g2: '', h1: 'C36', d1: '' }, takes: [{ square: 'd1', kind: 'assault' }] }],
  },
  {
    name: 'boutin fig. 16, assault: r36 g2→f1 stands one square off and takes nothing',
    rules: 'boutin',
    options: {},
    position: rithmomachia(16, 'e', assault),
    turns: [{ occupants: { g2: '', f1: 'C36', d1: '' }, never: true }],
  },
  {
    name: 'boutin assault taken before the move: t6 travels the empty line to d1',
    rules: 'boutin',
    options: {},
    position: rithmomachia(16, 'e', { a4: 'T6', d1: 't12', ...far }),
    turns: [{ occupants: { a4: '', d1: 'T6' }, takes: [{ square: 'd1', kind: 'assault' }] }],
  },
  {
    name: 'boutin assault: either may take, t12 takes t6',
    rules: 'boutin',
    options: {},
    position: rithmomachia(16, 'o', { a4: 'T6', d1: 't12', ...far }),
    turns: [{ occupants: { d1: '', a4: 't12' }, takes: [{ square: 'a4', kind: 'assault' }] }],
  },
  ...['a2', 'c2'].map((to): Example => ({
    name: `boutin fig. 17, power: w r3 b1→${to} takes b s81 b3`,
    rules: 'boutin',
    options: {},
    position: rithmomachia(16, 'o', { b1: 'c3', b3: 'S81', ...far }),
    turns: [{ occupants: { b1: '', [to]: 'c3', b3: '' }, takes: [{ square: 'b3', kind: 'power' }] }],
  })),
  {
    name: 'boutin fig. 18, progression: b t20 c3→a3 with s15 d1 takes w r25 a1',
    rules: 'boutin',
    options: {},
    position: rithmomachia(16, 'e', { c3: 'T20', d1: 'S15', a1: 'c25', ...far }),
    turns: [
      { occupants: { c3: '', a3: 'T20', d1: 'S15', a1: '' }, takes: [{ square: 'a1', kind: 'progression' }] },
    ],
  },
  {
    name: 'boutin fig. 19, imprisonment: b t72 d4→b4 takes w t30 b2',
    rules: 'boutin',
    options: {},
    position: rithmomachia(16, 'e', prison),
    turns: [
      { occupants: { d4: '', b4: 'T72', b2: '', c3: 't16' }, takes: [{ square: 'b2', kind: 'siege' }] },
    ],
  },
  {
    name: 'boutin fig. 19: b r4 a3→b4 takes t30 by imprisonment and t16 by power',
    rules: 'boutin',
    options: {},
    position: rithmomachia(16, 'e', prison),
    turns: [
      {
        occupants: { a3: '', b4: 'C4', b2: '', c3: '' },
        takes: [
          { square: 'b2', kind: 'siege' },
          { square: 'c3', kind: 'power' },
        ],
        prisoners: 't16,t30/-',
      },
    ],
  },
  {
    name: 'boutin fig. 19, a turn later: t72, a besieger that reaches b2, takes t30 and goes there',
    rules: 'boutin',
    options: {},
    position: rithmomachia(16, 'e', { ...prison, d4: '1', b4: 'T72' }),
    turns: [{ occupants: { b4: '', b2: 'T72', c3: 't16' }, takes: [{ square: 'b2', kind: 'siege' }] }],
  },
  {
    name: 'boutin fig. 19, a turn later: r36, a besieger that does not reach b2, cannot go there',
    rules: 'boutin',
    options: {},
    position: rithmomachia(16, 'e', { ...prison, d4: '1', b4: 'T72' }),
    turns: [{ occupants: { b2: 'C36' }, never: true }],
  },
  {
    name: 'boutin fig. 19, white before that: t16 c3 takes r4 a3 by power and goes there',
    rules: 'boutin',
    options: {},
    position: rithmomachia(16, 'o', prison),
    turns: [
      { occupants: { c3: '', a3: 't16' }, takes: [{ square: 'a3', kind: 'power' }], prisoners: '-/C4' },
    ],
  },
  {
    name: 'boutin fig. 19: as it stands t30 is not imprisoned',
    rules: 'boutin',
    options: {},
    position: rithmomachia(16, 'e', { ...prison, d6: 'C8' }),
    turns: [{ occupants: { d6: '', e7: 'C8', b2: '' }, never: true }],
  },
  ...['c6', 'e6'].map((to): Example => ({
    name: `boutin several victims before the move: r4 takes t64 and t16 and goes to ${to}`,
    rules: 'boutin',
    options: {},
    position: rithmomachia(16, 'e', { d5: 'C4', c6: 't64', e6: 't16', ...far }),
    turns: [
      {
        occupants: { d5: '', c6: '', e6: '', [to]: 'C4' },
        takes: [
          { square: 'c6', kind: 'power' },
          { square: 'e6', kind: 'power' },
        ],
        prisoners: 't16,t64/-',
      },
    ],
  })),
  {
    name: 'boutin pyramid: a layer taken leaves the pyramid standing, so the capturer cannot go there',
    rules: 'boutin',
    options: {},
    position: rithmomachia(16, 'e', { c8: 'C16', d9: ODD_PYRAMID, ...far }),
    turns: [{ occupants: { d9: 'C16' }, never: true }],
  },
  {
    name: 'boutin pyramid: r16 comes near and takes the layer 16',
    rules: 'boutin',
    options: {},
    position: rithmomachia(16, 'e', { b7: 'C16', d9: ODD_PYRAMID, ...far }),
    turns: [
      {
        occupants: { c8: 'C16', d9: 'p64+49+36+25' },
        takes: [{ square: 'd9', kind: 'encounter' }],
        prisoners: 'p16/-',
      },
    ],
  },
  {
    name: 'boutin irregular move: a knight’s leap never takes',
    rules: 'boutin',
    options: {},
    position: rithmomachia(16, 'e', { b2: 'T12', c6: 't12', ...far }),
    turns: [{ occupants: { b2: '', c4: 'T12', c6: '' }, never: true }],
  },
  {
    name: 'boutin la pose: a placed 25 takes a 25 at once',
    rules: 'boutin',
    options: {},
    position: rithmomachia(16, 'e', { c2: 's25', ...far }, { prisoners: 'c25/-' }),
    turns: [
      { occupants: { b1: 'C25', c2: '' }, takes: [{ square: 'c2', kind: 'encounter' }], prisoners: 's25/-' },
    ],
  },
];

const blackHolds = { prisoners: `${ODD_PYRAMID}/-` };
const whiteHolds = { prisoners: `-/${EVEN_PYRAMID}` };
const seven: Pieces = { a9: 'C16', b10: 'C36', d14: 'T56', ...far };
const eight: Pieces = { b4: 'c4', c4: 'c6', d4: 't12', e6: 't36', ...far };
const nine: Pieces = { a9: 'T12', c9: 'C4', a11: 'C9', d12: 'C6', ...far };

const winning: readonly Example[] = [
  {
    name: 'boutin fig. 7, mediocre: 16 36 56 on a diagonal with a gap',
    rules: 'boutin',
    options: { victory: 'proper', grade: 'mediocre' },
    position: rithmomachia(16, 'e', seven, blackHolds),
    turns: [{ occupants: { d12: 'T56' }, takes: [], winner: 'even' }],
  },
  {
    name: 'boutin fig. 7: an irregular move may complete it',
    rules: 'boutin',
    options: {},
    position: rithmomachia(16, 'e', { a9: 'C16', b10: 'C36', e14: 'T56', ...far }, blackHolds),
    turns: [{ occupants: { d12: 'T56' }, takes: [], winner: 'even' }],
  },
  {
    name: 'boutin fig. 7: not while the enemy pyramid stands',
    rules: 'boutin',
    options: {},
    position: rithmomachia(16, 'e', { ...seven, a16: ODD_PYRAMID }),
    turns: [{ occupants: { d12: 'T56' }, takes: [], winner: null }],
  },
  {
    name: 'boutin fig. 7: not when a great victory is agreed',
    rules: 'boutin',
    options: { grade: 'great' },
    position: rithmomachia(16, 'e', seven, blackHolds),
    turns: [{ occupants: { d12: 'T56' }, takes: [], winner: null }],
  },
  ...(['mediocre', 'great', 'excellent'] as const).map((grade): Example => ({
    name: `boutin fig. 8, great: 4 6 12 36 side by side, ${grade} agreed`,
    rules: 'boutin',
    options: { grade },
    position: rithmomachia(16, 'o', eight, whiteHolds),
    turns: [{ occupants: { e4: 't36' }, takes: [], winner: grade === 'excellent' ? null : 'odd' }],
  })),
  ...(['mediocre', 'great', 'excellent'] as const).map((grade): Example => ({
    name: `boutin fig. 9, excellent: 12 4 9 6 on the corners of a square, ${grade} agreed`,
    rules: 'boutin',
    options: { grade, 'four-term': 'no' },
    position: rithmomachia(16, 'e', nine, blackHolds),
    turns: [{ occupants: { c11: 'C6' }, takes: [], winner: 'even' }],
  })),
  {
    name: 'boutin fig. 9: the sides of the square must be clear',
    rules: 'boutin',
    options: { grade: 'excellent' },
    position: rithmomachia(16, 'e', { ...nine, b9: 's120' }, blackHolds),
    turns: [{ occupants: { c11: 'C6' }, takes: [], winner: null }],
  },
  ...(
    [
      ['s120', 81, 'even'],
      ['c3,c49', 25, 'even'],
      ['c3', 25, null],
    ] as const
  ).map(([held, value, winner]): Example => ({
    name: `boutin victory of procès at 5 digits: holding ${held}, black takes ${value}`,
    rules: 'boutin',
    options: { victory: 'proces', digits: '5' },
    position: rithmomachia(
      16,
      'e',
      { d6: `S${value}`, d12: `c${value}`, ...far },
      { prisoners: `${held}/-` },
    ),
    turns: [
      { occupants: { d9: `S${value}`, d12: '' }, takes: [{ square: 'd12', kind: 'encounter' }], winner },
    ],
  })),
];

export const BOUTIN_EXAMPLES: readonly Example[] = [...capturing, ...winning];
