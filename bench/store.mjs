// How fast a store keeps what it is given: `node bench/store.mjs [folder or address of a database]`, after a build.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openStore } from '@calculi/server';

const GAMES = 1000;
const SECONDS = 5;

const target = process.argv[2];
const folder = target ?? mkdtempSync(join(tmpdir(), 'calculi-bench-'));
const store = await openStore(folder.startsWith('postgres') ? { databaseUrl: folder } : { folder });

const idOf = (game) => `b${Date.now().toString(36).slice(-5)}${game.toString(36).padStart(4, '0')}`;
const heads = Array.from({ length: GAMES }, (_, game) => ({
  id: idOf(game),
  agreement: {
    rules: 'boutin@1',
    options: {},
    position: null,
    clock: { kind: 'minutes', minutes: 10, increment: 5 },
    aids: true,
    listed: true,
  },
  sides: ['even', 'odd'],
  begins: 'even',
  created: Date.now(),
}));

const entryOf = (number) => ({
  number,
  at: Date.now(),
  key: 'abcdefgh12345678',
  deed: { type: 'play', side: 'even', actions: ['d4-e5'], next: 'odd' },
});

const digestOf = (number) => ({ turns: number, ending: null, deadline: Date.now() + 600_000 });

const quantile = (sorted, part) => sorted[Math.floor(sorted.length * part)]?.toFixed(1) ?? '–';

/** Every one of so many games appends again as soon as its last entry is kept. */
async function measure(concurrent, next) {
  const times = [];
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const { user, system } = process.cpuUsage();
  const begin = performance.now();
  const end = begin + SECONDS * 1000;
  const play = async (game) => {
    while (performance.now() < end) {
      const number = next[game]++;
      const asked = performance.now();
      const kept = await store.append(heads[game].id, { entry: entryOf(number), digest: digestOf(number) });
      if (!kept) throw new Error('An entry was refused');
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: concurrent }, (_, game) => play(game)));
  const seconds = (performance.now() - begin) / 1000;
  const cpu = process.cpuUsage({ user, system });
  loop.disable();
  times.sort((one, other) => one - other);
  const rate = Math.round(times.length / seconds).toLocaleString('en');
  console.log(
    `${concurrent} at once: ${rate} appends/s, p50 ${quantile(times, 0.5)} ms, p99 ${quantile(times, 0.99)} ms; ` +
      `CPU ${((cpu.user + cpu.system) / seconds / 1e4).toFixed(0)} %, ` +
      `event loop late p99 ${(loop.percentile(99) / 1e6).toFixed(1)} ms`,
  );
}

await Promise.all(heads.map((head) => store.create({ head, seats: {}, entries: [] })));
const next = heads.map(() => 1);
for (const concurrent of [1, 10, 100, 1000]) await measure(concurrent, next);
const read = performance.now();
for (const { id } of heads) await store.read(id);
console.log(
  `${GAMES} games of ${next[GAMES - 1]}–${next[0]} entries read in ${(performance.now() - read).toFixed(0)} ms`,
);
await store.close();
if (!target) rmSync(folder, { recursive: true });
