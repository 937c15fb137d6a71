import type { Texts } from '../texts.ts';

export const rulesets: Texts['rulesets'] = {
  games: {
    rithmomachia: {
      name: 'Rithmomachie',
      text: 'La bataille des nombres, née au XIᵉ siècle. On prend par le calcul, on gagne par l’harmonie.',
    },
    latrunculi: {
      name: 'Ludus latrunculorum',
      text: 'Le jeu romain des petits soldats. Enfermer, lier, prendre.',
    },
  },
  sets: {
    'halle-beginner': {
      name: 'Halle, débutants',
      long: 'Rithmomachie, règles de Halle pour débutants',
      text: 'La moitié des pièces, trois façons de prendre. D’après un guide d’aujourd’hui ; une demi-heure, la meilleure première partie.',
    },
    'halle-advanced': {
      name: 'Halle, avancés',
      long: 'Rithmomachie, règles de Halle',
      text: 'Les 48 pièces, des prises en deux temps, chaque extension au choix. Une heure ou plus.',
    },
    scholars: {
      name: 'Le jeu des savants',
      long: 'Rithmomachie, le jeu des savants',
      text: 'La forme médiévale générale : vous choisissez vos prises, et les pyramides tombent couche par couche. Environ une heure.',
    },
    'nexus-corenae': {
      name: 'Nexus Corenae',
      long: 'Le jeu des savants au Nexus Corenae',
      text: 'Comme le joue un groupe d’histoire vivante : tout se déplace dans huit directions, la tour reste entière. Une heure, animée.',
    },
    boutin: {
      name: 'Boutin, d’après de Boissière 1556',
      long: 'Rithmomachie d’après de Boissière, 1556',
      text: 'Les règles les plus riches : six prises, des sauts, la pose des prisonniers. Long et difficile ; choisissez « corps » pour une partie courte.',
    },
    glorious: {
      name: 'Victoires glorieuses',
      long: 'Rithmomachie aux victoires parfaites et petites',
      text: 'D’après une feuille japonaise : tout ce qui peut être pris l’est aussitôt. Rapide et vif.',
    },
    'latrunculi-seneca': {
      name: 'Sénèque',
      long: 'Ludus latrunculorum, variante de Sénèque',
      text: 'Une reconstitution : les pierres sautent, et une pierre enfermée est liée avant d’être prise. Une demi-heure.',
    },
    'latrunculi-piso': {
      name: 'Pison',
      long: 'Ludus latrunculorum, variante de Pison',
      text: 'Le jeu le plus simple ici : un pas, et toute pierre enfermée est prise. Vingt minutes.',
    },
  },
};
