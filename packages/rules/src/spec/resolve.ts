import type { Condition, OptionSpec, OptionValue, OptionValues } from './option.ts';
import { describeOptionType, holds, makeOptionValue, parseOptionValue } from './option.ts';
import type { Problem } from './problem.ts';
import { throwAny } from './problem.ts';
import type { RuleSet, RuleSetSpec } from './ruleset.ts';
import { findProblems, repeated } from './check.ts';

/** What a caller gives: values, or the texts that mean them. */
export type OptionInput = Readonly<Record<string, OptionValue>>;

/** Every option's value, with all that is wrong with the given ones. */
const settle = (spec: RuleSetSpec, given: OptionInput, problems: Problem[]): OptionValues => {
  const values: Record<string, OptionValue> = Object.fromEntries(
    spec.options.map((each) => [each.name, each.default]),
  );
  for (const [name, input] of Object.entries(given)) {
    const option = spec.options.find((each) => each.name === name);
    const value = option && parseOptionValue(option, makeOptionValue(input));
    if (!option) {
      const known = spec.options.map((each) => each.name).join(', ');
      problems.push({ at: `option ${name}`, message: `${spec.id} has no such option; it has ${known}` });
    } else if (value === undefined) {
      problems.push({
        at: `option ${name}`,
        message: `“${makeOptionValue(input)}” is not ${describeOptionType(option)}`,
      });
    } else {
      values[name] = value;
    }
  }
  return values;
};

const describeCondition = (option: OptionSpec): string =>
  Object.entries(option.requires ?? {})
    .map(
      ([name, wanted]) =>
        `${name}=${[wanted]
          .flat()
          .map((each) => makeOptionValue(each))
          .join(' or ')}`,
    )
    .join(' and ');

const findContradictions = (spec: RuleSetSpec, values: OptionValues): Problem[] => [
  ...spec.options
    .filter((each) => each.requires && !holds(each.requires, values))
    // 0 means not agreed, and that is what it is then.
    .filter((each) => values[each.name] !== each.default && values[each.name] !== 0)
    .map((each) => ({
      at: `option ${each.name}`,
      message: `has a meaning only with ${describeCondition(each)}`,
    })),
  ...spec.nonsense
    .filter((each) => holds(each.when, values))
    .map((each) => ({ at: 'options', message: each.problem })),
];

type Json = OptionValue | null | readonly Json[] | { readonly [key: string]: Json };

const isRecord = (part: Json): part is { readonly [key: string]: Json } =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

/** Replaces every reference to an option by what it stands for, and lists the references that stand for nothing. */
class Substitution {
  readonly problems: Problem[] = [];
  private readonly values: OptionValues;

  constructor(values: OptionValues) {
    this.values = values;
  }

  resolve(part: Json, at: string): Json {
    if (Array.isArray(part))
      return (part as readonly Json[]).flatMap((item, index) => this.resolveItem(item, `${at}.${index}`));
    if (!isRecord(part)) return part;
    if (typeof part['option'] === 'string') return this.resolveReference(part['option'], part['cases'], at);
    return Object.fromEntries(
      Object.entries(part).map(([key, item]) => [key, this.resolve(item, at === '' ? key : `${at}.${key}`)]),
    );
  }

  private resolveItem(item: Json, at: string): Json[] {
    if (!isRecord(item) || !('when' in item)) return [this.resolve(item, at)];
    const condition = item['when'] as Condition;
    for (const name of Object.keys(condition)) this.lookUp(name, at);
    return holds(condition, this.values) ? [this.resolve(item['item'] ?? null, at)] : [];
  }

  private resolveReference(name: string, cases: Json | undefined, at: string): Json {
    const value = this.lookUp(name, at);
    if (value === null || cases === undefined || !isRecord(cases)) return value;
    const text = makeOptionValue(value);
    if (!(text in cases)) this.problems.push({ at, message: `there is no case for ${name}=${text}` });
    return this.resolve(cases[text] ?? null, at);
  }

  private lookUp(name: string, at: string): OptionValue | null {
    const value = this.values[name];
    if (value === undefined) this.problems.push({ at, message: `there is no option ${name}` });
    return value ?? null;
  }
}

/** Mistakes in the list of options itself. */
const findOptionProblems = ({ options, nonsense }: RuleSetSpec): Problem[] => {
  const names = options.map((each) => each.name);
  const conditions = [
    ...options.map((each) => ({ at: `option ${each.name}`, condition: each.requires ?? {} })),
    ...nonsense.map((each, index) => ({ at: `nonsense.${index}`, condition: each.when })),
  ];
  return [
    ...repeated(names).map((name) => ({ at: `option ${name}`, message: 'is listed twice' })),
    ...options
      .filter((each) => parseOptionValue(each, makeOptionValue(each.default)) !== each.default)
      .map((each) => ({
        at: `option ${each.name}`,
        message: `its default is not ${describeOptionType(each)}`,
      })),
    ...conditions.flatMap(({ at, condition }) =>
      Object.keys(condition)
        .filter((name) => !names.includes(name))
        .map((name) => ({ at, message: `there is no option ${name}` })),
    ),
  ];
};

export interface Resolved {
  readonly ruleSet: RuleSet;
  readonly options: OptionValues;
}

/** An authored rule set with the options agreed on: every default explicit, every problem listed. */
export const resolve = (spec: RuleSetSpec, given: OptionInput = {}): Resolved => {
  throwAny(findOptionProblems(spec));
  const problems: Problem[] = [];
  const values = settle(spec, given, problems);
  throwAny(problems.length > 0 ? problems : findContradictions(spec, values));
  const { options, nonsense, clauses, ...rest } = spec;
  const substitution = new Substitution(values);
  // Substitution turns the authored form into the resolved one; the types of both say the same.
  const resolved = substitution.resolve(rest as unknown as Json, '') as unknown as RuleSet;
  throwAny(substitution.problems);
  const ruleSet: RuleSet = { ...resolved, options, nonsense, clauses };
  throwAny(findProblems(ruleSet));
  return { ruleSet, options: values };
};
