// Plays many short games across all rule sets and values of options, and counts what must not happen: crashes, illegal
// turns, turns over time. Usage: npm run build && node tools/soak.mjs [--games 1000] [--time 20] [--turns 150]
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compile, makeOptionValue, ruleSets, RulesError } from '@calculi/rules';
import { readOptions } from './lib/options.mjs';

const BIN = fileURLToPath(new URL('../packages/cli/bin/calculi.mjs', import.meta.url));
/** Strong against weak, so that games come to their ends. */
const PLAYERS = ['level=10', 'preset=material'];

const { games: least, time, turns } = readOptions(import.meta.url, { games: 1000, time: 20, turns: 150 });

/** The values of an option worth trying. */
function valuesOf(option) {
  if (option.type === 'choice') return option.values;
  if (option.type === 'boolean') return ['yes', 'no'];
  if (option.type === 'digits') return ['0', '1,2,3'];
  return [option.least, option.most].map(String);
}

function isPossible(spec, options) {
  try {
    compile(spec, options);
    return true;
  } catch (error) {
    if (error instanceof RulesError) return false;
    throw error;
  }
}

/** What an option needs of others to have a meaning. */
function needs({ requires = {} }) {
  return Object.fromEntries(
    Object.entries(requires).map(([name, wanted]) => [name, makeOptionValue([wanted].flat()[0])]),
  );
}

/** Every rule set as it is, and with every value of every option. */
const plans = ruleSets.flatMap((spec) => {
  const others = spec.options.flatMap((option) =>
    valuesOf(option).map((value) => ({ ...needs(option), [option.name]: value })),
  );
  return [{}, ...others.filter((options) => isPossible(spec, options))].map((options) => ({
    id: spec.id,
    options,
  }));
});

const pairsEach = Math.max(1, Math.round(least / plans.length / 2));
const total = { games: 0, decided: 0, faults: [] };
let seed = 0;
for (const { id, options } of plans) {
  const flags = Object.entries(options).flatMap(([name, value]) => ['--option', `${name}=${value}`]);
  const limits = ['--games', String(2 * pairsEach), '--time', String(time), '--turns', String(turns)];
  const argv = ['match', ...PLAYERS, id, ...flags, ...limits, '--seed', String(seed++), '--json'];
  const { stdout, stderr } = spawnSync(process.execPath, [BIN, ...argv], { encoding: 'utf8' });
  const name = [id, ...flags.filter((each) => each !== '--option')].join(' ');
  if (stdout === '') {
    total.faults.push({ kind: 'crash', what: `${name}: ${stderr}` });
    continue;
  }
  const { games, decided, faults } = JSON.parse(stdout);
  total.games += games;
  total.decided += decided;
  total.faults.push(
    ...faults.map((fault) => ({ ...fault, what: `${name}, turn ${fault.turn}: ${fault.what}` })),
  );
  process.stdout.write(
    `${String(total.games).padStart(5)}  ${name}: ${decided} of ${games} decided, ${faults.length} faults\n`,
  );
}
const count = (kind) => total.faults.filter((fault) => fault.kind === kind).length;
for (const { kind, what } of total.faults) process.stdout.write(`${kind}: ${what}\n`);
process.stdout.write(
  `${total.games} games, ${total.decided} decided: ${count('crash')} crashes, ${count('illegal')} illegal turns, ${count('time')} turns over time\n`,
);
process.exitCode = total.faults.length > 0 ? 1 : 0;
