import type { MoreTexts } from '../texts.ts';

export const tables: MoreTexts['tables'] = {
  lead: 'Toutes les progressions de trois nombres et toutes les harmonies de quatre que permettent les nombres d’un jeu de règles. L’armée qui possède tous les nombres n’a besoin d’aucun pion de l’autre armée.',
  filter: 'Seulement avec ces nombres',
  fourTerm: 'Quatre nombres en proportion (a : b = c : d) comptent comme géométriques',
  both: 'les deux armées',
  mixed: 'il faut les deux armées',
  either: 'l’une ou l’autre armée',
  none: 'Aucune avec ces nombres.',
  noNumbers: (game) =>
    `Les pions du ${game} ne portent pas de nombres : il n’y a pas de tables. Choisissez des règles de Rithmomachie.`,
  unknown: (numbers) => `Avec ces règles, aucun pion ne porte le nombre ${numbers}.`,
  fours: { great: 'Grande harmonie', excellent: 'Harmonie excellente' },
};
