/** Worked examples of Rithmomachy with perfect and small victories (004). White is even, black is odd. */

import { EVEN_PYRAMID, type Example, ODD_PYRAMID, type Pieces, rithmomachia } from './example.ts';

const far: Pieces = { h2: 'S289', a15: 's361' };

const FORWARD =
  '8/8/s361,s225,4,s121,s49/p64+49+36+25+16,s120,t64,t56,t30,t36,s66,s28/' +
  't100,t90,c81,c49,c25,c9,t12,t16/2,c9,c7,c5,c3,2/8/8/8/8/2,C2,C4,C6,C8,2/' +
  'T9,T6,C4,C16,C36,C64,T72,T81/S15,S45,T25,T20,T42,T49,P36+25+16+9+4+1,S153/' +
  'S25,S81,4,S169,S289/8/8 o -/- - 0';

const capturing: readonly Example[] = [
  ...(['between', 'inclusive'] as const).map((count): Example => ({
    name: `glorious: odd's 12 against even's 72 on the first move, count=${count}`,
    rules: 'glorious',
    options: { count },
    position: FORWARD,
    turns: [
      {
        occupants: { c11: '', b10: 'c9', g5: count === 'between' ? '' : 'T72' },
        takes: count === 'between' ? [{ square: 'g5', kind: 'assault' }] : [],
      },
    ],
  })),
  {
    name: 'glorious meeting: leaps reach too, and nothing is left standing',
    rules: 'glorious',
    options: {},
    position: rithmomachia(16, 'e', { c4: 'T25', d8: 'c25', ...far }),
    turns: [
      { occupants: { c6: 'T25', d8: '' }, takes: [{ square: 'd8', kind: 'encounter' }], prisoners: 'c25/-' },
    ],
  },
  {
    name: 'glorious meeting: what stands is always taken',
    rules: 'glorious',
    options: {},
    position: rithmomachia(16, 'e', { c4: 'T25', d8: 'c25', ...far }),
    turns: [{ occupants: { c6: 'T25', d8: 'c25' }, never: true }],
  },
  {
    name: 'glorious ambuscade: 4 and 8 both reach 12',
    rules: 'glorious',
    options: {},
    position: rithmomachia(16, 'e', { a4: 'C4', b1: 'C8', c2: 't12', ...far }),
    turns: [{ occupants: { b3: 'C4', c2: '' }, takes: [{ square: 'c2', kind: 'ambush' }] }],
  },
  {
    name: 'glorious siege: enemies or the edge on all four sides',
    rules: 'glorious',
    options: {},
    position: rithmomachia(16, 'o', { a1: 'T42', a2: 'c25', c2: 'c7', ...far }),
    turns: [{ occupants: { b1: 'c7', a1: '' }, takes: [{ square: 'a1', kind: 'siege' }] }],
  },
  {
    name: 'glorious pyramid: a layer is taken, and is an ordinary piece in the hand',
    rules: 'glorious',
    options: {},
    position: rithmomachia(16, 'e', { b7: 'C16', d9: ODD_PYRAMID, ...far }),
    turns: [
      {
        occupants: { c8: 'C16', d9: 'p64+49+36+25' },
        takes: [{ square: 'd9', kind: 'encounter' }],
        prisoners: 'c16/-',
      },
    ],
  },
  {
    name: 'glorious pyramid: the layer 1 leaves it',
    rules: 'glorious',
    options: {},
    position: rithmomachia(16, 'e', { d5: EVEN_PYRAMID, ...far }),
    turns: [{ occupants: { d5: 'P36+25+16+9+4', e6: 'C1' }, takes: [] }],
  },
  {
    name: 'glorious pyramid: a layer moves as its own shape',
    rules: 'glorious',
    options: {},
    position: rithmomachia(16, 'e', { d5: EVEN_PYRAMID, ...far }),
    turns: [{ occupants: { d5: 'P25+16+9+4+1', e6: 'S36' }, never: true }],
  },
  {
    name: 'glorious pyramid: the last layer does not leave it',
    rules: 'glorious',
    options: {},
    position: rithmomachia(16, 'e', { d5: 'P4', ...far }),
    turns: [{ occupants: { e6: 'C4' }, never: true }],
  },
  {
    name: 'glorious: a piece just placed takes nothing',
    rules: 'glorious',
    options: {},
    position: rithmomachia(16, 'e', { c2: 's25', ...far }, { prisoners: 'c25/-' }),
    turns: [{ occupants: { b1: 'C25', c2: 's25' }, takes: [], prisoners: '-/-' }],
  },
];

function perfect(name: string, pieces: Pieces, to: string, piece: string, wins: boolean): Example {
  return {
    name: `glorious perfect victory: ${name}`,
    rules: 'glorious',
    options: {},
    position: rithmomachia(16, 'e', { ...pieces, ...far }),
    turns: [{ occupants: { [to]: piece }, takes: [], winner: wins ? 'even' : null }],
  };
}

/** White has lost 25 and 36; the 81 follows. */
function digits(held: string, agreed: string, wins: boolean): Example {
  return {
    name: `glorious small victory: black holds ${held} and takes 81, agreed digits ${agreed}`,
    rules: 'glorious',
    options: { digits: agreed },
    position: rithmomachia(16, 'o', { c8: 'c81', e6: 'T81', ...far }, { prisoners: `-/${held}` }),
    turns: [
      {
        occupants: { d7: 'c81', e6: '' },
        takes: [{ square: 'e6', kind: 'encounter' }],
        winner: wins ? 'odd' : null,
      },
    ],
  };
}

const winning: readonly Example[] = [
  perfect('1 8 15 in a row', { b10: 'C1', d10: 'C8', f7: 'S15' }, 'f10', 'S15', true),
  perfect('4 16 64 on a diagonal', { b10: 'C4', d12: 'C16', g13: 'C64' }, 'f14', 'C64', true),
  perfect('3 4 6 with an enemy 3', { b10: 'c3', d10: 'C4', e9: 'C6' }, 'f10', 'C6', true),
  perfect('3 6 4, 6 in the middle', { b10: 'c3', d10: 'C6', e9: 'C4' }, 'f10', 'C4', false),
  perfect('3 4 6 unequally spaced', { c10: 'c3', d10: 'C4', e9: 'C6' }, 'f10', 'C6', false),
  perfect('3 4 6 at a right angle', { d12: 'c3', d10: 'C4', e9: 'C6' }, 'f10', 'C6', true),
  digits('C36,T25', '1,2,3', true),
  digits('C36,T25', '1,2,7', false),
  digits('C36,T25', '0', false),
  digits('C36', '1,2,3', false),
];

export const GLORIOUS_EXAMPLES: readonly Example[] = [...capturing, ...winning];
