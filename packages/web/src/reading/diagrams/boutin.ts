import { makeDiagrams, takes, wins } from '../diagram.ts';
import { EVEN_PYRAMID, numbers, ODD_PYRAMID } from '../position.ts';
import type { Pieces } from '../position.ts';

/** After figures 7 to 9 and 14 to 19 of the article; squares that the text does not name are ours. */

const FAR: Pieces = { h7: 'S289', h14: 's361' };
const even = (pieces: Pieces, prisoners?: string) => numbers(16, 'e', { ...pieces, ...FAR }, prisoners);
const odd = (pieces: Pieces, prisoners?: string) => numbers(16, 'o', { ...pieces, ...FAR }, prisoners);

const ASSAULT: Pieces = { a4: 'T6', b3: 'C2', g2: 'C36', d1: 't12' };
const PRISON: Pieces = { b2: 't30', c3: 't16', a2: 'S15', b1: 'C2', d2: 'C36', a3: 'C4', d4: 'T72' };

export const diagrams = makeDiagrams('boutin', {
  start: {},
  round: { position: even({ d6: 'C6' }), select: 'd6' },
  triangle: { position: even({ d6: 'T20' }), select: 'd6' },
  square: { position: even({ d8: 'S45' }), select: 'd8' },
  rencontre: {
    position: odd({ b1: 'c25', d3: 'S25' }),
    play: ['b1-c2', 'xd3'],
    shows: [takes('d3', 'encounter', 'boutin.rencontre', '25 = 25')],
  },
  embuche: {
    position: even({ a4: 'C4', b1: 'C8', c2: 't12' }),
    play: ['a4-b3', 'xc2'],
    shows: [takes('c2', 'ambush', 'boutin.embuche', '4 + 8 = 12')],
  },
  assaut: {
    position: even(ASSAULT),
    play: ['g2-h1', 'xd1'],
    shows: [takes('d1', 'assault', 'boutin.assaut', '36 ÷ 3 = 12')],
  },
  discovered: {
    position: even(ASSAULT),
    play: ['b3-c4', 'xd1'],
    shows: [takes('d1', 'assault', 'boutin.assaut', '6 × 2 = 12')],
  },
  puissance: {
    position: odd({ b1: 'c3', b3: 'S81' }),
    play: ['b1-a2', 'xb3'],
    shows: [takes('b3', 'power', 'boutin.puissance', '3 ^ 4 = 81')],
  },
  progression: {
    position: even({ c3: 'T20', d1: 'S15', a1: 'c25' }),
    play: ['c3-a3', 'xa1'],
    shows: [takes('a1', 'progression', 'boutin.progression', '15, 20, 25 arithmetic')],
  },
  emprisonnement: {
    position: even(PRISON),
    play: ['a3-b4', 'xb2', 'xc3'],
    shows: [
      takes('b2', 'siege', 'boutin.emprisonnement'),
      takes('c3', 'power', 'boutin.puissance', '4 ^ 2 = 16'),
    ],
  },
  'take-first': {
    position: odd(PRISON),
    play: ['c3xa3', 'c3-a3'],
    shows: [takes('a3', 'power', 'boutin.puissance', '16 = 4 ^ 2')],
  },
  layer: {
    position: even({ b7: 'C4', d9: ODD_PYRAMID }),
    play: ['b7-c8', 'xd9:16'],
    shows: [takes('d9', 'power', 'boutin.puissance', '4 ^ 2 = 16')],
  },
  pose: {
    position: even({ c2: 's25' }, 'c25/-'),
    play: ['C25@b1', 'xc2'],
    shows: [{ effect: 'place', square: 'b1' }, takes('c2', 'encounter', 'boutin.rencontre', '25 = 25')],
  },
  proces: {
    options: { victory: 'proces', digits: '5' },
    position: even({ d6: 'S81', d12: 'c81' }, 's120/-'),
    play: ['d6-d9', 'xd12'],
    shows: [takes('d12', 'encounter', 'boutin.rencontre', '81 = 81'), wins('boutin.common-victory')],
  },
  mediocre: {
    position: even({ a9: 'C16', b10: 'C36', d14: 'T56' }, `${ODD_PYRAMID}/-`),
    play: ['d14-d12'],
    shows: [wins('boutin.proper-victory', 16, 36, 56)],
  },
  great: {
    options: { grade: 'great' },
    position: odd({ b4: 'c4', c4: 'c6', d4: 't12', e6: 't36' }, `-/${EVEN_PYRAMID}`),
    play: ['e6-e4'],
    shows: [wins('boutin.proper-victory', 4, 6, 12, 36)],
  },
  excellent: {
    options: { grade: 'excellent' },
    position: even({ a9: 'T12', c9: 'C4', a11: 'C9', d12: 'C6' }, `${ODD_PYRAMID}/-`),
    play: ['d12-c11'],
    shows: [wins('boutin.proper-victory', 4, 6, 9, 12)],
  },
});
