import type { LevelName } from '../shape.ts';

export const levels: readonly LevelName[] = [
  { name: 'Tiro', gloss: 'Neuling' },
  { name: 'Discipulus', gloss: 'Schüler' },
  { name: 'Lector', gloss: 'Vorleser' },
  { name: 'Cantor', gloss: 'Sänger der Proportionen' },
  { name: 'Computista', gloss: 'Kalenderrechner' },
  { name: 'Abacista', gloss: 'Rechner am Abakus' },
  { name: 'Baccalarius', gloss: 'Bakkalaureus' },
  { name: 'Magister', gloss: 'Schulmeister' },
  { name: 'Doctor', gloss: 'Gelehrter des Quadriviums' },
  { name: 'Boethius', gloss: 'Lehrer aller Arithmetik' },
];
