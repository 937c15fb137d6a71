import type { OptionTextsOf } from '../option-texts.ts';

/** What can be agreed on before a game. A test holds this against the rule sets' own data. */
export const options: OptionTextsOf = {
  begins: { label: 'Who begins', values: { even: 'Even', odd: 'Odd' } },
  setup: {
    label: 'Set-up',
    values: {
      classical: 'classical',
      forward: 'two ranks forward',
      'order-sorted': 'triangles sorted by order',
      phalanx: 'phalanx',
    },
  },
  count: {
    label: 'Counting of distances',
    values: { between: 'squares between', steps: 'steps', inclusive: 'both ends included' },
  },
  victory: {
    label: 'Victory',
    values: {
      corps: 'corps: a number of pieces',
      bien: 'bien: a sum of values',
      proces: 'procès: a number of digits',
      'corps+bien': 'corps and bien',
      'corps+proces': 'corps and procès',
      'bien+proces': 'bien and procès',
      'corps+bien+proces': 'corps, bien and procès',
      proper: 'proper: a harmony',
    },
  },
  pieces: { label: 'Pieces to capture', values: {} },
  sum: { label: 'Sum to capture', values: {} },
  digits: { label: 'Digits to capture', values: {} },
  grade: {
    label: 'Least harmony',
    values: {
      mediocre: 'mediocre',
      great: 'great',
      excellent: 'excellent',
      magna: 'magna: three pieces',
      maior: 'maior: four, two kinds',
      praestantissima: 'praestantissima: four, all kinds',
    },
  },
  'four-term': { label: 'Four-term proportions count as geometric', values: {} },
  moves: {
    label: 'Moves',
    values: {
      standard: 'standard',
      boissiere: 'after de Boissière',
      'second-field': 'into the second field',
    },
  },
  difference: { label: 'Also differences and quotients', values: {} },
  completion: { label: 'A third piece may complete an eruptio', values: {} },
  geometric: { label: 'Geometric progressions too', values: {} },
  greatest: { label: 'Greatest harmony 6 8 9 12', values: {} },
  'pyramid-first': { label: 'The enemy pyramid must fall first', values: {} },
  product: { label: 'Also products and quotients', values: {} },
  reentry: { label: 'Captured pieces may re-enter', values: {} },
  shapes: { label: 'Shape of the pieces', values: { standard: 'as usual', document: 'as in the document' } },
  perfect: { label: 'Perfect victory', values: {} },
  points: { label: 'Victory by points', values: {} },
  first: { label: 'Who begins', values: { black: 'Black', white: 'White' } },
  size: { label: 'Board', values: { '8x8': '8 × 8', '7x8': '7 × 8', '9x9': '9 × 9', '9x10': '9 × 10' } },
  quiet: {
    label: 'Draw after so many turns without capture',
    stones: 'The game ends and captures are counted after so many turns without capture',
    values: {},
  },
  repetition: {
    label: 'Draw when a position has come so often',
    stones: 'The game ends and captures are counted when a position has come so often',
    values: {},
  },
};
