import { makeDiagrams, marks, takes, wins } from '../diagram.ts';
import { EVEN_PYRAMID, numbers, ODD_PYRAMID } from '../position.ts';
import type { Pieces } from '../position.ts';

/** Diagrams of both games of Halle: the same squares on 12 and on 16 ranks. */

const BOTH: Pieces = { g1: EVEN_PYRAMID, h12: ODD_PYRAMID };
const held = (pieces = '') => `${pieces}${ODD_PYRAMID}/-`;

type Rules = 'halle-beginner' | 'halle-advanced';
type Ranks = 12 | 16;

const HOME: Pieces = { g1: EVEN_PYRAMID, h12: 's28' };

const ordinary = (rules: Rules, ranks: Ranks) => {
  const even = (pieces: Pieces, prisoners?: string) => numbers(ranks, 'e', pieces, prisoners);
  const odd = (pieces: Pieces) => numbers(ranks, 'o', pieces);
  const eruptio = even({ c2: 'C6', c8: 't30', h9: 's28', ...BOTH });
  const six = marks('c8', 'assault', 'halle.eruptio', '6 × 5 = 30');
  return makeDiagrams(rules, {
    start: {},
    triangle: { position: even({ d5: 'T20', d6: 'C4', ...BOTH }), select: 'd5' },
    square: { position: even({ d6: 'S45', ...BOTH }), select: 'd6' },
    pyramid: { position: even({ d6: EVEN_PYRAMID, h12: ODD_PYRAMID }), select: 'd6' },
    roaming: { position: even({ d5: 'T20', ...BOTH }), roams: 'd5' },
    eruptio: { position: eruptio, play: ['c2-c3'], shows: [six] },
    taken: {
      position: eruptio,
      play: ['c2-c3', 'h9-h6'],
      shows: [six, takes('c8', 'assault', 'halle.eruptio', '6 × 5 = 30')],
    },
    escape: { position: eruptio, play: ['c2-c3', 'c8-d9'], shows: [six] },
    insidiae: {
      position: odd({ a5: 'c5', b5: 'S45', c4: 'c9', ...BOTH }),
      play: ['c4-c5'],
      shows: [marks('b5', 'ambush', 'halle.insidiae', '9 × 5 = 45')],
    },
    obsidio: {
      position: odd({ a1: 'C4', a2: 'c9', b2: 'c7', ...BOTH }),
      play: ['b2-b1'],
      shows: [takes('a1', 'siege', 'halle.obsidio')],
    },
    base: {
      position: odd({ d5: EVEN_PYRAMID, c5: 'c3', e7: 't12', h12: ODD_PYRAMID }),
      play: ['e7-e5'],
      shows: [marks('d5', 'ambush', 'halle.insidiae', '12 × 3 = 36')],
    },
    victory: {
      position: even({ a9: 'C4', c9: 'C6', f8: 'C8', ...HOME }, held()),
      play: ['f8-f9'],
      shows: [wins('halle.victory', 4, 6, 8)],
    },
    place: {
      position: even({ b9: 'C2', h9: 'C8', ...HOME }, held('c5,')),
      play: ['C5@e9'],
      shows: [{ effect: 'place', square: 'e9' }, wins('halle.victory', 2, 5, 8)],
    },
  });
};

const extensions = (rules: Rules, ranks: Ranks) => {
  const even = (pieces: Pieces, prisoners?: string) => numbers(ranks, 'e', pieces, prisoners);
  return makeDiagrams(rules, {
    boissiere: {
      options: { moves: 'boissiere' },
      position: even({ d6: 'C6', ...BOTH }),
      select: 'd6',
    },
    'second-field': {
      options: { moves: 'second-field' },
      position: even({ d6: 'S45', ...BOTH }),
      select: 'd6',
    },
    difference: {
      options: { difference: 'yes' },
      position: even({ c6: 'S45', d6: 'c3', e8: 'T42', ...BOTH }),
      play: ['e8-e6'],
      shows: [marks('d6', 'ambush', 'halle.insidiae', '45 − 42 = 3')],
    },
    completion: {
      options: { completion: 'yes' },
      position: even({ c2: 'C6', c7: 's28', d7: 'C4', ...BOTH }),
      play: ['c2-c3'],
      shows: [marks('c7', 'assault', 'halle.eruptio', '6 × 4 + 4 = 28')],
    },
    geometric: {
      options: { geometric: 'yes' },
      position: even({ a9: 'C4', c9: 'C6', f8: 'C9', ...HOME }, held()),
      play: ['f8-f9'],
      shows: [wins('halle.victory', 4, 6, 9)],
    },
    greatest: {
      options: { greatest: 'yes' },
      position: even({ a9: 'C6', b9: 'C8', c9: 'C9', ...HOME }, held('t12,')),
      play: ['T12@d9'],
      shows: [{ effect: 'place', square: 'd9' }, wins('halle.greatest', 6, 8, 9, 12)],
    },
    grade: {
      options: { grade: 'praestantissima' },
      position: even({ a9: 'C3', c9: 'C4', d9: 'C6', f8: 'C9', ...HOME }, held()),
      play: ['f8-f9'],
      shows: [wins('halle.grade', 3, 4, 6, 9)],
    },
  });
};

export const halleDiagrams = (rules: Rules, ranks: Ranks) => ({
  ...ordinary(rules, ranks),
  ...extensions(rules, ranks),
});
