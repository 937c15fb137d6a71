import { byOption } from '../spec/author.ts';
import type { LayerSpec } from '../spec/ruleset.ts';

const EVEN_PYRAMID = 'P36+25+16+9+4+1';
const ODD_PYRAMID = 'p64+49+36+25+16';

/** Pyramid layers from the base up: even 36 to 1, odd 64 to 16. */
export const MIXED_LAYERS: readonly [readonly LayerSpec[], readonly LayerSpec[]] = [
  [
    ['square', 36],
    ['square', 25],
    ['triangle', 16],
    ['triangle', 9],
    ['round', 4],
    ['round', 1],
  ],
  [
    ['square', 64],
    ['square', 49],
    ['triangle', 36],
    ['triangle', 25],
    ['round', 16],
  ],
];

export const SQUARE_LAYERS: readonly [readonly LayerSpec[], readonly LayerSpec[]] = [
  [
    ['square', 36],
    ['square', 25],
    ['square', 16],
    ['square', 9],
    ['square', 4],
    ['square', 1],
  ],
  [
    ['square', 64],
    ['square', 49],
    ['square', 36],
    ['square', 25],
    ['square', 16],
  ],
];

const ODD_CLASSICAL = [
  's361,s225,4,s121,s49',
  `${ODD_PYRAMID},s120,t64,t56,t30,t36,s66,s28`,
  't100,t90,c81,c49,c25,c9,t12,t16',
  '2,c9,c7,c5,c3,2',
];
const EVEN_CLASSICAL = [
  '2,C2,C4,C6,C8,2',
  'T9,T6,C4,C16,C36,C64,T72,T81',
  `S15,S45,T25,T20,T42,T49,${EVEN_PYRAMID},S153`,
  'S25,S81,4,S169,S289',
];

const swap = (ranks: readonly string[], pairs: Readonly<Record<string, string>>): string[] =>
  ranks.map((rank) =>
    rank
      .split(',')
      .map((item) => pairs[item] ?? item)
      .join(','),
  );

const empty = (ranks: number): string[] => Array<string>(ranks).fill('8');

export const CLASSICAL = [...ODD_CLASSICAL, ...empty(8), ...EVEN_CLASSICAL].join('/');

const FORWARD = [...empty(2), ...ODD_CLASSICAL, ...empty(4), ...EVEN_CLASSICAL, ...empty(2)].join('/');

/** As classical, but the triangles stand by their order: 6 and 25, 72 and 49, 90 and 64, 12 and 36 change places. */
const ORDER_SORTED = [
  ...swap(ODD_CLASSICAL, { t90: 't64', t64: 't90', t12: 't36', t36: 't12' }),
  ...empty(8),
  ...swap(EVEN_CLASSICAL, { T6: 'T25', T25: 'T6', T72: 'T49', T49: 'T72' }),
].join('/');

const PHALANX = [
  '2,s361,s225,s121,s49,2',
  `2,${ODD_PYRAMID},s120,s66,s28,2`,
  '2,t100,t64,t36,t16,2',
  '2,t90,t56,t30,t12,2',
  '2,c81,c49,c25,c9,2',
  '2,c9,c7,c5,c3,2',
  ...empty(4),
  '2,C2,C4,C6,C8,2',
  '2,C4,C16,C36,C64,2',
  '2,T6,T20,T42,T72,2',
  '2,T9,T25,T49,T81,2',
  `2,S15,S45,${EVEN_PYRAMID},S153,2`,
  '2,S25,S81,S169,S289,2',
].join('/');

export const SETUP_NAMES = ['classical', 'forward', 'order-sorted', 'phalanx'] as const;

/** The set-ups of the 8 × 16 board, by the option `setup`. */
export const setupByOption = byOption<string>('setup', {
  classical: CLASSICAL,
  forward: FORWARD,
  'order-sorted': ORDER_SORTED,
  phalanx: PHALANX,
});

/** Half an army on 8 × 12, for beginners. */
export const BEGINNERS = [
  `${ODD_PYRAMID},s120,t90,t56,t30,t12,s66,s28`,
  '2,c9,c7,c5,c3,2',
  ...empty(8),
  '2,C2,C4,C6,C8,2',
  `S15,S45,T6,T20,T42,T72,${EVEN_PYRAMID},S153`,
].join('/');
