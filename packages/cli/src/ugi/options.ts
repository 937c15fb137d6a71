import type { Setting } from '@calculi/engine';
import { SETTING_BOUNDS } from '../bounds.ts';
import { PRESETS } from '../setting.ts';

/** What `setoption` understands and what holds without it, as UGI announces it. */

const DEFAULTS = { level: 10, seed: 0, lines: 1, table: 16 } as const satisfies Record<
  keyof typeof SETTING_BOUNDS,
  number
>;

export const optionLines = (setting: Setting): string[] => [
  ...Object.entries(SETTING_BOUNDS).map(
    ([name, { least, most }]) =>
      `option name ${name} type spin default ${setting[name as keyof typeof DEFAULTS] ?? DEFAULTS[name as keyof typeof DEFAULTS]} min ${least} max ${most}`,
  ),
  `option name preset type combo default ${setting.preset ?? PRESETS[0]} ${PRESETS.map((each) => `var ${each}`).join(' ')}`,
  `option name without type string default ${setting.without?.join('+') ?? '<empty>'}`,
];
