import { parseChoice, parseCount } from '../notation/fields.ts';
import { holds, makeOptionValue } from './option.ts';
import type { Condition, OptionSpec, OptionValue, OptionValues } from './option.ts';
import { fail, readAll } from './problem.ts';
import type { Place } from './problem.ts';
import type { RuleSet, RuleSetSpec } from './ruleset.ts';
import { checkRepeated, checkRuleSet } from './check.ts';

/** What a caller gives: values, or the texts that mean them; undefined means the default. */
export type OptionInput = Readonly<Record<string, OptionValue | undefined>>;

/** The value that a text means. */
const parseOptionValue = (option: OptionSpec, text: string, at: Place): OptionValue => {
  switch (option.type) {
    case 'choice':
      return option.values[parseChoice(text, option.values, at)]!;
    case 'boolean':
      return parseChoice(text, ['yes', 'no'], at) === 0;
    case 'number':
      return parseCount(text, at, option.least, option.most);
    case 'digits': {
      const digits = text.split(',');
      const sound = digits.every((digit) => /^\d$/.test(digit)) && new Set(digits).size === digits.length;
      return sound ? digits.sort().join(',') : fail(at, 'digits', text);
    }
  }
};

/** Every option's value. */
const settle = ({ options }: RuleSetSpec, given: OptionInput): OptionValues => ({
  ...Object.fromEntries(options.map((each) => [each.name, each.default])),
  ...Object.fromEntries(
    readAll(
      Object.entries(given)
        .filter((entry): entry is [string, OptionValue] => entry[1] !== undefined)
        .map(([name, input]) => () => {
          const at = ['option', name];
          const names = options.map((each) => each.name);
          const option = options[parseChoice(name, names, at)]!;
          return [name, parseOptionValue(option, makeOptionValue(input), at)] as const;
        }),
    ),
  ),
});

const checkAgreement = ({ options, nonsense }: RuleSetSpec, values: OptionValues): void => {
  readAll([
    ...options.map(({ name, requires = {}, default: usual }) => () => {
      // 0 means not agreed, and that is what it is then.
      if (!holds(requires, values) && values[name] !== usual && values[name] !== 0)
        fail(['option', name], 'only', requires);
    }),
    ...nonsense.map(({ when, problem }) => () => {
      if (holds(when, values)) fail(['options'], 'nonsense', problem, when);
    }),
  ]);
};

type Json = OptionValue | null | readonly Json[] | { readonly [key: string]: Json };

const isRecord = (part: Json): part is { readonly [key: string]: Json } =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

/** Replaces every reference to an option by what it stands for. */
const substitute = (whole: Json, values: OptionValues): Json => {
  const lookUp = (name: string, at: Place): OptionValue =>
    values[name] ?? fail(at, 'choice', name, Object.keys(values));

  const resolveItem = (item: Json, at: Place): Json[] => {
    if (!isRecord(item) || !('when' in item)) return [resolvePart(item, at)];
    const condition = item['when'] as Condition;
    readAll(Object.keys(condition).map((name) => () => lookUp(name, at)));
    return holds(condition, values) ? [resolvePart(item['item'] ?? null, at)] : [];
  };

  const resolveReference = (name: string, cases: Json | undefined, at: Place): Json => {
    const value = lookUp(name, at);
    if (cases === undefined || !isRecord(cases)) return value;
    const text = makeOptionValue(value);
    return resolvePart(text in cases ? cases[text]! : fail(at, 'choice', text, Object.keys(cases)), at);
  };

  const resolvePart = (part: Json, at: Place): Json => {
    if (Array.isArray(part))
      return readAll(
        (part as readonly Json[]).map((item, index) => () => resolveItem(item, [...at, index])),
      ).flat();
    if (!isRecord(part)) return part;
    if (typeof part['option'] === 'string') return resolveReference(part['option'], part['cases'], at);
    return Object.fromEntries(
      readAll(
        Object.entries(part).map(
          ([key, item]) =>
            () =>
              [key, resolvePart(item, [...at, key])] as const,
        ),
      ),
    );
  };

  return resolvePart(whole, []);
};

/** Mistakes in the list of options itself. */
const checkOptions = ({ options, nonsense }: RuleSetSpec): void => {
  const names = options.map((each) => each.name);
  const checkCondition = (condition: Condition, at: Place) => () =>
    readAll(Object.keys(condition).map((name) => () => parseChoice(name, names, at)));
  readAll([
    () => checkRepeated(names, ['options']),
    ...options.map((each) => () => {
      const at = ['option', each.name, 'default'];
      const text = makeOptionValue(each.default);
      const meant = parseOptionValue(each, text, at);
      if (meant !== each.default) parseChoice(text, [makeOptionValue(meant)], at);
    }),
    ...options.map((each) => checkCondition(each.requires ?? {}, ['option', each.name])),
    ...nonsense.map((each, index) => checkCondition(each.when, ['nonsense', index])),
  ]);
};

export interface Resolved {
  readonly ruleSet: RuleSet;
  readonly options: OptionValues;
}

/** An authored rule set with the options agreed on: every default explicit, every problem listed. */
export const resolve = (spec: RuleSetSpec, given: OptionInput = {}): Resolved => {
  checkOptions(spec);
  const values = settle(spec, given);
  checkAgreement(spec, values);
  const { options, nonsense, clauses, ...rest } = spec;
  // Substitution turns the authored form into the resolved one; the types of both say the same.
  const resolved = substitute(rest as unknown as Json, values) as unknown as RuleSet;
  const ruleSet: RuleSet = { ...resolved, options, nonsense, clauses };
  checkRuleSet(ruleSet);
  return { ruleSet, options: values };
};
