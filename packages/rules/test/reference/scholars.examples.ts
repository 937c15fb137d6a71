/** Worked examples of the Scholars' Game (001). The document's own numbers are its harmonies. */

import { EVEN_PYRAMID, type Example, ODD_PYRAMID, type Pieces, rithmomachia } from './example.ts';

const far: Pieces = { h1: 'S289', h16: 's361' };
const siege = { a1: 'C4', a2: 'c9', b2: 'c7', ...far };

const capturing: readonly Example[] = [
  {
    name: 'scholars congressus: 25 comes next to 25',
    rules: 'scholars',
    options: {},
    position: rithmomachia(16, 'o', { d10: 'c25', d8: 'S25', ...far }),
    turns: [
      {
        occupants: { d9: 'c25', d8: '' },
        takes: [{ square: 'd8', kind: 'encounter' }],
        prisoners: '-/S25',
        winner: null,
      },
    ],
  },
  {
    name: 'scholars: nothing need be taken',
    rules: 'scholars',
    options: {},
    position: rithmomachia(16, 'o', { d10: 'c25', d8: 'S25', ...far }),
    turns: [{ occupants: { d9: 'c25', d8: 'S25' }, takes: [] }],
  },
  {
    name: 'scholars insidiae: 4 and 8 both reach 12',
    rules: 'scholars',
    options: {},
    position: rithmomachia(16, 'e', { c6: 'C4', d4: 'C8', d6: 't12', ...far }),
    turns: [{ occupants: { d5: 'C8', d6: '' }, takes: [{ square: 'd6', kind: 'ambush' }] }],
  },
  ...(['no', 'yes'] as const).map((product): Example => ({
    name: `scholars insidiae: 4·9=36 with product=${product}`,
    rules: 'scholars',
    options: { product },
    position: rithmomachia(16, 'e', { c6: 'C4', f8: 'T9', d6: 't36', e9: 'c5', ...far, d2: 'C2' }),
    turns: [
      {
        occupants: { d3: 'C2', d6: '' },
        takes: [{ square: 'd6', kind: 'ambush' }],
        ...(product === 'no' ? { never: true as const } : {}),
      },
    ],
  })),
  {
    name: 'scholars eruptio: 3 with three squares between takes 9',
    rules: 'scholars',
    options: {},
    position: rithmomachia(16, 'o', { d11: 'c3', d6: 'T9', ...far }),
    turns: [{ occupants: { d10: 'c3', d6: '' }, takes: [{ square: 'd6', kind: 'assault' }] }],
  },
  {
    name: 'scholars eruptio: counted in steps the same 3 is one too far',
    rules: 'scholars',
    options: { count: 'steps' },
    position: rithmomachia(16, 'o', { d11: 'c3', d6: 'T9', ...far }),
    turns: [{ occupants: { d10: 'c3', d6: '' }, never: true }],
  },
  {
    name: 'scholars obsidio: a round in the corner between two enemies',
    rules: 'scholars',
    options: {},
    position: rithmomachia(16, 'o', siege),
    turns: [{ occupants: { b1: 'c7', a1: '' }, takes: [{ square: 'a1', kind: 'siege' }] }],
  },
  {
    name: 'nexus: there is no obsidio',
    rules: 'nexus-corenae',
    options: {},
    position: rithmomachia(16, 'o', { ...siege, b2: 'c9', c1: 'c7' }),
    turns: [{ occupants: { b1: 'c7', a1: '' }, never: true }],
  },
  {
    name: 'scholars pyramid: 16 takes the layer 16',
    rules: 'scholars',
    options: {},
    position: rithmomachia(16, 'e', { c9: 'C16', d10: ODD_PYRAMID, ...far }),
    turns: [
      {
        occupants: { d9: 'C16', d10: 'p64+49+36+25' },
        takes: [{ square: 'd10', kind: 'encounter' }],
        prisoners: 'p16/-',
      },
    ],
  },
  {
    name: 'nexus tower: 16 does not take a layer',
    rules: 'nexus-corenae',
    options: {},
    position: rithmomachia(16, 'e', { c8: 'C16', d10: ODD_PYRAMID, ...far }),
    turns: [{ occupants: { d9: 'C16' }, takes: [], prisoners: '-/-' }],
  },
  {
    name: 'nexus tower: 64 takes it whole by its base',
    rules: 'nexus-corenae',
    options: {},
    position: rithmomachia(16, 'e', { c8: 'C64', d10: ODD_PYRAMID, ...far }),
    turns: [
      {
        occupants: { d9: 'C64', d10: '' },
        takes: [{ square: 'd10', kind: 'encounter' }],
        prisoners: `${ODD_PYRAMID}/-`,
      },
    ],
  },
];

const nine = 'c3,c5,c7,t12,t16,t30,s28,s49,s66';

function harmony(name: string, pieces: Pieces, to: string, piece: string, wins: boolean): Example {
  return {
    name: `scholars harmony: ${name}`,
    rules: 'scholars',
    options: {},
    position: rithmomachia(16, 'e', { ...pieces, ...far }),
    turns: [{ occupants: { [to]: piece }, takes: [], winner: wins ? 'even' : null }],
  };
}

const fallen = { prisoners: `${ODD_PYRAMID}/-` };
const sevens = { b10: 'c7', d10: 'T49', f9: EVEN_PYRAMID };

const winning: readonly Example[] = [
  harmony('2 4 6 equally spaced in a row', { b10: 'C2', d10: 'C4', f9: 'C6' }, 'f10', 'C6', true),
  harmony('2 4 6 unequally spaced', { b10: 'C2', c10: 'C4', f9: 'C6' }, 'f10', 'C6', false),
  harmony('2 4 6 in the own camp', { b7: 'C2', d7: 'C4', f8: 'C6' }, 'f7', 'C6', false),
  harmony('2 4 6 at a right angle, 4 in the corner', { b10: 'C2', d10: 'C4', e12: 'C6' }, 'd12', 'C6', true),
  harmony('2 4 6 at a right angle, 2 in the corner', { b10: 'C4', d10: 'C2', e12: 'C6' }, 'd12', 'C6', false),
  harmony('6 8 12, where 12 is an enemy', { b10: 'C6', c9: 'C8', d10: 't12' }, 'c10', 'C8', true),
  {
    name: 'scholars harmony: an enemy piece is not the last of it',
    rules: 'scholars',
    options: {},
    position: rithmomachia(16, 'o', { b10: 'C6', c10: 'C8', f12: 't12', ...far, h3: 'C2' }),
    turns: [
      { occupants: { d10: 't12' }, takes: [], winner: null },
      { occupants: { h4: 'C2', d10: 't12', c10: 'C8', b10: 'C6' }, takes: [], winner: null },
    ],
  },
  {
    name: 'scholars harmony: 7 49 91 with the sum of the pyramid',
    rules: 'scholars',
    options: {},
    position: rithmomachia(16, 'e', { ...sevens, ...far }, fallen),
    turns: [{ occupants: { f10: EVEN_PYRAMID }, takes: [], winner: 'even' }],
  },
  {
    name: 'nexus harmony: never the sum of the tower',
    rules: 'nexus-corenae',
    options: {},
    position: rithmomachia(16, 'e', { ...sevens, ...far }, fallen),
    turns: [{ occupants: { f10: EVEN_PYRAMID }, takes: [], winner: null }],
  },
  {
    name: 'nexus harmony: the tower as its layer 4 between 2 and 6',
    rules: 'nexus-corenae',
    options: {},
    position: rithmomachia(16, 'e', { b10: 'C2', d9: EVEN_PYRAMID, f10: 'C6', ...far }, fallen),
    turns: [{ occupants: { d10: EVEN_PYRAMID }, winner: 'even' }],
  },
  {
    name: 'nexus harmony: the enemy tower must fall first',
    rules: 'nexus-corenae',
    options: {},
    position: rithmomachia(16, 'e', { b10: 'C2', d9: EVEN_PYRAMID, f10: 'C6', a16: ODD_PYRAMID, ...far }),
    turns: [{ occupants: { d10: EVEN_PYRAMID }, takes: [], winner: null }],
  },
  ...(['10', '11'] as const).map((pieces): Example => ({
    name: `scholars victory of the body: the tenth capture with pieces=${pieces}`,
    rules: 'scholars',
    options: { pieces },
    position: rithmomachia(16, 'e', { d6: 'S25', d12: 'c25', ...far }, { prisoners: `${nine}/-` }),
    turns: [
      {
        occupants: { d9: 'S25', d12: '' },
        takes: [{ square: 'd12', kind: 'encounter' }],
        winner: pieces === '10' ? 'even' : null,
      },
    ],
  })),
];

export const SCHOLARS_EXAMPLES: readonly Example[] = [...capturing, ...winning];
