import { compile, makeOptionValue, ruleSets } from '@calculi/rules';
import type { OptionSpec, OptionValue, RuleSet } from '@calculi/rules';
import type { Command } from '../command.ts';
import { findRuleSet } from '../opening.ts';
import { joinLines } from '../words/layout.ts';
import { describeRuleSet } from '../words/ruleset.ts';

/** Values as one writes them after `=`. */
const texts = (values: OptionValue | readonly OptionValue[]): string[] =>
  [values].flat().map((value) => makeOptionValue(value));

const optionJson = (option: OptionSpec) => ({
  name: option.name,
  type: option.type,
  ...(option.type === 'choice' && { values: option.values }),
  ...(option.type === 'boolean' && { values: ['yes', 'no'] }),
  ...(option.type === 'number' && { least: option.least, most: option.most }),
  default: makeOptionValue(option.default),
  clause: option.clause,
  ...(option.requires && {
    requires: Object.fromEntries(
      Object.entries(option.requires).map(([name, values]) => [name, texts(values)]),
    ),
  }),
});

const ruleSetJson = ({
  id,
  version,
  game,
  title,
  document,
  board,
  sides,
  begins,
  options,
  clauses,
}: RuleSet) => ({
  id,
  version,
  game,
  title,
  document,
  board,
  sides,
  begins,
  options: options.map(optionJson),
  clauses,
});

export const rulesCommand: Command = {
  name: 'rules',
  summary: 'every rule set with its board and options, or one with its clauses',
  parameters: [{ name: 'RULES', about: 'one rule set only, with its clauses', optional: true }],
  flags: ['json'],
  notes: [
    'JSON: [{id, version, game, title, document, board: {files, ranks}, sides, begins, options: [{name, type, values?, least?, most?, default, clause, requires?}], clauses: [{id, at, reading?}]}]. Values of options are texts, as they stand after the = of --option.',
  ],
  example: 'calculi rules boutin',
  run: async ([id], { switches }, { output }) => {
    const specs = id === undefined ? ruleSets : [findRuleSet(id)];
    const found = specs.map((spec) => compile(spec).ruleSet);
    const text = found.map((each) => joinLines(describeRuleSet(each, id !== undefined))).join('\n');
    await output(switches.has('json') ? `${JSON.stringify(found.map(ruleSetJson))}\n` : text);
    return 0;
  },
};
