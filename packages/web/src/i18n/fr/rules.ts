import type { MoreTexts } from '../texts.ts';

export const rules: MoreTexts['rules'] = {
  lead: 'Deux jeux anciens, cinq documents, huit jeux de règles. Chaque figure est dessinée par le programme qui juge aussi vos coups : vous pouvez y jouer.',
  ruleSet: 'Règles',
  contents: 'Sommaire',
  all: 'Toutes les règles',
  play: 'Jouer avec ces règles',
  show: 'Montrer le coup',
  reset: 'Remettre en place',
  whole: 'La page entière',
  capture: 'À propos de la dernière prise',
};
