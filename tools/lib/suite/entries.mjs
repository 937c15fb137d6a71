// The committed positions: one file for each rule set.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, makePosition, parseOptions, parsePosition, playAll, ruleSets } from '@calculi/rules';
import { root } from '../workspace.mjs';

export const folder = join(root, 'packages', 'engine', 'suite');

/** Every entry of the suite, by file and then in order. */
export const readEntries = () =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));

export const rulesOf = ({ rules, options }) => {
  const spec = ruleSets.find(({ id }) => id === rules);
  if (!spec) throw new Error(`no rule set is called ${rules}`);
  return compile(spec, parseOptions(options));
};

/** Where an entry begins. */
export const positionOf = (entry) => parsePosition(rulesOf(entry), entry.position);

/** Where a turn of it leads, as text: a turn is good if it leads where a good one does. */
export const after = (position, turn) => makePosition(playAll(position, turn).position);

/** Good turns are written as their actions with spaces between. */
export const goodTexts = (position, { good }) => good.map((turn) => after(position, turn.split(' ')));
