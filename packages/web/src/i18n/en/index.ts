import { advice } from './advice.ts';
import { common } from './common.ts';
import { device } from './device.ts';
import { failures } from './failures.ts';
import { games } from './games.ts';
import { options } from './options.ts';
import { play } from './play.ts';
import { problems } from './problems.ts';
import { rules } from './rules.ts';
import { rulesets } from './rulesets.ts';
import { sandbox } from './sandbox.ts';
import { start } from './start.ts';
import { tables } from './tables.ts';
import { words } from './words.ts';

/** English, which is also the shape of every other dictionary. */
export const texts = {
  advice,
  common,
  device,
  failures,
  games,
  options,
  play,
  problems,
  rules,
  rulesets,
  sandbox,
  start,
  tables,
  words,
};
