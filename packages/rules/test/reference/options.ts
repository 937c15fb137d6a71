/** Options as the machine interface writes them, with the defaults of `rules.md`. */

import type { Count } from './numbers.ts';
import type { Side } from './text.ts';

export type Options = Readonly<Record<string, string>>;

const COMMON: Options = {
  setup: 'classical',
  moves: 'standard',
  count: 'between',
  'four-term': 'yes',
  quiet: '100',
  repetition: '3',
};

const HALLE: Options = {
  ...COMMON,
  begins: 'even',
  count: 'steps',
  difference: 'no',
  completion: 'no',
  geometric: 'no',
  greatest: 'no',
  grade: 'magna',
  'pyramid-first': 'yes',
};

const LATRUNCULI: Options = { size: '8x8', first: 'black', quiet: '100', repetition: '3' };

export const DEFAULTS: Readonly<Record<string, Options>> = {
  'halle-beginner': HALLE,
  'halle-advanced': HALLE,
  scholars: {
    ...COMMON,
    begins: 'odd',
    product: 'no',
    reentry: 'yes',
    pieces: '10',
    sum: '0',
    digits: '0',
    'pyramid-first': 'no',
  },
  'nexus-corenae': {
    ...COMMON,
    begins: 'even',
    pieces: '0',
    sum: '0',
    digits: '0',
    'pyramid-first': 'yes',
    shapes: 'common',
  },
  boutin: {
    ...COMMON,
    begins: 'even',
    victory: 'proper',
    grade: 'mediocre',
    pieces: '10',
    sum: '500',
    digits: '20',
  },
  glorious: {
    ...COMMON,
    begins: 'odd',
    setup: 'forward',
    count: 'inclusive',
    perfect: 'yes',
    pieces: '15',
    points: 'yes',
    digits: '0',
  },
  'latrunculi-seneca': LATRUNCULI,
  'latrunculi-piso': LATRUNCULI,
};

/** The options of one game, defaults filled in. */
export function resolve(rules: string, given: Options): Options {
  const defaults = DEFAULTS[rules];
  if (defaults === undefined) throw new Error(`unknown rule set: ${rules}`);
  for (const name of Object.keys(given)) {
    if (!(name in defaults)) throw new Error(`${rules} has no option ${name}`);
  }
  return { ...defaults, ...given };
}

export function textOption(options: Options, name: string): string {
  const value = options[name];
  if (value === undefined) throw new Error(`no option ${name}`);
  return value;
}

export function flag(options: Options, name: string): boolean {
  return textOption(options, name) === 'yes';
}

/** A number; 0 means not agreed. */
export function numeric(options: Options, name: string): number {
  return Number(textOption(options, name));
}

export function countOf(options: Options): Count {
  const count = textOption(options, 'count');
  if (count !== 'between' && count !== 'steps' && count !== 'inclusive') throw new Error(`count=${count}`);
  return count;
}

export function beginner(options: Options): Side {
  return textOption(options, 'begins') === 'even' ? 'even' : 'odd';
}
