import type { LevelName } from '../shape.ts';

export const levels: readonly LevelName[] = [
  { name: 'Tiro', gloss: 'novice' },
  { name: 'Discipulus', gloss: 'pupil' },
  { name: 'Lector', gloss: 'reader' },
  { name: 'Cantor', gloss: 'singer of proportions' },
  { name: 'Computista', gloss: 'reckoner of the calendar' },
  { name: 'Abacista', gloss: 'reckoner on the abacus' },
  { name: 'Baccalarius', gloss: 'bachelor' },
  { name: 'Magister', gloss: 'master of the school' },
  { name: 'Doctor', gloss: 'doctor of the quadrivium' },
  { name: 'Boethius', gloss: 'teacher of all arithmetic' },
];
