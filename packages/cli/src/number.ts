import type { Args } from './args.ts';
import type { ValueFlag } from './flags.ts';
import { refuse } from './problem.ts';

/** A whole number between two others, or a refusal that says where it stood. */
export const wholeNumber = (at: string, text: string, least: number, most: number): number => {
  const number = /^-?\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most
    ? number
    : refuse(at, `“${text}” is not a whole number from ${least} to ${most}`);
};

/** The number after a flag, if it was given. */
export const numberFlag = (
  { values }: Args,
  flag: ValueFlag,
  least: number,
  most: number,
): number | undefined => {
  const text = values.get(flag);
  return text === undefined ? undefined : wholeNumber(`--${flag}`, text, least, most);
};
