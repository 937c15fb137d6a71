import { parseChoice, parseCount, parseSettings } from '../notation/fields.ts';
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

/** Refuses a condition that names no option, or a value that its option cannot have. */
const checkCondition = (options: readonly OptionSpec[], condition: Condition, at: Place): void => {
  const names = options.map((each) => each.name);
  readAll(
    Object.entries(condition).map(([name, wanted]) => () => {
      const option = options[parseChoice(name, names, at)]!;
      readAll([wanted].flat().map((value) => () => checkValue(option, value, [...at, name])));
    }),
  );
};

const checkValue = (option: OptionSpec, value: OptionValue, at: Place): void => {
  const text = makeOptionValue(value);
  const meant = parseOptionValue(option, text, at);
  if (meant !== value) parseChoice(text, [makeOptionValue(meant)], at);
};

/** Replaces every reference to an option by what it stands for. */
const substitute = (whole: Json, options: readonly OptionSpec[], values: OptionValues): Json => {
  const lookUp = <Thing>(things: Readonly<Record<string, Thing>>, name: string, at: Place): Thing =>
    Object.hasOwn(things, name) ? things[name]! : fail(at, 'choice', name, Object.keys(things));

  const resolveItem = (item: Json, at: Place): Json[] => {
    if (!isRecord(item) || !('when' in item)) return [resolvePart(item, at)];
    const condition = item['when'] as Condition;
    checkCondition(options, condition, at);
    return holds(condition, values) ? [resolvePart(item['item'] ?? null, at)] : [];
  };

  const resolveReference = (name: string, cases: Json | undefined, at: Place): Json => {
    const value = lookUp(values, name, at);
    if (cases === undefined || !isRecord(cases)) return value;
    return resolvePart(lookUp(cases, makeOptionValue(value), at), at);
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
  readAll([
    () => checkRepeated(names, ['options']),
    // A name and a value must be such as can be read where options are written.
    ...options.flatMap((each) =>
      (each.type === 'choice' ? each.values : ['0']).map(
        (value) => () => parseSettings(`${each.name}=${value}`.split(/\s/), ['option', each.name]),
      ),
    ),
    ...options.map((each) => () => checkValue(each, each.default, ['option', each.name, 'default'])),
    ...options.map((each) => () => checkCondition(options, each.requires ?? {}, ['option', each.name])),
    ...nonsense.map((each, index) => () => checkCondition(options, each.when, ['nonsense', index])),
  ]);
};

/** A rule set without any open option, and what was agreed. */
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
  const resolved = substitute(rest as unknown as Json, options, values) as unknown as RuleSet;
  const ruleSet: RuleSet = { ...resolved, options, nonsense, clauses };
  checkRuleSet(ruleSet);
  return { ruleSet, options: values };
};
