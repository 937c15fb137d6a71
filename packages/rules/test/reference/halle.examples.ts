/** Worked examples of Halle (000). */

import { EVEN_PYRAMID, type Example, ODD_PYRAMID, rithmomachia } from './example.ts';

const eruptio = rithmomachia(12, 'e', {
  c2: 'C6',
  g1: EVEN_PYRAMID,
  c8: 't30',
  a12: ODD_PYRAMID,
  h12: 's28',
});

const tongs = rithmomachia(12, 'o', {
  a5: 'c5',
  b5: 'S45',
  c4: 'c9',
  g1: EVEN_PYRAMID,
  h1: 'C2',
  h12: ODD_PYRAMID,
});

const siege = { a1: 'C4', a2: 'c9', b2: 'c7', g1: EVEN_PYRAMID, h12: ODD_PYRAMID };

const capturing: readonly Example[] = [
  {
    name: 'halle eruptio: 6 steps to five squares before 30, which stays and is taken (6·5=30)',
    rules: 'halle-beginner',
    options: {},
    position: eruptio,
    turns: [
      { occupants: { c3: 'C6', c8: 't30' }, takes: [], marks: 'c8', winner: null },
      {
        occupants: { a11: ODD_PYRAMID, c8: '' },
        takes: [{ square: 'c8', kind: 'assault' }],
        prisoners: 't30/-',
        marks: '-',
      },
    ],
  },
  {
    name: 'halle eruptio: 30 brings itself to safety',
    rules: 'halle-beginner',
    options: {},
    position: eruptio,
    turns: [
      { occupants: { c3: 'C6' }, marks: 'c8' },
      { occupants: { d9: 't30', c8: '' }, takes: [], prisoners: '-/-', marks: '-' },
    ],
  },
  {
    name: 'halle eruptio: from where it stood 6 did not attack 30 (six squares away)',
    rules: 'halle-beginner',
    options: {},
    position: eruptio,
    turns: [{ occupants: { c2: 'C6', g2: EVEN_PYRAMID }, marks: '-' }],
  },
  {
    name: 'halle eruptio: a marked piece that flees into another attack is taken there (15·2=30)',
    rules: 'halle-beginner',
    options: {},
    position: rithmomachia(12, 'e', { c2: 'C6', g8: 'S15', c8: 't30', a12: ODD_PYRAMID }),
    turns: [
      { occupants: { c3: 'C6' }, marks: 'c8' },
      { occupants: { e8: '', c8: '' }, takes: [{ square: 'e8', kind: 'assault' }], prisoners: 't30/-' },
    ],
  },
  {
    name: 'halle: a piece that walks into an attack is marked only after the next turn of the attacker',
    rules: 'halle-beginner',
    options: {},
    position: rithmomachia(12, 'o', { c3: 'C6', g1: EVEN_PYRAMID, c10: 't30', a12: ODD_PYRAMID, h12: 's28' }),
    turns: [
      { occupants: { c8: 't30', c10: '' }, takes: [], marks: '-' },
      { occupants: { g2: EVEN_PYRAMID }, takes: [], marks: 'c8' },
      { occupants: { a11: ODD_PYRAMID, c8: '' }, takes: [{ square: 'c8', kind: 'assault' }] },
    ],
  },
  {
    name: 'halle insidiae: 9 steps beside 45, 5 on the other side; 45 stays (5·9=45)',
    rules: 'halle-beginner',
    options: {},
    position: tongs,
    turns: [
      { occupants: { c5: 'c9', b5: 'S45' }, takes: [], marks: 'b5' },
      { occupants: { h2: 'C2', b5: '' }, takes: [{ square: 'b5', kind: 'ambush' }], prisoners: '-/S45' },
    ],
  },
  {
    name: 'halle insidiae: 45 leaves',
    rules: 'halle-advanced',
    options: {},
    position: rithmomachia(16, 'o', {
      a5: 'c5',
      b5: 'S45',
      c4: 'c9',
      g1: EVEN_PYRAMID,
      h16: ODD_PYRAMID,
    }),
    turns: [
      { occupants: { c5: 'c9', b5: 'S45' }, takes: [], marks: 'b5' },
      { occupants: { b8: 'S45', b5: '' }, takes: [], prisoners: '-/-' },
    ],
  },
  {
    name: 'halle obsidio: a round in the corner between two enemies is lost at once',
    rules: 'halle-beginner',
    options: {},
    position: rithmomachia(12, 'o', siege),
    turns: [
      {
        occupants: { b1: 'c7', a1: '' },
        takes: [{ square: 'a1', kind: 'siege' }],
        prisoners: '-/C4',
        marks: '-',
        winner: null,
      },
    ],
  },
  {
    name: 'halle obsidio: a piece shut in by its own side is not besieged',
    rules: 'halle-beginner',
    options: {},
    position: rithmomachia(12, 'o', { ...siege, a2: 'T42' }),
    turns: [{ occupants: { b1: 'c7', a1: 'C4' }, takes: [] }],
  },
  {
    name: 'halle congressus: 25 moves onto 25',
    rules: 'halle-advanced',
    options: {},
    position: rithmomachia(16, 'e', { c5: 'T25', d6: 'c25', g1: EVEN_PYRAMID, h16: ODD_PYRAMID }),
    turns: [
      {
        occupants: { d6: 'T25', c5: '' },
        takes: [{ square: 'd6', kind: 'encounter' }],
        prisoners: 'c25/-',
        winner: null,
      },
    ],
  },
  {
    name: 'halle congressus: not among beginners',
    rules: 'halle-beginner',
    options: {},
    position: rithmomachia(12, 'e', { c5: 'T25', d6: 'c25', g1: EVEN_PYRAMID, h12: ODD_PYRAMID }),
    turns: [{ occupants: { d6: 'T25' }, never: true }],
  },
  {
    name: 'halle: a pyramid is lost whole by its base (16·4=64)',
    rules: 'halle-advanced',
    options: {},
    position: rithmomachia(16, 'e', { d2: 'C16', d7: ODD_PYRAMID, g1: EVEN_PYRAMID, h16: 'c3' }),
    turns: [
      { occupants: { d3: 'C16' }, takes: [], marks: 'd7' },
      {
        occupants: { h15: 'c3', d7: '' },
        takes: [{ square: 'd7', kind: 'assault' }],
        prisoners: `${ODD_PYRAMID}/-`,
      },
    ],
  },
  ...(['no', 'yes'] as const).map((difference): Example => ({
    name: `halle eruptio by division: 30 five squares from 6, difference=${difference}`,
    rules: 'halle-advanced',
    options: { difference },
    position: rithmomachia(16, 'o', { c3: 'C6', c10: 't30', g1: EVEN_PYRAMID, h16: ODD_PYRAMID }),
    turns: [{ occupants: { c8: 't30' }, takes: [], marks: difference === 'yes' ? 'c3' : '-' }],
  })),
  ...(['no', 'yes'] as const).map((completion): Example => ({
    name: `halle eruptio completed: 6·4+6=30, the second 6 reaches 30, completion=${completion}`,
    rules: 'halle-advanced',
    options: { completion },
    position: rithmomachia(16, 'e', { c2: 'C6', c7: 't30', d8: 'T6', g1: EVEN_PYRAMID, h16: ODD_PYRAMID }),
    turns: [{ occupants: { c3: 'C6' }, takes: [], marks: completion === 'yes' ? 'c7' : '-' }],
  })),
  ...(['no', 'yes'] as const).map((difference): Example => ({
    name: `halle eruptio completed: 8·4−2=30 with completion and difference=${difference}`,
    rules: 'halle-advanced',
    options: { completion: 'yes', difference },
    position: rithmomachia(16, 'e', { c2: 'C8', c7: 't30', d7: 'C2', g1: EVEN_PYRAMID, h16: ODD_PYRAMID }),
    turns: [{ occupants: { c3: 'C8' }, takes: [], marks: difference === 'yes' ? 'c7' : '-' }],
  })),
  {
    name: 'halle moves: a triangle ends a diagonal step away, a square a knight’s move away',
    rules: 'halle-beginner',
    options: {},
    position: rithmomachia(12, 'e', { c3: 'T6', c4: 'C4', f5: 'S15', h12: ODD_PYRAMID, a12: 'c3' }),
    turns: [
      { occupants: { d4: 'T6' }, takes: [] },
      { occupants: { a11: 'c3' }, takes: [] },
      { occupants: { g7: 'S15' }, takes: [] },
    ],
  },
];

const row = { a9: 'C4', c9: 'C6', f8: 'C8', g1: EVEN_PYRAMID, h12: 's28' };
const held = { prisoners: `${ODD_PYRAMID}/-` };
const white = { b13: 'S45', d13: 'S15', g11: 'T9', g1: EVEN_PYRAMID, a9: 's28' };

const winning: readonly Example[] = [
  {
    name: 'halle victory: 4 6 8 in a row of the enemy camp, gaps allowed',
    rules: 'halle-beginner',
    options: {},
    position: rithmomachia(12, 'e', row, held),
    turns: [{ occupants: { f9: 'C8' }, winner: 'even', marks: '-' }],
  },
  {
    name: 'halle victory: not while the enemy pyramid stands',
    rules: 'halle-beginner',
    options: {},
    position: rithmomachia(12, 'e', { ...row, h11: ODD_PYRAMID }),
    turns: [{ occupants: { f9: 'C8' }, winner: null }],
  },
  {
    name: 'halle victory: with pyramid-first off it counts at once',
    rules: 'halle-beginner',
    options: { 'pyramid-first': 'no' },
    position: rithmomachia(12, 'e', { ...row, h11: ODD_PYRAMID }),
    turns: [{ occupants: { f9: 'C8' }, winner: 'even' }],
  },
  {
    name: 'halle victory: 6 4 8 is not in order',
    rules: 'halle-beginner',
    options: {},
    position: rithmomachia(12, 'e', { ...row, a9: 'C6', c9: 'C4' }, held),
    turns: [{ occupants: { f9: 'C8' }, winner: null }],
  },
  {
    name: 'halle victory: another piece interrupts the row',
    rules: 'halle-beginner',
    options: {},
    position: rithmomachia(12, 'e', { ...row, d9: 's120' }, held),
    turns: [{ occupants: { f9: 'C8' }, winner: null }],
  },
  {
    name: 'halle victory: white 45 15 9 is harmonic',
    rules: 'halle-advanced',
    options: {},
    position: rithmomachia(16, 'e', white, held),
    turns: [{ occupants: { g13: 'T9' }, winner: 'even' }],
  },
  {
    name: 'halle victory: among beginners only arithmetic rows win',
    rules: 'halle-beginner',
    options: {},
    position: rithmomachia(12, 'e', { b9: 'S45', d9: 'S15', g7: 'T9', h1: EVEN_PYRAMID, a12: 's28' }, held),
    turns: [{ occupants: { g9: 'T9' }, winner: null }],
  },
  {
    name: 'halle victory: black 45 9 5, the captured 45 laid down',
    rules: 'halle-advanced',
    options: {},
    position: rithmomachia(
      16,
      'o',
      { c4: 'c9', f4: 'c5', h16: ODD_PYRAMID, h8: 'T20' },
      { prisoners: `-/S45,${EVEN_PYRAMID}` },
    ),
    turns: [{ occupants: { a4: 's45' }, takes: [], prisoners: `-/${EVEN_PYRAMID}`, winner: 'odd' }],
  },
  {
    name: 'halle victory: a captured piece is never laid where it does not win',
    rules: 'halle-advanced',
    options: {},
    position: rithmomachia(
      16,
      'o',
      { c4: 'c9', f4: 'c5', h16: ODD_PYRAMID, h8: 'T20' },
      { prisoners: `-/S45,${EVEN_PYRAMID}` },
    ),
    turns: [{ occupants: { d4: 's45' }, never: true }],
  },
  ...(['no', 'yes'] as const).map((geometric): Example => ({
    name: `halle victory: 4 6 9 with geometric=${geometric}`,
    rules: 'halle-advanced',
    options: { geometric },
    position: rithmomachia(16, 'e', { a13: 'C4', c13: 'C6', e11: 'T9', g1: EVEN_PYRAMID, h9: 's28' }, held),
    turns: [{ occupants: { e13: 'T9' }, winner: geometric === 'yes' ? 'even' : null }],
  })),
  ...(['no', 'yes'] as const).map((greatest): Example => ({
    name: `halle victory: 6 8 9 12 side by side with greatest=${greatest}`,
    rules: 'halle-advanced',
    options: { greatest },
    position: rithmomachia(
      16,
      'e',
      { a13: 'C6', b13: 'C8', c13: 'T9', g1: EVEN_PYRAMID, h9: 's28' },
      { prisoners: `t12,${ODD_PYRAMID}/-` },
    ),
    turns: [
      greatest === 'yes'
        ? { occupants: { d13: 'T12' }, winner: 'even' }
        : { occupants: { d13: 'T12' }, never: true },
    ],
  })),
  ...(['yes', 'no'] as const).map((fourTerm): Example => ({
    name: `halle victory: 6 8 9 12 as praestantissima with four-term=${fourTerm}`,
    rules: 'halle-advanced',
    options: { grade: 'praestantissima', 'four-term': fourTerm },
    position: rithmomachia(
      16,
      'e',
      { a13: 'C6', b13: 'C8', c11: 'T9', d13: 'T12', g1: EVEN_PYRAMID, h9: 's28' },
      held,
    ),
    turns: [{ occupants: { c13: 'T9' }, winner: fourTerm === 'yes' ? 'even' : null }],
  })),
];

export const HALLE_EXAMPLES: readonly Example[] = [...capturing, ...winning];
