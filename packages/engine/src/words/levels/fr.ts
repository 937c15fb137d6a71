import type { LevelName } from '../shape.ts';

export const levels: readonly LevelName[] = [
  { name: 'Tiro', gloss: 'novice' },
  { name: 'Discipulus', gloss: 'élève' },
  { name: 'Lector', gloss: 'lecteur' },
  { name: 'Cantor', gloss: 'chantre des proportions' },
  { name: 'Computista', gloss: 'maître du calendrier' },
  { name: 'Abacista', gloss: 'calculateur à l’abaque' },
  { name: 'Baccalarius', gloss: 'bachelier' },
  { name: 'Magister', gloss: 'maître d’école' },
  { name: 'Doctor', gloss: 'docteur du quadrivium' },
  { name: 'Boethius', gloss: 'maître de toute l’arithmétique' },
];
