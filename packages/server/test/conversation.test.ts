import { expect, test } from 'vitest';
import { CLOSE, Conversation } from '../src/conversation.ts';
import type { Wire } from '../src/conversation.ts';
import { Metrics } from '../src/metrics.ts';
import { Rooms } from '../src/rooms.ts';
import { Rulebook } from '../src/rulebook.ts';
import { WIDE } from './lib/house.ts';
import { MemoryStore } from './lib/memory.ts';
import { FakeTime } from './lib/time.ts';

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

const converse = (limits = WIDE) => {
  const time = new FakeTime();
  const metrics = new Metrics();
  const report = (): void => undefined;
  const services = {
    store: new MemoryStore(),
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
