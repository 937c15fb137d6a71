import type { Setting } from '@calculi/engine';
import { NUMBER_KEYS, SETTING_BOUNDS } from '../bounds.ts';
import type { NumberKey } from '../bounds.ts';
import { PRESETS } from '../setting.ts';

/** What `setoption` understands and what holds without it, as UGI announces it. */

const DEFAULTS = { level: 10, seed: 0, lines: 1, table: 16 } as const satisfies Record<NumberKey, number>;

/** How UGI writes a text that is empty. */
export const EMPTY = '<empty>';

const numberLine = (name: NumberKey, setting: Setting): string => {
  const { least, most } = SETTING_BOUNDS[name];
  return `option name ${name} type spin default ${setting[name] ?? DEFAULTS[name]} min ${least} max ${most}`;
};

export const optionLines = (setting: Setting): string[] => [
  ...NUMBER_KEYS.map((name) => numberLine(name, setting)),
  `option name preset type combo default ${setting.preset ?? PRESETS[0]} ${PRESETS.map((each) => `var ${each}`).join(' ')}`,
  `option name without type string default ${setting.without?.length ? setting.without.join('+') : EMPTY}`,
];
