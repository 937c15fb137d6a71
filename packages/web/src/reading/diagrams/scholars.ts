import { makeDiagrams, takes, wins } from '../diagram.ts';
import { numbers, ODD_PYRAMID } from '../position.ts';
import type { Pieces } from '../position.ts';

const FAR: Pieces = { h1: 'S289', h16: 's361' };
const even = (pieces: Pieces, prisoners?: string) => numbers(16, 'e', { ...pieces, ...FAR }, prisoners);
const odd = (pieces: Pieces) => numbers(16, 'o', { ...pieces, ...FAR });

export const diagrams = makeDiagrams('scholars', {
  start: {},
  round: { position: even({ d6: 'C6' }), select: 'd6' },
  triangle: { position: even({ d6: 'T20' }), select: 'd6' },
  square: { position: even({ d6: 'S45' }), select: 'd6' },
  'roaming-triangle': { position: even({ d2: 'T20' }), roams: 'd2' },
  'roaming-square': { position: even({ b2: 'S45' }), roams: 'b2' },
  congressus: {
    position: even({ a4: 'T9', e8: 'c9' }),
    play: ['a4-c6', 'xe8'],
    shows: [takes('e8', 'encounter', 'scholars.congressus', '9 = 9')],
  },
  insidiae: {
    position: even({ d7: 'C4', c7: 'C8', d8: 't12' }),
    play: ['c7-c8', 'xd8'],
    shows: [takes('d8', 'ambush', 'scholars.insidiae', '4 + 8 = 12')],
  },
  difference: {
    position: even({ c6: 'C16', d6: 'C4', d7: 't12' }),
    play: ['c6-c7', 'xd7'],
    shows: [takes('d7', 'ambush', 'scholars.insidiae', '16 − 4 = 12')],
  },
  eruptio: {
    position: even({ c2: 'C4', g7: 't12' }),
    play: ['c2-c3', 'xg7'],
    shows: [takes('g7', 'assault', 'scholars.eruptio', '4 × 3 = 12')],
  },
  obsidio: {
    position: odd({ a1: 'C4', a2: 'c9', b2: 'c7' }),
    play: ['b2-b1', 'xa1'],
    shows: [takes('a1', 'siege', 'scholars.obsidio')],
  },
  layer: {
    position: even({ c9: 'C16', d10: ODD_PYRAMID }),
    play: ['c9-d9', 'xd10:16'],
    shows: [takes('d10', 'encounter', 'scholars.congressus', '16 = 16')],
  },
  reentry: {
    position: even({ d12: 's66' }, 'c25/-'),
    play: ['C25@d1'],
    shows: [{ effect: 'place', square: 'd1' }],
  },
  body: {
    position: even({ d6: 'S25', d12: 'c25' }, 'c3,c5,c7,t12,t16,t30,s28,s49,s66/-'),
    play: ['d6-d9', 'xd12'],
    shows: [takes('d12', 'encounter', 'scholars.congressus', '25 = 25'), wins('scholars.common-victory')],
  },
  row: {
    position: even({ b10: 'C2', d10: 'C4', f9: 'C6' }),
    play: ['f9-f10'],
    shows: [wins('scholars.true-victory', 2, 4, 6)],
  },
  angle: {
    position: even({ a10: 'C6', c9: 'C8', c12: 't12' }),
    play: ['c9-c10'],
    shows: [wins('scholars.true-victory', 6, 8, 12)],
  },
  mighty: {
    position: even({ b10: 'T12', e10: 'C4', b13: 'C9', e12: 'C6' }),
    play: ['e12-e13'],
    shows: [wins('scholars.true-victory', 4, 6, 9, 12)],
  },
});
