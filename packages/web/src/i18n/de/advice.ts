import { makeGrammar } from '../grammar.ts';
import type { Texts } from '../texts.ts';

const { count } = makeGrammar('de');

export const advice: Texts['advice'] = {
  computer: (name, level) => `${name}, Stärke ${level}`,
  ahead: (turns) => count(turns, { one: '# Zug voraus', other: '# Züge voraus' }),
  moveNow: 'Jetzt ziehen',
  preview: 'So könnte es weitergehen',
  toGame: 'Zurück zur Partie',
  titles: { hint: 'Rat', review: 'Rückschau', why: 'Warum?', harmonies: 'Harmonien', link: 'Weitergeben' },
};
