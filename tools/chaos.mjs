// `npm run chaos`: servers are killed under load, again and again, and nothing that was confirmed may be missing.
//   npm run chaos -- [--rounds 100] [--stores sqlite,postgres] [--nodes 20] [--tables 8] [--data FOLDER] [--seed 1]
// `--rounds 0` and `--nodes 0` leave a part out. Everything stays on this machine and ends with the command.
import { times } from './chaos/figures.mjs';
import { Nodes } from './chaos/nodes.mjs';
import { Rounds } from './chaos/rounds.mjs';
import { endingScripts, longScripts } from './chaos/scripts.mjs';
import { chanceFrom } from './lib/chance.mjs';
import { makeFolder } from './lib/online/host.mjs';
import { openStore, STORES } from './lib/online/stores.mjs';
import { readOptions } from './lib/options.mjs';
import { makeProgress } from './lib/progress.mjs';

const usual = {
  rounds: 100,
  stores: 'sqlite,postgres',
  nodes: 20,
  tables: 8,
  data: undefined,
  seed: Date.now() % 1_000_000,
};
const options = readOptions(import.meta.url, usual, { stores: STORES });
const { rounds, nodes, tables, seed } = options;
const progress = makeProgress();

/** So soon both players must be able to go on when a node has died, in milliseconds. */
const RECOVERY = 5000;

/** Runs all rounds of a trial on a store of its own, and says how it went. */
const run = async (title, store, count, makeTrial, describe) => {
  const { folder, remove } = makeFolder(options.data);
  const { database, close } = await openStore(store);
  const trial = makeTrial({ folder, database, chance: chanceFrom(seed) });
  try {
    await trial.begin();
    for (let round = 1; round <= count && trial.isGood; round++) {
      await trial.round();
      progress.say(`${title}: round ${round} of ${count}, ${trial.ledger.confirmed} entries confirmed`);
    }
    progress.say(`${title}: reading all ${trial.ledger.games.length} games again`);
    await trial.end();
  } catch (error) {
    trial.ledger.unreadable.push(error.message);
  } finally {
    await trial.close();
    await close();
    remove();
  }
  progress.end();
  const { ledger, faults } = trial;
  console.log(
    `${title}: ${describe(trial)}; ${ledger.games.length} games, ${ledger.confirmed} entries confirmed, ` +
      `${ledger.lost.length} lost, ${ledger.unreadable.length} unreadable, ${faults.length} other faults`,
  );
  for (const fault of [...ledger.lost, ...ledger.unreadable, ...faults].slice(0, 10))
    console.log(`  ${fault}`);
  return trial.isGood;
};

console.log(`seed ${seed}`);
const verdicts = [];
for (const store of rounds > 0 ? options.stores.split(',') : [])
  verdicts.push(
    await run(
      store,
      store,
      rounds,
      (setup) => new Rounds({ ...setup, tables, scripts: longScripts(chanceFrom(seed)) }),
      ({ done, answers, recoveries }) =>
        `${done} kills; answers again: ${times(answers)}; confirms again: ${times(recoveries)}`,
    ),
  );
const slow = [];
if (nodes > 0)
  verdicts.push(
    await run(
      'two nodes',
      'postgres',
      nodes,
      (setup) => new Nodes({ ...setup, tables: 2, scripts: endingScripts(chanceFrom(seed)) }),
      ({ finished, recoveries }) => {
        slow.push(...recoveries.filter((time) => time >= RECOVERY));
        return `${finished} games finished by both players; both play on: ${times(recoveries)}`;
      },
    ),
  );
if (slow.length > 0) console.log(`${slow.length} times it took ${RECOVERY} ms or more until both played on`);
process.exitCode = verdicts.every(Boolean) && slow.length === 0 ? 0 : 1;
