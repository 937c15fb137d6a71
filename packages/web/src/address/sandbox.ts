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
  /** What of the options could not be followed. */
  readonly problems: readonly LinkProblem[];
}

/** Reads what an address sets up; where it names no rule set, the first one. */
export const readSandbox = ({ path, query }: Address): ReadSandbox => {
  const ruleSet = findRuleSet(path[0] ?? '') ?? ruleSets[0]!;
  const { position, ...given } = query;
  return { ruleSet, ...readOptions(ruleSet, given), position: position ?? null };
};
