import { expect } from 'vitest';
import { compile, ruleSets } from '../src/index.ts';
import type { Rules, RuleSetSpec } from '../src/index.ts';

/** A rule set with options, as the tests of all rule sets run through them. */
export interface Case {
  readonly name: string;
  readonly spec: RuleSetSpec;
  readonly options: Readonly<Record<string, string>>;
}

/** Options that change how a game runs, beside the defaults. */
const COMBINATIONS: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  'halle-beginner': [{ difference: 'yes', completion: 'yes', 'pyramid-first': 'no' }],
  'halle-advanced': [{ moves: 'second-field', setup: 'phalanx', count: 'inclusive', geometric: 'yes' }],
  scholars: [{ product: 'yes', pieces: '0', setup: 'forward' }],
  'nexus-corenae': [{ count: 'steps', pieces: '6' }],
  boutin: [{ victory: 'corps+bien', setup: 'phalanx', begins: 'odd' }],
  glorious: [{ count: 'between', perfect: 'no', points: 'no', pieces: '0', digits: '1,2,3' }],
  'latrunculi-seneca': [{ size: '9x10', first: 'white' }],
  'latrunculi-piso': [{ size: '7x8', quiet: '20' }],
};

export const specOf = (id: string): RuleSetSpec => {
  const spec = ruleSets.find((each) => each.id === id);
  if (!spec) throw new Error(`no rule set ${id}`);
  return spec;
};

const known = new Map<string, Rules>();

/** Compiles a rule set, once for the same options. */
export const rulesOf = (id: string, options: Readonly<Record<string, string>> = {}): Rules => {
  const key = `${id} ${JSON.stringify(options)}`;
  const rules = known.get(key) ?? compile(specOf(id), options);
  known.set(key, rules);
  return rules;
};

/** Lets `rulesOf` compile anew. */
export const forgetRules = (): void => known.clear();

export const optionsText = (options: Readonly<Record<string, string>>): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

const caseOf = (spec: RuleSetSpec, options: Readonly<Record<string, string>>): Case => ({
  name: `${spec.id} ${optionsText(options)}`.trim(),
  spec,
  options,
});

export const defaultCases: readonly Case[] = ruleSets.map((spec) => caseOf(spec, {}));

/** Every rule set as it is, and with other options. */
export const cases: readonly Case[] = ruleSets.flatMap((spec) =>
  [{}, ...(COMBINATIONS[spec.id] ?? [])].map((options) => caseOf(spec, options)),
);

/** What is made when it is first asked for, so that a test file is read quickly. */
export const once = <Thing>(make: () => Thing): (() => Thing) => {
  let made: { readonly thing: Thing } | null = null;
  return () => (made ??= { thing: make() }).thing;
};

/** Fails with a message that is made only then: checks by the hundred thousand need a cheap one. */
export const check = (holds: boolean, message: () => string): void => {
  if (!holds) throw new Error(message());
};

/** As `toEqual`, with the place that is looked at: for checks in loops. */
export const expectSame = (where: string, found: unknown, expected: unknown): void => {
  expect({ where, found }).toEqual({ where, found: expected });
};
