/** The rules pages, around their own long texts. */
export const rules = {
  lead: 'Two old board games in eight rule sets, after five documents. Every figure is drawn by the program that also judges your moves: you can play in it.',
  ruleSet: 'Rule set',
  contents: 'Contents',
  all: 'All rule sets',
  play: 'Play these rules',
  show: 'Show it',
  reset: 'Set back',
  whole: 'The whole page',
  capture: 'About the last capture',
};
