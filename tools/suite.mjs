// The suite of positions: what the engine finds of it, whether its claims are true, and where to find more.
//   node tools/suite.mjs --time 1000 [--level 10] [--rules boutin]   which positions the engine solves
//   node tools/suite.mjs --verify                                     proves every claim anew
//   node tools/suite.mjs --make boutin [--options victory=corps] [--seed 1] [--time 60000]   looks for new ones
import { makeAction, newGame, parseAction } from '@calculi/rules';
import { readOptions } from './lib/options.mjs';
import { prove } from './lib/suite/claims.mjs';
import { after, goodTexts, positionOf, readEntries, rulesOf } from './lib/suite/entries.mjs';
import { candidates } from './lib/suite/make.mjs';

const values = readOptions(import.meta.url, {
  time: undefined,
  nodes: undefined,
  level: 10,
  preset: 'full',
  rules: undefined,
  seed: 1,
  options: '',
  make: undefined,
  verify: false,
});

const entries = () => readEntries().filter(({ rules }) => !values.rules || rules === values.rules);

const verify = () => {
  let wrong = 0;
  for (const entry of entries()) {
    const position = positionOf(entry);
    const { good, visited } = prove(position, entry.claim);
    const proven = good.map(({ text }) => text).sort();
    const isTrue = proven.join('\n') === goodTexts(position, entry).sort().join('\n');
    if (!isTrue) wrong++;
    console.log(`${isTrue ? 'proven' : 'FALSE '} ${entry.id.padEnd(24)} ${entry.claim}, ${visited} turns`);
  }
  return wrong === 0;
};

const make = () => {
  const rules = rulesOf({ rules: values.make, options: values.options });
  for (const found of candidates(rules, values.seed, Number(values.time ?? 60_000)))
    console.log(JSON.stringify({ ...found, rules: values.make, options: values.options }));
  return true;
};

/** A turn of the engine may be written with other words than ours, so what it leads to is compared. */
const solves = (think, entry, setting, limits) => {
  const position = positionOf(entry);
  const [line] = think(newGame(position.rules, position), setting, limits).lines;
  const turn = line?.turns[0]?.map((action) => makeAction(parseAction(action))) ?? [];
  return { turn, found: goodTexts(position, entry).includes(after(position, turn)) };
};

const run = async () => {
  const { think } = await import('@calculi/engine');
  const limits = values.nodes ? { nodes: Number(values.nodes) } : { time: Number(values.time ?? 1000) };
  const setting = { level: values.level, preset: values.preset, seed: values.seed };
  const counts = new Map();
  for (const entry of entries()) {
    const { turn, found } = solves(think, entry, setting, limits);
    const count = counts.get(entry.rules) ?? { found: 0, all: 0 };
    counts.set(entry.rules, { found: count.found + (found ? 1 : 0), all: count.all + 1 });
    if (!found)
      console.log(`${entry.id}: ${turn.join(' ')} instead of ${entry.good.join(' | ')}. ${entry.tests}`);
  }
  const total = { found: 0, all: 0 };
  for (const [rules, { found, all }] of counts) {
    console.log(`${rules.padEnd(20)} ${String(found).padStart(3)} of ${all}`);
    total.found += found;
    total.all += all;
  }
  const share = ((100 * total.found) / total.all).toFixed(1);
  console.log(`${'all'.padEnd(20)} ${String(total.found).padStart(3)} of ${total.all} (${share} %)`);
  return true;
};

const done = values.make ? make() : values.verify ? verify() : await run();
process.exitCode = done ? 0 : 1;
