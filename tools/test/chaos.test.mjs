import { afterEach, describe, expect, it } from 'vitest';
import { Nodes } from '../chaos/nodes.mjs';
import { Rounds } from '../chaos/rounds.mjs';
import { endingScripts, longScripts } from '../chaos/scripts.mjs';
import { chanceFrom } from '../lib/chance.mjs';
import { makeFolder } from '../lib/online/host.mjs';
import { openStore } from '../lib/online/stores.mjs';

const PATIENCE = 300_000;

const open = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

/** Runs so many rounds and says what was wrong. */
const run = async (store, rounds, makeTrial) => {
  const { folder, remove } = makeFolder();
  open.push(remove);
  const { database, close } = await openStore(store);
  open.push(close);
  const trial = makeTrial({ folder, database, chance: chanceFrom(1) });
  open.push(() => trial.close());
  await trial.begin();
  for (let round = 0; round < rounds; round++) await trial.round();
  await trial.end();
  const { ledger, faults } = trial;
  expect({ lost: ledger.lost, unreadable: ledger.unreadable, faults }).toEqual({
    lost: [],
    unreadable: [],
    faults: [],
  });
  return trial;
};

describe('a server that is killed', () => {
  it(
    'has lost nothing that was confirmed',
    async () => {
      const scripts = longScripts(chanceFrom(1));
      const { ledger } = await run('sqlite', 3, (setup) => new Rounds({ ...setup, tables: 4, scripts }));
      expect(ledger.confirmed).toBeGreaterThan(3);
    },
    PATIENCE,
  );

  it(
    'leaves its players to another node, where they finish',
    async () => {
      const scripts = endingScripts(chanceFrom(1));
      const { finished } = await run('postgres', 1, (setup) => new Nodes({ ...setup, tables: 2, scripts }));
      expect(finished).toBe(2);
    },
    PATIENCE,
  );
});
