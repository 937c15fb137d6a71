import { makeDiagrams, takes, wins } from '../diagram.ts';
import { EVEN_PYRAMID, numbers, ODD_PYRAMID } from '../position.ts';
import type { Pieces } from '../position.ts';

const FAR: Pieces = { h1: 'S289', h16: 's361' };
const even = (pieces: Pieces, prisoners?: string) => numbers(16, 'e', { ...pieces, ...FAR }, prisoners);
const odd = (pieces: Pieces) => numbers(16, 'o', { ...pieces, ...FAR });

export const diagrams = makeDiagrams('nexus-corenae', {
  start: {},
  shapes: { options: { shapes: 'document' } },
  triangle: { position: even({ d6: 'T20' }), select: 'd6' },
  tower: { position: even({ d6: EVEN_PYRAMID }), select: 'd6' },
  'roaming-triangle': { position: even({ d2: 'T20' }), roams: 'd2' },
  'roaming-square': { position: even({ b2: 'S45' }), roams: 'b2' },
  congressus: {
    position: even({ c4: 'T9', c8: 'c9' }),
    play: ['c4-c6', 'xc8'],
    shows: [takes('c8', 'encounter', 'nexus.congressus', '9 = 9')],
  },
  insidiae: {
    position: even({ b6: 'C4', d7: 'C8', d8: 't12' }),
    play: ['b6-c7', 'xd8'],
    shows: [takes('d8', 'ambush', 'nexus.insidiae', '4 + 8 = 12')],
  },
  eruptio: {
    position: even({ c2: 'C4', g7: 't12' }),
    play: ['c2-c3', 'xg7'],
    shows: [takes('g7', 'assault', 'nexus.eruptio', '4 × 3 = 12')],
  },
  base: {
    position: even({ c8: 'C64', d10: ODD_PYRAMID }),
    play: ['c8-d9', 'xd10'],
    shows: [takes('d10', 'encounter', 'nexus.congressus', '64 = 64')],
  },
  'tower-falls': {
    position: odd({ d11: 'c9', d6: EVEN_PYRAMID, g8: 'c5' }),
    play: ['g8-g9', 'xd6'],
    shows: [takes('d6', 'assault', 'nexus.eruptio', '9 × 4 = 36')],
  },
  row: {
    position: even({ b10: 'C2', d10: 'C4', f9: 'C6' }, `${ODD_PYRAMID}/-`),
    play: ['f9-f10'],
    shows: [wins('nexus.true-victory', 2, 4, 6)],
  },
  'tower-in-harmony': {
    position: even({ b10: 'C2', d9: EVEN_PYRAMID, f10: 'C6' }, `${ODD_PYRAMID}/-`),
    play: ['d9-d10'],
    shows: [wins('nexus.true-victory', 2, 4, 6)],
  },
  mighty: {
    position: even({ b10: 'T12', e10: 'C4', b13: 'C9', e12: 'C6' }, `${ODD_PYRAMID}/-`),
    play: ['e12-e13'],
    shows: [wins('nexus.true-victory', 4, 6, 9, 12)],
  },
});
