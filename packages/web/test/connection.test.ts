import { PING_EVERY, SILENCE } from '@calculi/protocol';
import { describe, expect, it } from 'vitest';
import { Connection } from '../src/online/connection.ts';
import type { Listener } from '../src/online/connection.ts';
import { Timeline } from './online-support.ts';

describe('a connection', () => {
  /** A connection whose sockets the test holds in its hand. */
  const connect = () => {
    const time = new Timeline();
    const sockets: (Listener & { said: string[]; isClosed: boolean })[] = [];
    const states: string[] = [];
    const connection = new Connection({
      open: (listener) => {
        const socket = { ...listener, said: [] as string[], isClosed: false };
        sockets.push(socket);
        return { send: (text) => void socket.said.push(text), close: () => (socket.isClosed = true) };
      },
      later: time.later,
      random: () => 1,
      ping: 'ping',
      opened: () => connection.send('enter'),
      received: () => undefined,
      changed: (state) => states.push(state),
    });
    connection.start();
    const live = () => {
      sockets.at(-1)?.opened();
      sockets.at(-1)?.heard('welcome');
      connection.confirm();
    };
    return { time, sockets, states, connection, live };
  };

  it('is given up where the other end talks but lets nobody in, and the next one comes later', () => {
    const { time, sockets, connection } = connect();
    for (const wait of [500, 1000, 2000]) {
      sockets.at(-1)?.opened();
      sockets.at(-1)?.heard('refused');
      const before = sockets.length;
      time.runFor(8000);
      expect([connection.state, sockets.at(-1)?.isClosed]).toEqual(['lost', true]);
      time.runFor(wait - 1);
      expect(sockets).toHaveLength(before);
      time.runFor(1);
      expect(sockets).toHaveLength(before + 1);
    }
  });

  it('is open when the other end has let one in, and says something from time to time', () => {
    const { time, sockets, connection, live } = connect();
    expect(connection.state).toBe('connecting');
    live();
    time.runFor(PING_EVERY);
    expect([connection.state, sockets[0]?.said]).toEqual(['open', ['enter', 'ping']]);
  });

  it('tries again, each time later', () => {
    const { time, sockets, connection } = connect();
    const opened: number[] = [];
    for (let attempt = 0; attempt < 9; attempt++) {
      const before = sockets.length;
      sockets.at(-1)?.closed();
      const from = time.now;
      while (sockets.length === before) time.runFor(100);
      opened.push(time.now - from);
    }
    expect(opened.slice(0, 4)).toEqual([500, 1000, 2000, 4000]);
    expect(Math.max(...opened)).toBe(20_000);
    expect(connection.state).toBe('lost');
  });

  it('gives up a socket that has been silent, and does not hear it any more', () => {
    const { time, sockets, connection, live } = connect();
    live();
    time.runFor(SILENCE);
    expect([sockets[0]?.isClosed, connection.state]).toEqual([true, 'lost']);
    sockets[0]?.heard('late');
    sockets[0]?.closed();
    expect(connection.state).toBe('lost');
  });

  it('tries at once when the device wakes up, and gives the other end little time then', () => {
    const { time, sockets, connection, live } = connect();
    live();
    connection.wake();
    expect(sockets[0]?.said.at(-1)).toBe('ping');
    time.runFor(9000);
    expect(sockets[0]?.isClosed).toBe(true);
    const before = sockets.length;
    connection.wake();
    expect(sockets).toHaveLength(before + 1);
    connection.stop();
    connection.wake();
    time.runFor(60_000);
    expect([sockets.length, connection.state]).toEqual([before + 1, 'stopped']);
  });
});
