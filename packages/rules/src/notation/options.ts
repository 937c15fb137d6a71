import { makeOptionValue } from '../spec/option.ts';
import type { Resolved } from '../spec/resolve.ts';
import { parseSettings } from './fields.ts';

/** Options that differ from their defaults, as `name=value` with spaces between. */
export const makeOptions = ({ ruleSet, options }: Resolved): string =>
  ruleSet.options
    .filter(({ name, default: usual }) => options[name] !== usual)
    .map(({ name }) => `${name}=${makeOptionValue(options[name] ?? '')}`)
    .join(' ');

/** The options that a text names; `compile` says whether the rule set has them. */
export const parseOptions = (text: string): Record<string, string> =>
  Object.fromEntries(parseSettings(text.split(/\s+/).filter(Boolean), ['options']));
