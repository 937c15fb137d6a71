import type { OptionSpec, OptionValue, OptionValues } from './option.ts';
import { describeOptionType, holds, makeOptionValue, parseOptionValue } from './option.ts';
import type { Problem } from './problem.ts';
import { RulesError } from './problem.ts';
import type { RuleSet, RuleSetSpec } from './ruleset.ts';
import { findProblems } from './check.ts';

/** What a caller gives: values, or the texts that mean them. */
export type OptionInput = Readonly<Record<string, OptionValue>>;

/** Every option's value, with all that is wrong with the given ones. */
const settle = (spec: RuleSetSpec, given: OptionInput, problems: Problem[]): OptionValues => {
  const values: Record<string, OptionValue> = Object.fromEntries(spec.options.map((each) => [each.name, each.default]));
  for (const [name, input] of Object.entries(given)) {
    const option = spec.options.find((each) => each.name === name);
    const value = option && parseOptionValue(option, makeOptionValue(input));
    if (!option) {
      const known = spec.options.map((each) => each.name).join(', ');
      problems.push({ at: `option ${name}`, message: `${spec.id} has no such option; it has ${known}` });
    } else if (value === undefined) {
      problems.push({ at: `option ${name}`, message: `“${makeOptionValue(input)}” is not ${describeOptionType(option)}` });
    } else {
      values[name] = value;
    }
  }
  return values;
};

const describeCondition = (option: OptionSpec): string =>
  Object.entries(option.requires ?? {})
    .map(([name, wanted]) => `${name}=${[wanted].flat().map((each) => makeOptionValue(each as OptionValue)).join(' or ')}`)
    .join(' and ');

const findContradictions = (spec: RuleSetSpec, values: OptionValues): Problem[] => [
  ...spec.options
    .filter((each) => each.requires && values[each.name] !== each.default && !holds(each.requires, values))
    .map((each) => ({ at: `option ${each.name}`, message: `has a meaning only with ${describeCondition(each)}` })),
  ...spec.nonsense.filter((each) => holds(each.when, values)).map((each) => ({ at: 'options', message: each.problem })),
];

type Json = OptionValue | null | readonly Json[] | { readonly [key: string]: Json };

const isRecord = (part: Json): part is { readonly [key: string]: Json } =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

/** Replaces every reference to an option by what it stands for. */
const substitute = (part: Json, values: OptionValues): Json => {
  if (Array.isArray(part)) {
    return (part as readonly Json[]).flatMap((item): Json[] => {
      if (!isRecord(item) || !('when' in item)) return [substitute(item, values)];
      return holds(item['when'] as OptionValues, values) ? [substitute(item['then'] ?? null, values)] : [];
    });
  }
  if (!isRecord(part)) return part;
  if (typeof part['option'] === 'string') {
    const value = values[part['option']] ?? null;
    const cases = part['cases'];
    if (!cases || !isRecord(cases) || value === null) return value;
    return substitute(cases[makeOptionValue(value)] ?? null, values);
  }
  return Object.fromEntries(Object.entries(part).map(([key, item]) => [key, substitute(item, values)]));
};

export interface Resolved {
  readonly ruleSet: RuleSet;
  readonly values: OptionValues;
}

/** An authored rule set with the options agreed on: every default explicit, every problem listed. */
export const resolve = (spec: RuleSetSpec, given: OptionInput = {}): Resolved => {
  const problems: Problem[] = [];
  const values = settle(spec, given, problems);
  if (problems.length === 0) problems.push(...findContradictions(spec, values));
  if (problems.length > 0) throw new RulesError(problems);
  const { options, nonsense, clauses, ...rest } = spec;
  // Substitution turns the authored form into the resolved one; the types of both say the same.
  const resolved = substitute(rest as unknown as Json, values) as unknown as RuleSet;
  const ruleSet: RuleSet = { ...resolved, options, nonsense, clauses };
  const found = findProblems(ruleSet);
  if (found.length > 0) throw new RulesError(found);
  return { ruleSet, values };
};
