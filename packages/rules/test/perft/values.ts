import { compile, makeOptionValue, RulesError } from '../../src/index.ts';
import type { OptionSpec, RuleSetSpec } from '../../src/index.ts';

/** Which values of an option have to be tried: all, where they can be counted, and otherwise some of every sort. */

const OTHERS: Readonly<Record<string, readonly string[]>> = {
  pieces: ['5', '12'],
  sum: ['1500'],
  digits: ['30'],
  quiet: ['5'],
  repetition: ['2'],
};

/** What else must be agreed so that an option means something. */
export const contextOf = (spec: RuleSetSpec, name: string): Readonly<Record<string, string>> => {
  if (spec.id === 'boutin') {
    const victory = { pieces: 'corps', sum: 'bien', digits: 'proces' }[name];
    if (victory !== undefined) return { victory };
  }
  // The four-term proportion raises the highest grade only.
  if (name === 'four-term' && spec.id === 'boutin') return { grade: 'excellent' };
  if (name === 'four-term' && spec.id.startsWith('halle')) return { grade: 'praestantissima' };
  return {};
};

const isAdmitted = (spec: RuleSetSpec, options: Readonly<Record<string, string>>): boolean => {
  try {
    compile(spec, options);
    return true;
  } catch (error) {
    if (error instanceof RulesError) return false;
    throw error;
  }
};

const textsOf = (option: OptionSpec): readonly string[] => {
  switch (option.type) {
    case 'choice':
      return option.values;
    case 'boolean':
      return ['yes', 'no'];
    case 'number':
      return [String(option.default), '0', ...(OTHERS[option.name] ?? [])];
    case 'digits':
      return ['0', '1,2,3'];
  }
};

export const valuesOf = (spec: RuleSetSpec, option: OptionSpec): string[] => {
  const texts = [...new Set(textsOf(option))];
  const isCounted = option.type === 'choice' || option.type === 'boolean';
  return texts.filter(
    (value) => isCounted || isAdmitted(spec, { ...contextOf(spec, option.name), [option.name]: value }),
  );
};

export const isDefault = (option: OptionSpec, value: string): boolean =>
  makeOptionValue(option.default) === value;
