// Tunes weights of the evaluation by self-play; docs/engine.md says how. The log can be continued: the same command goes on.
//   npm run build && node tools/tune.mjs --rules boutin,glorious --weights harmony,concert --log boutin.log
//   also --nodes 2000, --steps 60, --pairs 8, --final 100, --turns 250, --spread 0.2, --gain 0.08, --seed 1, --threads 2
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { ruleSets } from '@calculi/rules';
import { STONE_WEIGHTS, WEIGHTS } from '../packages/engine/dist/evaluation/weights.js';
import { readOpenings } from '../packages/cli/dist/match/opening.js';
import { addPair, eloEstimate, NO_PAIRS, scoreEstimate } from '../packages/cli/dist/match/pentanomial.js';
import { playAllPairs } from '../packages/cli/dist/match/pool.js';
import { schedule } from '../packages/cli/dist/match/schedule.js';
import { readOptions } from './lib/options.mjs';
import { directions, learn, opponents, shifted, spreadAt } from './lib/spsa.mjs';

const {
  rules,
  weights: chosen,
  log,
  ...numbers
} = readOptions(import.meta.url, {
  rules: 'boutin',
  weights: '',
  nodes: 2000,
  steps: 60,
  pairs: 8,
  final: 100,
  turns: 250,
  spread: 0.2,
  gain: 0.08,
  seed: 1,
  threads: 2,
  log: 'tune.log',
});

const refuse = (message) => {
  console.error(`tune: ${message}`);
  process.exit(2);
};

const ids = rules.split(',');
const kinds = ids.map(
  (id) => ruleSets.find((spec) => spec.id === id)?.play.type ?? refuse(`no rule set ${id}`),
);
if (new Set(kinds).size > 1) refuse('rule sets of numbers and of stones have no weights in common');
const known = kinds[0] === 'stones' ? STONE_WEIGHTS : WEIGHTS;
const names = chosen === '' ? Object.keys(known) : chosen.split(',');
for (const name of names)
  if (!(name in known)) refuse(`no weight ${name}; there are ${Object.keys(known).join(', ')}`);
const start = Object.fromEntries(names.map((name) => [name, known[name]]));

/** What a log must agree in to be continued; threads and the last match may differ. */
const { threads, final, ...fixed } = numbers;
const header = JSON.stringify({ rules: ids, start, ...fixed });

const readLog = () => {
  if (!existsSync(log)) {
    appendFileSync(log, `${header}\n`);
    return [];
  }
  const [first, ...rest] = readFileSync(log, 'utf8').trim().split('\n');
  if (first !== header) refuse(`${log} is of another search; give another --log`);
  return rest.map((line) => JSON.parse(line));
};

/** On a terminal, what is being played; elsewhere the line of every step is enough. */
const show = (text) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${text}\u001B[K`);
};

/** Pairs of games between two sets of weights: how often 0, ½, 1, 1½ and 2 points were made. */
const playPairs = async (id, [one, other], pairs, seed, what) => {
  const contender = (name, weights) => ({ kind: 'setting', name, setting: { weights }, limits: {} });
  const terms = {
    rules: id,
    options: {},
    contenders: [contender('one', one), contender('other', other)],
    limits: { nodes: numbers.nodes },
    turns: numbers.turns,
  };
  const points = new Map();
  let games = 0;
  await playAllPairs(
    terms,
    schedule([[0, 1]], pairs, readOpenings(id), seed),
    threads,
    ({ number }, _game, record) => {
      if (record.faults.length > 0) throw new Error(`${id}: ${record.faults[0].what}`);
      points.set(number, (points.get(number) ?? 0) + record.points);
      show(`${what}, ${id}: ${++games} of ${2 * pairs} games`);
      return false;
    },
  );
  return [...points.values()].reduce(addPair, NO_PAIRS);
};

const sum = (one, other) => one.map((count, index) => count + other[index]);
const round = (weights) =>
  Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, Number(weight.toPrecision(4))]));

/** One step: all rule sets are played with the same change. */
const takeStep = async (logs, step) => {
  const ways = directions(names, numbers.seed, step);
  const both = opponents(start, logs, ways, spreadAt(numbers.spread, step));
  let counts = NO_PAIRS;
  for (const id of ids) {
    const seed = numbers.seed + step * numbers.pairs;
    const what = `step ${step + 1} of ${numbers.steps}`;
    counts = sum(counts, await playPairs(id, both, numbers.pairs, seed, what));
  }
  return { step, counts, logs: learn(logs, ways, scoreEstimate(counts).value, { ...numbers, step }) };
};

const elo = ({ value, low, high }) =>
  `${value.toFixed(0)} Elo, 95 % from ${low.toFixed(0)} to ${high.toFixed(0)}`;

const done = readLog();
let { logs = {} } = done.at(-1) ?? {};
for (let step = done.length; step < numbers.steps; step++) {
  const taken = await takeStep(logs, step);
  ({ logs } = taken);
  appendFileSync(log, `${JSON.stringify(taken)}\n`);
  show('');
  console.log(
    `${String(step + 1).padStart(4)}  ${taken.counts.join('-')}  ${JSON.stringify(round(shifted(start, logs)))}`,
  );
}

// The last word has a match against the weights that it all began with.
const found = round(shifted(start, logs));
let all = NO_PAIRS;
for (const id of final > 0 ? ids : []) {
  const counts = await playPairs(id, [found, start], final, numbers.seed + 7919, 'found against old');
  show('');
  all = sum(all, counts);
  console.log(`${id.padEnd(20)} ${counts.join('-')}  ${elo(eloEstimate(counts))}`);
}
console.log(`\n${JSON.stringify(found, null, 2)}`);
if (final > 0) console.log(`against the old weights: ${elo(eloEstimate(all))}`);
