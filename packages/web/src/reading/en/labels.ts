import type { Labels } from '../page.ts';

export const labels: Labels = {
  note: { reading: 'Reading', erratum: 'Erratum', source: 'Source' },
  changedBy: 'Change it with',
  fixed: 'Cannot be changed',
  figure: 'Fig.',
  tryIt: 'Try it on the board',
  clause: 'Clause in the program',
};
