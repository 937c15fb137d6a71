/** The tables of progressions. */
export const tables = {
  lead: 'All progressions of three and all harmonies of four that the numbers of a rule set can form. An army that owns every number needs no piece of the other army.',
  filter: 'Only with these numbers',
  fourTerm: 'Four numbers in proportion (a : b = c : d) count as geometric',
  both: 'both armies',
  mixed: 'needs both armies',
  either: 'either army',
  none: 'None with these numbers.',
  noNumbers: (game: string) =>
    `The stones of ${game} have no numbers, so there are no tables for it. Choose a rule set of Rithmomachia.`,
  unknown: (numbers: string) => `No piece of this rule set has the number ${numbers}.`,
  fours: { great: 'Great harmony', excellent: 'Excellent harmony' },
};
