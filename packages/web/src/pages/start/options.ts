import { makeOptionValue, RulesError } from '@calculi/rules';
import type { OptionSpec, RuleSetSpec } from '@calculi/rules';
import { resolvedWith } from '../../game/setup.ts';
import type { OptionTexts } from '../../game/setup.ts';

/** Options that say what wins; the others are further down. */
const VICTORY: ReadonlySet<string> = new Set([
  'victory',
  'pieces',
  'sum',
  'digits',
  'grade',
  'perfect',
  'points',
  'geometric',
  'greatest',
  'pyramid-first',
  'four-term',
]);

export const victoryOptions = ({ options }: RuleSetSpec): string[] =>
  options.map(({ name }) => name).filter((name) => VICTORY.has(name));

export const furtherOptions = ({ options }: RuleSetSpec): string[] =>
  options.map(({ name }) => name).filter((name) => !VICTORY.has(name));

/** Whether an option can mean anything with the others as they are. */
export const isMeaningful = (ruleSet: RuleSetSpec, option: OptionSpec, options: OptionTexts): boolean =>
  Object.entries(option.requires ?? {}).every(([name, wanted]) => {
    const other = ruleSet.options.find((each) => each.name === name);
    const value = options[name] ?? (other ? makeOptionValue(other.default) : '');
    return [wanted].flat().some((each) => makeOptionValue(each) === value);
  });

/** Changes an option; what then has no meaning any more falls back to its default. */
export const withOption = (
  ruleSet: RuleSetSpec,
  options: OptionTexts,
  name: string,
  value: string,
): OptionTexts => {
  const changed = { ...options, [name]: value };
  return Object.fromEntries(
    ruleSet.options
      .filter((option) => isMeaningful(ruleSet, option, changed))
      .map(
        (option) => [option.name, changed[option.name] ?? makeOptionValue(option.default), option] as const,
      )
      .filter(([, text, option]) => text !== makeOptionValue(option.default))
      .map(([each, text]) => [each, text]),
  );
};

/** Options with their values that do not fit together; one alone where its value is impossible. */
export type Conflict = readonly (readonly [name: string, value: string])[];

export const findConflicts = (ruleSet: RuleSetSpec, options: OptionTexts): Conflict[] => {
  // What is usual fits together.
  if (Object.keys(options).length === 0) return [];
  const withValue = (name: string) => {
    const usual = ruleSet.options.find((each) => each.name === name)?.default ?? '';
    return [name, options[name] ?? makeOptionValue(usual)] as const;
  };
  try {
    resolvedWith(ruleSet, options);
    return [];
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    return error.problems.map((problem) => {
      const names = problem.kind === 'nonsense' ? Object.keys(problem.values[1]) : [String(problem.at[1])];
      return names.map(withValue);
    });
  }
};
