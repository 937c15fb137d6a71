import type { Labels } from '../page.ts';

export const labels: Labels = {
  note: { reading: 'Lesart', erratum: 'Fehler der Vorlage', source: 'Quelle' },
  changedBy: 'Änderbar mit',
  fixed: 'Nicht änderbar',
  figure: 'Abb.',
  tryIt: 'Auf dem Brett ausprobieren',
  clause: 'Satz im Programm',
};
