import type { OptionTexts } from '../game/setup.ts';
import { findRuleSet, trimOptions } from '../game/setup.ts';
import { RulesError, ruleSets } from '@calculi/rules';
import type { RuleSetSpec } from '@calculi/rules';
import type { Address } from './address.ts';

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
  /** The options could not be understood and are as usual. */
  readonly badOptions: boolean;
}

const soundOptions = (ruleSet: RuleSetSpec, options: OptionTexts): OptionTexts | null => {
  try {
    return trimOptions(ruleSet, options);
  } catch (error) {
    if (error instanceof RulesError) return null;
    throw error;
  }
};

/** Reads what an address sets up; where it names no rule set, the first one. */
export const readSandbox = ({ path, query }: Address): ReadSandbox => {
  const ruleSet = findRuleSet(path[0] ?? '') ?? ruleSets[0]!;
  const { position, ...given } = query;
  const options = soundOptions(ruleSet, given);
  return { ruleSet, options: options ?? {}, position: position ?? null, badOptions: options === null };
};
