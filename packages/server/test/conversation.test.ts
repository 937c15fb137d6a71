import { expect, test } from 'vitest';
import { CLOSE, Conversation } from '../src/conversation.ts';
import type { Wire } from '../src/conversation.ts';
import { Metrics } from '../src/metrics.ts';
import { Rooms } from '../src/rooms.ts';
import { Rulebook } from '../src/rulebook.ts';
import { StoreError } from '../src/store/error.ts';
import { WIDE } from './lib/house.ts';
import { MemoryStore } from './lib/memory.ts';
import { breathe, FakeTime } from './lib/time.ts';

class FakeWire implements Wire {
  bufferedAmount = 0;
  sent: string[] = [];
  ended: number | 'cut' | null = null;

  send(message: Buffer): void {
    this.sent.push(message.toString());
  }

  pong(): void {
    this.sent.push('a pong of the protocol');
  }

  close(code: number): void {
    this.ended = code;
  }

  terminate(): void {
    this.ended = 'cut';
  }
}

const converse = (limits = WIDE, store = new MemoryStore()) => {
  const time = new FakeTime();
  const metrics = new Metrics();
  const report = (): void => undefined;
  const services = {
    store,
    rulebook: new Rulebook(),
    time,
    begun: time.now(),
    metrics,
    report,
  };
  const rooms = new Rooms(services);
  const wire = new FakeWire();
  const lobby = { rooms, time, metrics, limits, report, isClosing: () => false };
  return { time, wire, metrics, conversation: new Conversation('abcdefghij', wire, lobby) };
};

test('who does not keep up with what is sent is cut off', () => {
  const { wire, metrics, conversation } = converse();
  conversation.send(Buffer.from('{}'));
  expect([wire.sent.length, wire.ended]).toEqual([1, null]);
  wire.bufferedAmount = 2_000_000;
  conversation.send(Buffer.from('{}'));
  conversation.send(Buffer.from('{}'));
  expect([wire.sent.length, wire.ended]).toEqual([1, 'cut']);
  expect(metrics.text()).toContain('calculi_slow_sockets_total 1\n');
});

test('a burst of messages is heard, then so many a second', () => {
  const { time, wire, conversation } = converse({ ...WIDE, messages: 2, burst: 3 });
  const heard = (): number => wire.sent.filter((text) => text.includes('pong')).length;
  for (let count = 0; count < 5; count++) conversation.hear('{"type":"ping"}');
  expect(heard()).toBe(3);
  time.jump(1000);
  for (let count = 0; count < 5; count++) conversation.hear('{"type":"ping"}');
  expect(heard()).toBe(5);
  for (let count = 0; count < 20; count++) conversation.hear('{"type":"ping"}');
  expect(wire.ended).toBe(CLOSE.policy);
});

test.each([
  ['busy', new StoreError('unavailable', 'the database is away'), CLOSE.later],
  ['internal', new Error('a fault'), CLOSE.later],
  ['unknown-game', null, null],
])(
  'who cannot enter because of “%s” is told so, and sent away where coming again may help',
  async (...row) => {
    const [problem, error, code] = row;
    const store = new MemoryStore();
    store.read = async () => {
      if (error) throw error;
      return null;
    };
    const { wire, conversation } = converse(WIDE, store);
    conversation.hear('{"type":"enter","known":0}');
    await breathe();
    expect(wire.sent.map((text) => JSON.parse(text) as unknown)).toMatchObject([
      { type: 'refused', problem },
    ]);
    expect(wire.ended).toBe(code);
  },
);
