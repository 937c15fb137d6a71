import { makeOptionValue } from '@calculi/rules';
import type { OptionSpec, RuleSetSpec } from '@calculi/rules';
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
