// `npm run load`: how many actions a second one server confirms, how long they take, and what a game costs in memory.
// Everything stays on this machine and ends with the command.
//   npm run load -- [--store sqlite|postgres] [--games 1000] [--watchers 1] [--seconds 20] [--rate 2500]
//                   [--rest 80] [--rules latrunculi-seneca,boutin] [--data FOLDER] [--seed 1]
// `--rest`: how many seconds nothing happens before memory is measured; a server lets go of boards after a minute.
import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { ruleSets } from '@calculi/rules';
import { chanceFrom } from './lib/chance.mjs';
import { Host, makeFolder } from './lib/online/host.mjs';
import { agreementOn, writeScripts } from './lib/online/script.mjs';
import { openStore, STORES } from './lib/online/stores.mjs';
import { readOptions } from './lib/options.mjs';
import { makeProgress } from './lib/progress.mjs';
import { Crowd } from './load/crowd.mjs';
import { measureDisk } from './load/disk.mjs';
import { playDown, playFast, playSteadily } from './load/phase.mjs';
import { aims, table } from './load/report.mjs';

const SCRIPTS_EACH = 8;
const TURNS = 400;
/** So long a game is when its memory is measured. */
const BEGINNING = 40;
const WAKING = 4;
const WARM_GAMES = 40;
const WARM_SECONDS = 3;

const usual = {
  store: 'sqlite',
  games: 1000,
  watchers: 1,
  seconds: 20,
  rate: 2500,
  rest: 80,
  rules: 'latrunculi-seneca,boutin',
  data: undefined,
  seed: 1,
};
const words = { store: STORES, rules: ruleSets.map(({ id }) => id) };
const { store, games, watchers, seconds, rate, rest, rules, data, seed } = readOptions(
  import.meta.url,
  usual,
  words,
);

const progress = makeProgress();
const chance = chanceFrom(seed);

/** Games long enough for both phases, those of different rules in turn. */
const writeGames = () => {
  const sets = rules
    .split(',')
    .map((id) =>
      writeScripts(agreementOn(id), chance, TURNS, SCRIPTS_EACH, ({ turns }) => turns.length === TURNS),
    );
  return Array.from({ length: SCRIPTS_EACH * sets.length }, (_, index) => {
    const set = sets[index % sets.length];
    return set[Math.floor(index / sets.length)];
  });
};

/** What was compiled and loaded at the first games belongs to no game. */
const warmUp = async (base, scripts) => {
  const crowd = new Crowd(base, scripts, Math.min(games, WARM_GAMES), watchers);
  await crowd.seat(progress);
  await crowd.enter(progress);
  await playFast(crowd.matches, WARM_SECONDS, 0);
  await crowd.leave();
};

const measure = async (host, scripts) => {
  await warmUp(host.base, scripts);
  const before = await host.holdings();
  const crowd = new Crowd(host.base, scripts, games, watchers);
  await crowd.seat(progress);
  const seated = await host.holdings();
  await crowd.enter(progress);
  const entered = await host.holdings();
  progress.say(`the first ${BEGINNING} turns`);
  await playDown(crowd.matches, TURNS - BEGINNING);
  progress.say(`nothing happens, ${rest} s`);
  await pause(rest * 1000);
  const idle = await host.holdings();
  // A game that sleeps is read and replayed at its first turn.
  await playDown(crowd.matches, TURNS - BEGINNING - WAKING);
  const awake = await host.holdings();
  progress.say(`as fast as possible, ${seconds} s`);
  const reserve = Math.ceil((seconds * rate) / games) + 1;
  const fast = await playFast(crowd.matches, seconds, reserve);
  const rested = await host.holdings();
  progress.say(`${rate} turns a second, ${seconds} s`);
  const steady = await playSteadily(crowd.matches, seconds, rate);
  const played = await host.holdings();
  await crowd.leave();
  const left = await host.holdings();
  progress.end();
  const cpu = { fast: rested.cpu - awake.cpu, steady: played.cpu - rested.cpu };
  return {
    fast,
    steady,
    cpu,
    memory: { before, seated, entered, idle, played, left },
    spectators: crowd.spectators,
    received: crowd.received,
    refusals: crowd.refusals,
  };
};

const { folder, remove } = makeFolder(data);
const opened = await openStore(store);
let host;
try {
  const disk = measureDisk(folder);
  const scripts = writeGames();
  host = await Host.start({ folder, database: opened.database });
  const figures = await measure(host, scripts);
  const run = {
    store,
    beginning: BEGINNING,
    games,
    watchers,
    rate,
    disk,
    cores: cpus().length,
    node: process.version,
  };
  console.log(table({ ...run, ...figures }));
  const reached = aims({ ...run, ...figures });
  for (const { what, isReached } of reached) console.log(`${isReached ? 'reached' : 'MISSED '}  ${what}`);
  for (const refusal of figures.refusals.slice(0, 5)) console.log(`refused: ${refusal}`);
  console.log(JSON.stringify({ ...run, ...figures, refusals: figures.refusals.length }));
  process.exitCode = reached.every(({ isReached }) => isReached) ? 0 : 1;
} catch (error) {
  console.error(`load: ${error.message}\n${host?.log ?? ''}`);
  process.exitCode = 2;
} finally {
  await host?.stop();
  await opened.close();
  remove();
}
