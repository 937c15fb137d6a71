import { makeDiagrams, takes, wins } from '../diagram.ts';
import { EVEN_PYRAMID, numbers, ODD_PYRAMID } from '../position.ts';
import type { Pieces } from '../position.ts';

const FAR: Pieces = { h2: 'S289', a15: 's361' };
const even = (pieces: Pieces, prisoners?: string) => numbers(16, 'e', { ...pieces, ...FAR }, prisoners);
const odd = (pieces: Pieces, prisoners?: string) => numbers(16, 'o', { ...pieces, ...FAR }, prisoners);

export const diagrams = makeDiagrams('glorious', {
  start: {},
  round: { position: even({ d6: 'C6' }), select: 'd6' },
  triangle: { position: even({ d6: 'T20', d7: 'C4' }), select: 'd6' },
  square: { position: even({ d8: 'S45' }), select: 'd8' },
  split: {
    position: even({ d5: EVEN_PYRAMID }),
    play: ['d5:16-e7'],
    shows: [{ effect: 'split', square: 'e7' }],
  },
  meeting: {
    position: even({ c4: 'T25', d8: 'c25' }),
    play: ['c4-c6'],
    shows: [takes('d8', 'encounter', 'glorious.meeting', '25 = 25')],
  },
  assault: {
    position: even({ d5: 'C4', c8: 't12' }),
    play: ['d5-c6'],
    shows: [takes('c8', 'assault', 'glorious.assault', '4 × 3 = 12')],
  },
  division: {
    position: odd({ c6: 'C4', c10: 't12' }),
    play: ['c10-c8'],
    shows: [takes('c6', 'assault', 'glorious.assault', '12 ÷ 3 = 4')],
  },
  between: {
    options: { count: 'between' },
    play: ['c11-b10'],
    shows: [takes('g5', 'assault', 'glorious.assault', '12 × 6 = 72')],
  },
  ambuscade: {
    position: even({ a4: 'C4', b1: 'C8', c2: 't12' }),
    play: ['a4-b3'],
    shows: [takes('c2', 'ambush', 'glorious.ambuscade', '4 + 8 = 12')],
  },
  siege: {
    position: even({ a9: 'T42', a11: 'C64', a10: 'c3', c9: 'C8', d11: 's66' }),
    play: ['c9-b10'],
    shows: [takes('a10', 'siege', 'glorious.siege')],
  },
  layer: {
    position: even({ b7: 'C16', d9: ODD_PYRAMID }),
    play: ['b7-c8'],
    shows: [takes('d9', 'encounter', 'glorious.meeting', '16 = 16')],
  },
  place: {
    position: even({ c2: 's25' }, 'c25/-'),
    play: ['C25@b1'],
    shows: [{ effect: 'place', square: 'b1' }],
  },
  row: {
    position: even({ b10: 'C1', d10: 'C8', f7: 'S15' }),
    play: ['f7-f10'],
    shows: [wins('glorious.perfect-victory', 1, 8, 15)],
  },
  diagonal: {
    position: even({ b10: 'C4', d12: 'C16', g13: 'C64' }),
    play: ['g13-f14'],
    shows: [wins('glorious.perfect-victory', 4, 16, 64)],
  },
  angle: {
    position: even({ d12: 'c3', d10: 'C4', e9: 'C6' }),
    play: ['e9-f10'],
    shows: [wins('glorious.perfect-victory', 3, 4, 6)],
  },
  digits: {
    options: { digits: '1,2,3' },
    position: odd({ c8: 'c81', e6: 'T81' }, '-/C36,T25'),
    play: ['c8-d7'],
    shows: [takes('e6', 'encounter', 'glorious.meeting', '81 = 81'), wins('glorious.digits')],
  },
});
