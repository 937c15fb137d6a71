import { makeOptionValue } from '@calculi/rules';
import type { Clause, OptionSpec, RuleSet } from '@calculi/rules';
import { hang, listed } from './layout.ts';

/** A rule set with its options; with its clauses where one asks for it alone. */
export const describeRuleSet = (ruleSet: RuleSet, withClauses: boolean): string[] => {
  const { id, version, title, game, document, board, begins, options, clauses } = ruleSet;
  return [
    `${id}  ${title}`,
    `  ${game}, version ${version}, document ${document}; board ${board.files} × ${board.ranks}; ${begins} begins`,
    ...options.flatMap((option) =>
      hang(`${option.name}=${makeOptionValue(option.default)}`, describeOption(option), 22, 4),
    ),
    ...(withClauses
      ? [
          '',
          '  Clauses, where they stand in the document, and how we read them:',
          ...clauses.flatMap(describeClause),
        ]
      : []),
  ];
};

/** What a text for an option may look like. */
const describeType = (option: OptionSpec): string => {
  switch (option.type) {
    case 'choice':
      return option.values.join(' | ');
    case 'boolean':
      return 'yes | no';
    case 'number':
      return `a whole number from ${option.least} to ${option.most}`;
    case 'digits':
      return 'different digits with commas between, such as 1,2,3, or 0 for none';
  }
};

const describeOption = (option: OptionSpec): string => {
  const needs = Object.entries(option.requires ?? {}).map(
    ([name, values]) =>
      `${name}=${listed(
        [values].flat().map((value) => makeOptionValue(value)),
        'or',
      )}`,
  );
  return describeType(option) + (needs.length === 0 ? '' : `; only with ${needs.join(' and ')}`);
};

const describeClause = ({ id, at, reading }: Clause): string[] =>
  hang(id, reading === undefined ? at : `${at}. Reading: ${reading}`, 26, 4);
