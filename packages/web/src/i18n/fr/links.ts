import type { MoreTexts } from '../texts.ts';

export const links: MoreTexts['links'] = {
  word: (word) => `« ${word} » dans ce lien n’a pas de sens ici ; ce qui est habituel s’applique.`,
  noClock: (word, most) =>
    `« ${word} » dans ce lien n’est pas une pendule que l’on puisse régler ; on joue sans pendule. On peut choisir de 1 à ${most.minutes} minutes par camp, avec jusqu’à ${most.increment} secondes de plus par tour (par exemple clock=10+5), et avec quelqu’un au loin aussi de 1 à ${most.days} jours par tour (par exemple clock=3d).`,
  clock: 'Contre l’ordinateur, on joue sans pendule ; celle de ce lien est laissée de côté.',
  position: 'La position de ce lien est illisible ; la position habituelle est montrée.',
  options: 'Les options de ce lien ne vont pas ensemble ; les options habituelles s’appliquent.',
  ruleSet: 'Les règles que nomme ce lien sont inconnues ici ; le jeu des débutants est montré.',
  game: 'Cette partie n’est pas conservée sur cet appareil ; une nouvelle commence aux mêmes conventions.',
};
