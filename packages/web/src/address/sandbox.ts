import type { OptionTexts } from '../game/setup.ts';
import { findRuleSet } from '../game/setup.ts';
import { ruleSets } from '@calculi/rules';
import type { RuleSetSpec } from '@calculi/rules';
import type { Address } from './address.ts';
import { readOptions } from './options.ts';
import type { LinkProblem } from './options.ts';

/** Positions in addresses: `#/sandbox/boutin?victory=corps&position=…`. */

/** The address of a position in the sandbox; without one, of the initial position. */
export const sandboxAddress = (ruleSet: string, options: OptionTexts, position: string | null): Address => ({
  page: 'sandbox',
  path: [ruleSet],
  query: { ...options, ...(position !== null && { position }) },
});

export interface ReadSandbox {
  readonly ruleSet: RuleSetSpec;
  readonly options: OptionTexts;
  /** As it was given: what is wrong with it is said beside it, and nothing of it is lost. */
  readonly position: string | null;
  /** What of the link could not be followed, but for the position. */
  readonly problems: readonly LinkProblem[];
}

/** Reads what an address sets up: the first rule set where it names none, and that alone where it names an unknown one. */
export const readSandbox = ({ path: [name], query }: Address): ReadSandbox => {
  const named = findRuleSet(name ?? '');
  const ruleSet = named ?? ruleSets[0]!;
  if (name !== undefined && !named) return { ruleSet, options: {}, position: null, problems: ['ruleSet'] };
  const { position, ...given } = query;
  return { ruleSet, ...readOptions(ruleSet, given), position: position ?? null };
};
