import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { StoreError } from '../src/store/error.ts';
import { House } from './lib/house.ts';
import { MemoryStore } from './lib/memory.ts';
import { until } from './store/place.ts';

const BOT = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url));

const startBot = (house: House) => {
  const words = `${BOT} ${house.url} --rules latrunculi-piso --side black --level 1`;
  const bot = spawn(process.execPath, words.split(' '));
  onTestFinished(() => void bot.kill('SIGKILL'));
  const ended = new Promise<number | null>((resolve) => bot.on('exit', resolve));
  const id = new Promise<string>((resolve, reject) => {
    bot.stdout.on('data', (chunk: Buffer) => {
      const [, found] = /#\/online\/([\w-]{10})/.exec(chunk.toString()) ?? [];
      if (found !== undefined) resolve(found);
    });
    bot.stderr.on('data', (chunk: Buffer) => reject(new Error(chunk.toString())));
  });
  return { id, ended };
};

test('the example bot creates a game, plays, comes back after a cut, and ends with the game', async () => {
  const house = await House.open(new MemoryStore());
  const bot = startBot(house);
  const id = await bot.id;
  await house.sit(id);
  const white = await house.enter(id, 'b');
  await white.until(() => white.contest?.next === 'white');
  // Silence of the server’s own making: the bot’s socket is cut off, and it enters again.
  house.time.jump(60_000);
  await white.sync();
  await house.time.advance(10_000);
  const free = ['@c4', '@c5'].find((action) => !white.contest?.actions.includes(action)) ?? '';
  expect(await white.play(free)).toMatchObject({ deed: { type: 'play' } });
  await white.until(() => white.contest?.actions.length === 3);
  await white.ask({ type: 'resign' });
  expect(await bot.ended).toBe(0);
});

test('the example bot tries again where it is not let in at once', async () => {
  const store = new MemoryStore();
  const read = store.read.bind(store);
  let isAway = true;
  store.read = async (...of) => {
    if (!isAway) return read(...of);
    isAway = false;
    throw new StoreError('unavailable', 'the database is away');
  };
  const house = await House.open(store);
  const id = await startBot(house).id;
  await until(() => !isAway);
  await house.sit(id);
  const white = await house.enter(id, 'b');
  await white.until(() => white.contest?.next === 'white');
  expect(white.contest?.turns).toMatchObject([{ side: 'black' }]);
});
