import type { Args } from './args.ts';
import { FLAG_BOUNDS } from './bounds.ts';
import type { Bound } from './bounds.ts';
import { refuse } from './problem.ts';
import type { Complaint } from './problem.ts';

type NumberFlag = keyof typeof FLAG_BOUNDS;

const isWithin = (text: string, { least, most }: Bound): boolean =>
  /^-?\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most;

const complaint = (text: string, { least, most }: Bound): string =>
  `“${text}” is not a whole number from ${least} to ${most}`;

/** A whole number within bounds, or a refusal that says where it stood. */
export const wholeNumber = (at: string, text: string, bound: Bound): number =>
  isWithin(text, bound) ? Number(text) : refuse(at, complaint(text, bound));

/** Every flag whose value should be a number and is none. */
export const numberProblems = ({ values }: Args): Complaint[] =>
  Object.entries(FLAG_BOUNDS).flatMap(([flag, bound]) => {
    const text = values.get(flag as NumberFlag);
    return text === undefined || isWithin(text, bound)
      ? []
      : [{ at: `--${flag}`, message: complaint(text, bound) }];
  });

/** The number after a flag, if it was given. */
export const numberFlag = ({ values }: Args, flag: NumberFlag): number | undefined => {
  const text = values.get(flag);
  return text === undefined ? undefined : wholeNumber(`--${flag}`, text, FLAG_BOUNDS[flag]);
};
