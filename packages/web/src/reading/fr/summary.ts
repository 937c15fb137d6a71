import type { Summary } from '../page.ts';

/** One sentence a rule set: where it comes from, how long, how hard. */
export const summary: Summary = {
  'halle-beginner':
    'La première étape d’une notice allemande : demi-armées, attaques annoncées, une heure au plus, facile pour débuter.',
  'halle-advanced':
    'La seconde étape de la même notice, armées complètes : une heure ou deux, pour qui connaît le jeu des débutants.',
  scholars:
    'D’après un texte allemand non signé : vous prenez quand vous voulez, dix prisonniers gagnent, environ une heure, difficulté moyenne.',
  'nexus-corenae':
    'La forme stricte du même texte : seules les harmonies gagnent, deux heures et plus, difficile.',
  boutin:
    'D’après le livre de de Boissière (1556), reconstruit par Michel Boutin : six façons de prendre, une longue soirée, le plus difficile.',
  glorious:
    'D’après une feuille de règles japonaise : les prises se font seules, d’une demi-heure à une heure, vif et incisif.',
  'latrunculi-seneca':
    'Le jeu romain des soldats avec sauts et pions immobilisés, d’après Sénèque : d’une demi-heure à une heure, difficulté moyenne.',
  'latrunculi-piso':
    'Le jeu romain des soldats au plus simple, d’après un poème et des objets retrouvés : environ une demi-heure, appris en deux minutes.',
};
