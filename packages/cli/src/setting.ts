import type { Limits, Preset, Setting, Technique } from '@calculi/engine';
import type { Args } from './args.ts';
import { LIMIT_BOUNDS, NUMBER_KEYS, SETTING_BOUNDS } from './bounds.ts';
import { numberFlag, wholeNumber } from './number.ts';
import { suggestion } from './nearest.ts';
import { refuse } from './problem.ts';

/** How the computer plays, and how long it thinks, as texts say it. */

type Mutable<Shape> = { -readonly [Key in keyof Shape]: Shape[Key] };

export const PRESETS: readonly Preset[] = ['full', 'material'];

/** Parts of the search that `without` leaves out. */
const TECHNIQUES = Object.keys({
  table: true,
  reductions: true,
  quiescence: true,
  completion: true,
  strikes: true,
} satisfies Record<Technique, true>) as readonly Technique[];

const SETTING_KEYS: readonly string[] = [...NUMBER_KEYS, 'preset', 'without'];

const isKeyOf = <Shape extends object>(shape: Shape, key: PropertyKey): key is keyof Shape =>
  Object.hasOwn(shape, key);

const oneOf = <Name extends string>(at: string, text: string, names: readonly Name[]): Name =>
  names.find((each) => each === text) ??
  refuse(at, `“${text}” is not one of ${names.join(', ')}${suggestion(text, names)}`);

/** A setting with one key changed by its text. */
export const changeSetting = (setting: Setting, at: string, key: string, text: string): Setting => {
  if (key === 'preset') return { ...setting, preset: oneOf(at, text, PRESETS) };
  if (key === 'without') {
    return { ...setting, without: text.split('+').map((each) => oneOf(at, each, TECHNIQUES)) };
  }
  if (!isKeyOf(SETTING_BOUNDS, key)) {
    return refuse(
      at,
      `there is no “${key}”; there are ${SETTING_KEYS.join(', ')}${suggestion(key, SETTING_KEYS)}`,
    );
  }
  return { ...setting, [key]: wholeNumber(at, text, SETTING_BOUNDS[key]) };
};

export interface SettingAndLimits {
  readonly setting: Setting;
  readonly limits: Limits;
}

/** `level=4`, `preset=material,nodes=5000`: keys of settings and limits, joined by commas. */
export const parseSetting = (at: string, text: string): SettingAndLimits => {
  let setting: Setting = {};
  const limits: Mutable<Limits> = {};
  const seen = new Set<string>();
  const known: readonly string[] = [...SETTING_KEYS, ...Object.keys(LIMIT_BOUNDS)];
  for (const part of text.split(',')) {
    const [, key = '', value = ''] =
      /^([^=]+)=(.*)$/.exec(part) ??
      refuse(at, `“${part}” is not key=value, such as level=4 or preset=material,nodes=5000`);
    if (seen.has(key)) refuse(at, `${key} is given twice`);
    seen.add(key);
    if (isKeyOf(LIMIT_BOUNDS, key)) {
      limits[key] = wholeNumber(`${at}, ${key}`, value, LIMIT_BOUNDS[key]);
    } else if (known.includes(key)) {
      setting = changeSetting(setting, `${at}, ${key}`, key, value);
    } else {
      refuse(at, `there is no “${key}”; there are ${known.join(', ')}${suggestion(key, known)}`);
    }
  }
  return { setting, limits };
};

/** What --time, --nodes and --depth say. */
export const limitFlags = (args: Args): Limits => {
  const limits: Mutable<Limits> = {};
  for (const key of ['time', 'nodes', 'depth'] as const) {
    const value = numberFlag(args, key);
    if (value !== undefined) limits[key] = value;
  }
  return limits;
};

/** What --level, --preset, --seed, --lines and --table say. */
export const settingFlags = ({ values }: Args): Setting => {
  let setting: Setting = {};
  for (const key of ['level', 'preset', 'seed', 'lines', 'table'] as const) {
    const text = values.get(key);
    if (text !== undefined) setting = changeSetting(setting, `--${key}`, key, text);
  }
  return setting;
};
