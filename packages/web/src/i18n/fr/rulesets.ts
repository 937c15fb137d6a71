import { summary } from '../../reading/fr/summary.ts';
import type { Texts } from '../texts.ts';

export const rulesets: Texts['rulesets'] = {
  games: {
    rithmomachia: {
      name: 'Rithmomachie',
      text: 'La bataille des nombres, née au XIᵉ siècle. On prend par le calcul, on gagne par l’harmonie.',
    },
    latrunculi: {
      name: 'Ludus latrunculorum',
      text: 'Le jeu romain des petits soldats. Enfermer, immobiliser, prendre.',
    },
  },
  sets: {
    'halle-beginner': {
      name: 'Halle, débutants',
      long: 'Rithmomachie, règles de Halle pour débutants',
      text: summary['halle-beginner'],
    },
    'halle-advanced': {
      name: 'Halle, avancés',
      long: 'Rithmomachie, règles de Halle',
      text: summary['halle-advanced'],
    },
    scholars: {
      name: 'Le jeu des savants',
      long: 'Rithmomachie, le jeu des savants',
      text: summary.scholars,
    },
    'nexus-corenae': {
      name: 'Nexus Corenae',
      long: 'Le jeu des savants au Nexus Corenae',
      text: summary['nexus-corenae'],
    },
    boutin: {
      name: 'Boutin, d’après de Boissière 1556',
      long: 'Rithmomachie d’après de Boissière, 1556',
      text: summary.boutin,
    },
    glorious: {
      name: 'Victoires glorieuses',
      long: 'Rithmomachie aux victoires parfaites et petites',
      text: summary.glorious,
    },
    'latrunculi-seneca': {
      name: 'Sénèque',
      long: 'Ludus latrunculorum, variante de Sénèque',
      text: summary['latrunculi-seneca'],
    },
    'latrunculi-piso': {
      name: 'Pison',
      long: 'Ludus latrunculorum, variante de Pison',
      text: summary['latrunculi-piso'],
    },
  },
};
