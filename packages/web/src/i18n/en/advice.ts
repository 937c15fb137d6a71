import { makeGrammar } from '../grammar.ts';

const { count } = makeGrammar('en');

/** What is said of the computer while it plays, and the names of the panels. */
export const advice = {
  computer: (name: string, level: number) => `${name}, strength ${level}`,
  ahead: (turns: number) => count(turns, { one: '# turn ahead', other: '# turns ahead' }),
  moveNow: 'Move now',
  preview: 'How it may go on',
  toGame: 'Back to the game',
  /** The panels, as their buttons call them. */
  titles: { hint: 'Hint', review: 'Review', why: 'Why?', harmonies: 'Harmonies', link: 'Hand on' },
};
