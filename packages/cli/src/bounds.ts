import type { Limits, Setting } from '@calculi/engine';
import { LEVEL_COUNT } from './thinker.ts';

/** The numbers that may be given, wherever they are: after a flag, in a setting, over UGI. */

export interface Bound {
  readonly least: number;
  readonly most: number;
}

export const LARGEST = 2 ** 31 - 1;

/** Keys of a setting that are numbers. */
export const SETTING_BOUNDS = {
  level: { least: 1, most: LEVEL_COUNT },
  seed: { least: 0, most: LARGEST },
  lines: { least: 1, most: 100 },
  table: { least: 1, most: 1024 },
} as const satisfies Partial<Record<keyof Setting, Bound>>;

export type NumberKey = keyof typeof SETTING_BOUNDS;
export const NUMBER_KEYS = Object.keys(SETTING_BOUNDS) as readonly NumberKey[];

export const LIMIT_BOUNDS = {
  time: { least: 1, most: LARGEST },
  nodes: { least: 1, most: LARGEST },
  depth: { least: 1, most: 100 },
} as const satisfies Record<keyof Limits, Bound>;

const MATCH_BOUNDS = {
  games: { least: 2, most: 1_000_000 },
  turns: { least: 1, most: 100_000 },
  concurrency: { least: 1, most: 256 },
  neighbours: { least: 1, most: 1000 },
  patience: { least: 1, most: LARGEST },
} as const satisfies Readonly<Record<string, Bound>>;

/** Flags whose value is a number with bounds of our own; those of `serve` are judged by the server. */
export const FLAG_BOUNDS = { ...SETTING_BOUNDS, ...LIMIT_BOUNDS, ...MATCH_BOUNDS } as const;
