import { makeGrammar } from '../grammar.ts';
import type { Texts } from '../texts.ts';

const { count } = makeGrammar('fr');

export const advice: Texts['advice'] = {
  computer: (name, level) => `${name}, force ${level}`,
  ahead: (turns) => count(turns, { one: '# tour d’avance', other: '# tours d’avance' }),
  moveNow: 'Jouer maintenant',
  preview: 'Une suite possible',
  toGame: 'Revenir à la partie',
  titles: {
    hint: 'Conseil',
    review: 'Analyse',
    why: 'Pourquoi ?',
    harmonies: 'Harmonies',
    link: 'Partager',
  },
};
