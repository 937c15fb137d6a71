import { makeOptionValue } from '../spec/option.ts';
import { fail, readAll } from '../spec/problem.ts';
import type { Resolved } from '../spec/resolve.ts';

/** Options that differ from their defaults, as `name=value` with spaces between. */
export const makeOptions = ({ ruleSet, options }: Resolved): string =>
  ruleSet.options
    .filter(({ name, default: usual }) => options[name] !== usual)
    .map(({ name }) => `${name}=${makeOptionValue(options[name] ?? '')}`)
    .join(' ');

export const parseOptions = (text: string): Record<string, string> => {
  const options = new Map<string, string>();
  const parseOption = (each: string): void => {
    const [, name = '', value = ''] =
      /^([a-z-]+)=(.+)$/.exec(each) ?? fail('options', `“${each}” is not name=value`);
    if (options.has(name)) fail('options', `${name} is given twice`);
    options.set(name, value);
  };
  readAll(
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((each) => () => parseOption(each)),
  );
  return Object.fromEntries(options);
};
