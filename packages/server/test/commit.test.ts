import type { Request } from '@calculi/protocol';
import { expect, test } from 'vitest';
import { ROUNDS } from '../src/sweep.ts';
import { FaultyStore } from './lib/faulty.ts';
import { House } from './lib/house.ts';
import { breathe } from './lib/time.ts';

/** A killed process cannot show that an answer was sent too early: a store that holds back its commits can. */

test('nothing is told before the store has kept it', async () => {
  const store = new FaultyStore();
  const house = await House.open(store);
  const { id, black, white } = await house.begin();
  const watcher = await house.enter(id);
  store.mood = 'held';
  black.send({ type: 'do', key: 'key-held', request: { type: 'play', board: 0, actions: ['@c4'] } });
  for (const each of [black, white, watcher]) await each.sync();
  await breathe();
  expect(store.appends).toBe(2);
  for (const each of [black, white, watcher]) {
    await each.sync();
    expect(each.entries().map(({ number }) => number)).toEqual([1, 2]);
  }
  // Nor does anyone who comes meanwhile hear of it, on any way.
  expect((await house.enter(id)).contest?.length).toBe(2);
  expect(await house.get(`/api/games/${id}`)).toMatchObject({ entries: [{ number: 1 }, { number: 2 }] });
  store.release();
  for (const each of [black, white, watcher]) {
    await each.until(() => each.contest?.length === 3);
    expect(each.contest?.actions).toEqual(['@c4']);
  }
});

test('while one request waits for the disk, the next is not judged', async () => {
  const store = new FaultyStore();
  const house = await House.open(store);
  const { black, white } = await house.begin();
  store.mood = 'held';
  black.send({ type: 'do', key: 'key-first', request: { type: 'play', board: 0, actions: ['@c4'] } });
  await black.sync();
  // It would be White’s turn only after a turn that is not kept yet.
  white.send({ type: 'do', key: 'key-second', request: { type: 'play', board: 3, actions: ['@c5'] } });
  await white.sync();
  expect(store.appends).toBe(2);
  expect(white.refusals()).toEqual([]);
  store.release();
  expect(await white.answer('key-second')).toMatchObject({ number: 4 });
});

test('a turn that has to wait for the disk was played when it came', async () => {
  const store = new FaultyStore();
  const house = await House.open(store);
  const { black, white } = await house.begin({ clock: { kind: 'minutes', minutes: 1, increment: 0 } });
  await black.play('@c4');
  await house.wait(50_000, black, white);
  store.mood = 'held';
  black.send({ type: 'do', key: 'key-talk', request: { type: 'say', phrase: 'thinking' } });
  await black.sync();
  white.send({ type: 'do', key: 'key-turn', request: { type: 'play', board: 3, actions: ['@c5'] } });
  await white.sync();
  await house.wait(20_000, black, white);
  store.release();
  expect(await white.answer('key-turn')).toMatchObject({ number: 5, deed: { type: 'play' } });
  // Ten seconds of White’s minute are left, and Black’s time has run since the turn came.
  expect(white.contest?.clock?.left).toEqual([60_000, 10_000]);
  await house.wait(40_000, black, white);
  await black.until(() => black.contest?.ending !== null);
  expect(black.contest?.ending).toEqual({ winner: 'white', reason: 'time' });
});

test('a commit that fails is refused, told to nobody, and changes nothing', async () => {
  const store = new FaultyStore();
  const house = await House.open(store);
  const { id, black, white } = await house.begin();
  store.mood = 'failing';
  expect(await black.play('@c4')).toMatchObject({ type: 'refused', problem: 'busy' });
  await white.sync();
  expect(white.contest?.length).toBe(2);
  expect(store.games.get(id)?.entries).toHaveLength(2);
  store.mood = 'well';
  expect(await black.play('@c4')).toMatchObject({ number: 3 });
});

test('a commit whose answer was lost is found again and not made twice', async () => {
  const store = new FaultyStore();
  const house = await House.open(store);
  const { id, black, white } = await house.begin();
  store.mood = 'deaf';
  const play: Request = { type: 'play', board: 0, actions: ['@c4'] };
  expect(await black.ask(play, 'key-lost')).toMatchObject({ type: 'refused', problem: 'busy' });
  store.mood = 'well';
  black.send({ type: 'do', key: 'key-lost', request: play });
  await black.until(() => black.contest?.length === 3);
  await white.until(() => white.contest?.length === 3);
  expect(store.games.get(id)?.entries.filter(({ key }) => key === 'key-lost')).toHaveLength(1);
});

test('a commit whose answer was lost is told to the others, though whoever asked for it is gone', async () => {
  const store = new FaultyStore();
  const house = await House.open(store);
  const { black, white } = await house.begin();
  store.mood = 'deaf';
  expect(await black.play('@c4')).toMatchObject({ type: 'refused', problem: 'busy' });
  store.mood = 'well';
  await black.leave();
  await house.wait(ROUNDS.tidy, white);
  await white.until(() => white.contest?.length === 3);
});

test('a seat is given only once it is kept', async () => {
  const store = new FaultyStore();
  const house = await House.open(store);
  const id = await house.create();
  store.mood = 'failing';
  const response = await house.sit(id);
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ problem: 'busy' });
  store.mood = 'well';
  expect(await (await house.sit(id)).json()).toEqual({ id, side: 'white' });
});

test('a stop waits for what was begun, answers it, and says that it will be back', async () => {
  const store = new FaultyStore();
  const house = await House.open(store);
  const { id, black, white } = await house.begin();
  store.mood = 'held';
  black.send({ type: 'do', key: 'key-last', request: { type: 'play', board: 0, actions: ['@c4'] } });
  await black.sync();
  const closing = house.served.close();
  white.send({ type: 'do', key: 'key-late', request: { type: 'resign' } });
  expect(await white.answer('key-late')).toMatchObject({ problem: 'busy' });
  store.release();
  expect(await black.answer('key-last')).toMatchObject({ number: 3 });
  expect(await Promise.all([black.closed, white.closed])).toEqual([1012, 1012]);
  await closing;
  expect(store.games.get(id)?.entries).toHaveLength(3);
});
