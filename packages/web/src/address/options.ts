import { RulesError } from '@calculi/rules';
import type { RuleSetSpec } from '@calculi/rules';
import { trimOptions } from '../game/setup.ts';
import type { OptionTexts } from '../game/setup.ts';

/** Options in addresses. */

/** What of a link could not be followed, so that it is as usual; a word of it such as `clock=soon` where that is wrong. */
export type LinkProblem = 'options' | 'position' | 'ruleSet' | 'game' | 'clock' | `${string}=${string}`;

export interface ReadOptions {
  readonly options: OptionTexts;
  readonly problems: readonly LinkProblem[];
}

/** The options given by which each problem is caused; none where they are sound but do not go together. */
const wrongNames = ({ problems }: RulesError, given: OptionTexts): string[] =>
  problems
    .flatMap(({ at: [what, name] }) => (what === 'option' ? [String(name)] : []))
    .filter((name) => name in given);

/** Reads options: what is wrong by itself is left out, and all of them where they do not go together. */
export const readOptions = (ruleSet: RuleSetSpec, given: OptionTexts): ReadOptions => {
  try {
    return { options: trimOptions(ruleSet, given), problems: [] };
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    const wrong = new Set(wrongNames(error, given));
    if (wrong.size === 0) return { options: {}, problems: ['options'] };
    const entries = Object.entries(given);
    const rest = readOptions(ruleSet, Object.fromEntries(entries.filter(([name]) => !wrong.has(name))));
    const said = entries
      .filter(([name]) => wrong.has(name))
      .map(([name, text]) => `${name}=${text}` as const);
    return { ...rest, problems: [...said, ...rest.problems] };
  }
};
