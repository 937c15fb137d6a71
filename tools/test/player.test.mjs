import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { Player } from '../lib/online/player.mjs';

const ENTRY = { number: 1, at: 0, deed: { type: 'sit', side: 'even' } };

/** A server that answers each message with the next of these, and a player who speaks to it. */
const meet = async (...answers) => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const heard = [];
  server.on('connection', (socket) => {
    socket.on('message', (data) => {
      const message = JSON.parse(data);
      heard.push(message);
      const answer = answers.shift();
      if (answer) socket.send(JSON.stringify(answer(message)));
    });
  });
  const player = new Player({ base: `http://127.0.0.1:${server.address().port}`, id: 'a', secret: 's' });
  onTestFinished(() => {
    player.close();
    server.close();
  });
  return { player, heard };
};

const welcome = () => ({ type: 'welcome', you: 'even', entries: [] });
const refuse = (problem) => () => ({ type: 'refused', problem, message: 'no' });
const done = ({ key }) => ({ type: 'news', entries: [{ ...ENTRY, key }] });

test.each(['unknown-game', 'wrong-secret'])('who is never let in (%s) leaves, and says why', async (why) => {
  const { player } = await meet(refuse(why));
  expect(await player.ask({ type: 'resign' })).toMatchObject({ problem: why });
  expect(player.isClosed).toBe(true);
  expect(await player.ask({ type: 'resign' })).toMatchObject({ problem: why });
});

test('who is not let in at first connects again', async () => {
  const { player, heard } = await meet(refuse('too-fast'), welcome, done);
  expect(await player.ask({ type: 'resign' })).toMatchObject({ entry: { number: 1 } });
  expect(heard.map(({ type }) => type)).toEqual(['enter', 'enter', 'do']);
});

test('what was asked too fast is asked again, with the same key', async () => {
  const { player, heard } = await meet(welcome, refuse('too-fast'), done);
  expect(await player.ask({ type: 'resign' })).toMatchObject({ entry: { number: 1 } });
  expect(heard.map(({ type }) => type)).toEqual(['enter', 'do', 'do']);
  expect(heard[2]).toEqual(heard[1]);
});
