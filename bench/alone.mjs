// One rule set's figures, in a process of its own: `node bench/alone.mjs rules|engine rule-set seconds`.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ruleSets } from '@calculi/rules';
import { measureEngine } from './engine.mjs';
import { measure } from './measure.mjs';

const measures = { rules: measure, engine: measureEngine };
const file = fileURLToPath(import.meta.url);

/** A program plays one rule set; measured after others it would be slower, for the compiler has seen them too. */
export const measureAlone = (what, { id }, seconds) =>
  JSON.parse(execFileSync(process.execPath, [file, what, id, String(seconds)], { encoding: 'utf8' }));

if (process.argv[1] === file) {
  const [what, id, seconds] = process.argv.slice(2);
  const spec = ruleSets.find((each) => each.id === id);
  console.log(JSON.stringify(measures[what](spec, Number(seconds))));
}
