// `npm run mutation`: Stryker on the rules package. All mutants take hours on two cores; a share of the lines, such as
// `npm run mutation -- 8` for 8 in 100, gives the score within a few points in minutes. A second number is the seed.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureInstalled, root, runTool } from './lib/workspace.mjs';

const BLOCK = 8;
const [share = 100, seed = 1] = process.argv.slice(2).map(Number);

function sources() {
  const folder = join(root, 'packages/rules/src');
  const isMutated = (path) =>
    path.endsWith('.ts') && !/rulesets|questions|index\.ts$/.test(relative(folder, path));
  return readdirSync(folder, { recursive: true })
    .map((path) => join(folder, path))
    .filter(isMutated)
    .sort();
}

/** Blocks of lines, each drawn with the same chance. */
function sample() {
  let state = seed | 1;
  const draw = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 8) / 2 ** 24 < share / 100;
  };
  return sources().flatMap((path) => {
    const lines = readFileSync(path, 'utf8').split('\n').length;
    const starts = Array.from({ length: Math.ceil(lines / BLOCK) }, (_, index) => index * BLOCK + 1);
    return starts
      .filter(draw)
      .map((start) => `${relative(root, path)}:${start}-${Math.min(start + BLOCK - 1, lines)}`);
  });
}

if (!(share > 0 && share <= 100)) {
  console.error('mutation: give the share of lines in 100, such as 8');
  process.exit(2);
}
ensureInstalled();
// A sample remembers only itself, or its score would be that of all samples before it too.
const memory = `reports/mutation/${share}-in-100-seed-${seed}.json`;
const chosen = share === 100 ? [] : ['--mutate', sample().join(','), '--incrementalFile', memory];
process.exitCode = runTool('@stryker-mutator/core', 'stryker', [
  'run',
  'packages/rules/stryker.config.json',
  ...chosen,
])
  ? 0
  : 1;
