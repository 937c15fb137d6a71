import type { Summary } from '../page.ts';

/** One sentence a rule set: where it comes from, how long, how hard. */
export const summary: Summary = {
  'halle-beginner':
    'The first step of a German leaflet: half armies, attacks you see coming, up to an hour, easy to begin with.',
  'halle-advanced':
    'The second step of the same leaflet, with full armies: one to two hours, for players who know the beginners’ game.',
  scholars:
    'After an unsigned German text: take when you like, ten prisoners win, about an hour, of middling difficulty.',
  'nexus-corenae': 'The strict form from the same German text: only harmonies win, two hours and more, hard.',
  boutin:
    'After de Boissière’s book of 1556, rebuilt by Michel Boutin: six ways of taking, a long evening, the hardest.',
  glorious:
    'After a Japanese rules sheet: captures happen by themselves, half an hour to an hour, quick but sharp.',
  'latrunculi-seneca':
    'The Roman soldiers’ game with leaps and bound stones, rebuilt after Seneca: half an hour to an hour, of middling difficulty.',
  'latrunculi-piso':
    'The Roman soldiers’ game at its simplest, rebuilt from a poem and from finds: about half an hour, learned in two minutes.',
};
