import type { OptionTextsOf } from '../option-texts.ts';

export const options: OptionTextsOf = {
  begins: { label: 'Qui commence', values: { even: 'Pair', odd: 'Impair' } },
  setup: {
    label: 'Mise en place',
    values: {
      classical: 'classique',
      forward: 'avancée de deux rangées',
      'order-sorted': 'triangles rangés par ordre',
      phalanx: 'phalange',
    },
  },
  count: {
    label: 'Compte des distances',
    values: { between: 'cases intermédiaires', steps: 'pas', inclusive: 'les deux extrémités comprises' },
  },
  victory: {
    label: 'Victoire',
    values: {
      corps: 'de corps : un nombre de pions',
      bien: 'de bien : une somme de valeurs',
      proces: 'de procès : un nombre de chiffres',
      'corps+bien': 'de corps et de bien',
      'corps+proces': 'de corps et de procès',
      'bien+proces': 'de bien et de procès',
      'corps+bien+proces': 'de corps, de bien et de procès',
      proper: 'propre : une harmonie',
    },
  },
  pieces: { label: 'Pions à prendre', values: {} },
  sum: { label: 'Somme à prendre', values: {} },
  digits: { label: 'Chiffres à prendre', values: {} },
  grade: {
    label: 'Harmonie minimale',
    values: {
      mediocre: 'médiocre',
      great: 'grande',
      excellent: 'excellente',
      magna: 'magna : trois pions',
      maior: 'maior : quatre, deux sortes',
      praestantissima: 'praestantissima : quatre, toutes les sortes',
    },
  },
  'four-term': { label: 'Les proportions à quatre termes comptent comme géométriques', values: {} },
  moves: {
    label: 'Déplacements',
    values: {
      standard: 'habituels',
      boissiere: 'd’après de Boissière',
      'second-field': 'à la deuxième case',
    },
  },
  difference: { label: 'Aussi les différences et quotients', values: {} },
  completion: { label: 'Un troisième pion peut compléter une eruptio', values: {} },
  geometric: { label: 'Aussi les progressions géométriques', values: {} },
  greatest: { label: 'La plus grande harmonie 6 8 9 12', values: {} },
  'pyramid-first': { label: 'La pyramide adverse doit tomber d’abord', values: {} },
  product: { label: 'Aussi les produits et quotients', values: {} },
  reentry: { label: 'Les pions pris peuvent revenir en jeu', values: {} },
  shapes: {
    label: 'Forme des pions',
    values: { standard: 'habituelle', document: 'comme dans le document' },
  },
  perfect: { label: 'Victoire parfaite', values: {} },
  points: { label: 'Victoire aux points', values: {} },
  first: { label: 'Qui commence', values: { black: 'Noir', white: 'Blanc' } },
  size: { label: 'Plateau', values: { '8x8': '8 × 8', '7x8': '7 × 8', '9x9': '9 × 9', '9x10': '9 × 10' } },
  quiet: {
    label: 'Nulle après autant de tours sans prise',
    stones: 'Fin de la partie et compte des prises après autant de tours sans prise',
    values: {},
  },
  repetition: {
    label: 'Nulle quand une position se présente autant de fois',
    stones: 'Fin de la partie et compte des prises quand une position se présente autant de fois',
    values: {},
  },
};
