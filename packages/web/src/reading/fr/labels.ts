import type { Labels } from '../page.ts';

export const labels: Labels = {
  note: { reading: 'Lecture', erratum: 'Erreur du document', source: 'Source' },
  changedBy: 'À modifier avec',
  fixed: 'Non modifiable',
  figure: 'Fig.',
  tryIt: 'Essayer sur le plateau',
  clause: 'Article dans le programme',
};
