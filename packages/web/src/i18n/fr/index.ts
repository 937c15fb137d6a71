import type { Texts } from '../texts.ts';
import { advice } from './advice.ts';
import { common } from './common.ts';
import { device } from './device.ts';
import { options } from './options.ts';
import { play } from './play.ts';
import { rulesets } from './rulesets.ts';
import { start } from './start.ts';
import { words } from './words.ts';

export const texts = {
  advice,
  common,
  device,
  options,
  play,
  rulesets,
  start,
  words,
} satisfies Texts;
