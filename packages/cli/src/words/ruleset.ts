import { describeOptionType, makeOptionValue } from '@calculi/rules';
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

const describeOption = (option: OptionSpec): string => {
  const needs = Object.entries(option.requires ?? {}).map(
    ([name, values]) =>
      `${name}=${listed(
        [values].flat().map((value) => makeOptionValue(value)),
        'or',
      )}`,
  );
  return describeOptionType(option) + (needs.length === 0 ? '' : `; only with ${needs.join(' and ')}`);
};

const describeClause = ({ id, at, reading }: Clause): string[] =>
  hang(id, reading === undefined ? at : `${at}. Reading: ${reading}`, 26, 4);
