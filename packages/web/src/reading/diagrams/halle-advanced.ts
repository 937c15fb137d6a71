import { makeDiagrams, takes, wins } from '../diagram.ts';
import { EVEN_PYRAMID, numbers, ODD_PYRAMID } from '../position.ts';
import { halleDiagrams } from './halle.ts';

export const diagrams = {
  ...halleDiagrams('halle-advanced', 16),
  ...makeDiagrams('halle-advanced', {
    congressus: {
      position: numbers(16, 'e', { c5: 'T25', d6: 'c25', g1: EVEN_PYRAMID, h12: ODD_PYRAMID }),
      play: ['c5-d6'],
      shows: [takes('d6', 'encounter', 'halle.congressus', '25 = 25')],
    },
    harmonic: {
      position: numbers(
        16,
        'e',
        { b13: 'S45', d13: 'S15', g11: 'T9', g1: EVEN_PYRAMID, a9: 's28' },
        `${ODD_PYRAMID}/-`,
      ),
      play: ['g11-g13'],
      shows: [wins('halle.victory', 9, 15, 45)],
    },
  }),
};
