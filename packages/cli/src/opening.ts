import { compile, initialPosition, parsePosition, ruleSets, RulesError } from '@calculi/rules';
import type { Position, Rules, RuleSetSpec } from '@calculi/rules';
import { suggestion } from './nearest.ts';
import { refuse, UsageError, within } from './problem.ts';

/** What a command starts from: a rule set, its options, a position. */

const IDS = ruleSets.map(({ id }) => id);

/** A rule set by its id, or by id and version as games write it (`boutin@1`). */
export const findRuleSet = (text: string): RuleSetSpec => {
  const [id = '', version, more] = text.split('@');
  const spec = ruleSets.find((each) => each.id === id);
  if (!spec || more !== undefined) {
    const hint = suggestion(id, IDS);
    const all = `${hint === '' ? '; the' : ' The'} rule sets are ${IDS.join(', ')}`;
    return refuse('rule set', `there is no “${text}”${hint}${all}`);
  }
  if (version === '') {
    return refuse('rule set', `“${text}” lacks a version after the @: write ${id} or ${id}@${spec.version}`);
  }
  if (version !== undefined && version !== String(spec.version)) {
    return refuse('rule set', `version ${version} of ${id} is not known here, only ${spec.version}`);
  }
  return spec;
};

/** The rules with the options given as texts; who misspelt an option or its value is told what may have been meant. */
export const openRules = (text: string, options: Readonly<Record<string, string>>): Rules => {
  const spec = findRuleSet(text);
  try {
    return compile(spec, options);
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    throw new UsageError(
      error.problems.map(({ at, message, ...problem }) => ({
        at: at.join(' '),
        message: message + (problem.kind === 'choice' ? suggestion(...problem.values) : ''),
      })),
    );
  }
};

export const openPosition = (rules: Rules, text: string | undefined): Position => {
  if (text === undefined) return initialPosition(rules);
  if (text.trim() === '') return refuse('position', 'is empty');
  return within(
    (at) => `position, ${at}`,
    () => parsePosition(rules, text),
  );
};
