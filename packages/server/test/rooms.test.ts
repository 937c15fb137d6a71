import type { Entry, Side } from '@calculi/protocol';
import { describe, expect, it } from 'vitest';
import { GRACE } from '../src/attendance.ts';
import { Metrics } from '../src/metrics.ts';
import type { Subscriber } from '../src/audience.ts';
import type { Room } from '../src/room.ts';
import type { Services } from '../src/services.ts';
import { IDLE, Rooms } from '../src/rooms.ts';
import { Rulebook } from '../src/rulebook.ts';
import { hashSecret } from '../src/secret.ts';
import { agreement, secretOf } from './lib/house.ts';
import { MemoryStore } from './lib/memory.ts';
import { breathe, FakeTime } from './lib/time.ts';

class Listener implements Subscriber {
  readonly heard: Buffer[] = [];
  readonly side: Side | null;

  constructor(side: Side | null) {
    this.side = side;
  }

  send(message: Buffer): void {
    this.heard.push(message);
  }
}

const setUp = () => {
  const store = new MemoryStore();
  const time = new FakeTime();
  const faults: unknown[] = [];
  const services: Services = {
    store,
    rulebook: new Rulebook(),
    time,
    begun: time.now(),
    metrics: new Metrics(),
    report: (error) => faults.push(error),
  };
  return { store, time, faults, services, rooms: new Rooms(services) };
};

const begin = async (rooms: Rooms): Promise<{ id: string; room: Room }> => {
  const { id } = await rooms.create({ agreement: agreement(), side: 'black', secret: secretOf('a') });
  const room = await rooms.open(id);
  await room.sit(hashSecret(secretOf('b')));
  return { id, room };
};

const join = async (room: Room, side: Side | null): Promise<Listener> => {
  const listener = new Listener(side);
  room.enter(listener, await room.open(), 0);
  return listener;
};

const play = async (room: Room, side: Side, board: number, action: string) =>
  room.request(side, `key-${side}-${board}`, { type: 'play', board, actions: [action] });

describe('rooms', () => {
  it('read a game once for all who open it at the same time', async () => {
    const { rooms, store } = setUp();
    const { id } = await rooms.create({ agreement: agreement(), side: 'black', secret: secretOf('a') });
    let reads = 0;
    const read = store.read.bind(store);
    store.read = async (...args) => {
      reads += 1;
      return read(...args);
    };
    const opened = await Promise.all([rooms.open(id), rooms.open(id), rooms.open(id)]);
    expect(new Set(opened).size).toBe(1);
    expect(reads).toBe(1);
  });

  it('tell everyone the very same bytes', async () => {
    const { rooms } = setUp();
    const { room } = await begin(rooms);
    const listeners = [await join(room, 'black'), await join(room, null), await join(room, null)];
    await play(room, 'black', 0, '@c4');
    const [first, ...others] = listeners.map(({ heard }) => heard.at(-1));
    expect(JSON.parse(first?.toString() ?? '')).toMatchObject({ type: 'news', entries: [{ number: 3 }] });
    for (const other of others) expect(other).toBe(first);
  });

  it('decide again after what another node wrote, and tell that too', async () => {
    const { rooms, store } = setUp();
    const { id, room } = await begin(rooms);
    const listener = await join(room, 'white');
    const other: Entry = { number: 3, at: 1, deed: { type: 'say', side: 'white', phrase: 'greeting' } };
    await store.append(id, { entry: other, digest: { turns: 0, ending: null, deadline: null } });
    await play(room, 'black', 0, '@c4');
    const told = listener.heard.flatMap(
      (message) => (JSON.parse(message.toString()) as { entries?: Entry[] }).entries ?? [],
    );
    expect(told.map(({ number, deed }) => [number, deed.type])).toEqual([
      [3, 'say'],
      [4, 'play'],
    ]);
  });

  it('refuse what another node has made stale', async () => {
    const { rooms, store } = setUp();
    const { id, room } = await begin(rooms);
    const other: Entry = {
      number: 3,
      at: 1,
      deed: { type: 'play', side: 'black', actions: ['@d4'], next: 'white' },
    };
    await store.append(id, { entry: other, digest: { turns: 1, ending: null, deadline: null } });
    await expect(play(room, 'black', 0, '@c4')).rejects.toMatchObject({ problem: 'stale' });
    await play(room, 'white', 3, '@c4');
    expect((await room.open()).contest.actions).toEqual(['@d4', '@c4']);
  });

  it('hear of other nodes, also where news may have been missed', async () => {
    const { rooms, store } = setUp();
    const { id, room } = await begin(rooms);
    const listener = await join(room, null);
    for (const [number, hint] of [
      [3, id],
      [4, null],
    ] as const) {
      const entry: Entry = { number, at: 1, deed: { type: 'say', side: 'white', phrase: 'greeting' } };
      await store.append(id, { entry, digest: { turns: 0, ending: null, deadline: null } });
      store.tell(hint);
      await breathe();
      const messages = listener.heard.map((message) => message.toString());
      expect(messages.some((text) => text.includes(`"number":${number},`))).toBe(true);
    }
  });

  it('sleep when nothing happens, wake when something does, and go when nobody is there', async () => {
    const { rooms, store, time } = setUp();
    const { id, room } = await begin(rooms);
    const listener = await join(room, 'black');
    await play(room, 'black', 0, '@c4');
    await breathe();
    time.jump(IDLE);
    rooms.tidy();
    expect([rooms.size, room.isAsleep]).toEqual([1, true]);
    // Woken by a news of another node, it tells only what is new.
    const heard = listener.heard.length;
    const entry: Entry = { number: 4, at: 1, deed: { type: 'say', side: 'white', phrase: 'greeting' } };
    await store.append(id, { entry, digest: { turns: 1, ending: null, deadline: null } });
    store.tell(id);
    await breathe();
    expect(room.isAsleep).toBe(false);
    const news = listener.heard.slice(heard).filter((message) => message.toString().includes('"news"'));
    expect(news.map((message) => JSON.parse(message.toString()) as object)).toMatchObject([
      { entries: [{ number: 4 }] },
    ]);
    time.jump(IDLE);
    rooms.tidy();
    await play(room, 'white', 3, '@c5');
    expect((await room.open()).contest.actions).toEqual(['@c4', '@c5']);
    room.leave(listener);
    await time.advance(10_000);
    expect(store.games.get(id)?.away.has('black')).toBe(true);
    time.jump(IDLE);
    rooms.tidy();
    expect(rooms.size).toBe(0);
  });

  it('refuse more than can wait', async () => {
    const { rooms } = setUp();
    const { room } = await begin(rooms);
    const answers = await Promise.allSettled(
      Array.from({ length: 200 }, (_, count) =>
        room.request('white', `key-${1000 + count}`, { type: 'play', board: 0, actions: ['@c4'] }),
      ),
    );
    const problems = answers.map((answer) =>
      answer.status === 'rejected' ? (answer.reason as { problem: string }).problem : 'done',
    );
    expect(new Set(problems)).toEqual(new Set(['not-your-turn', 'busy']));
    await play(room, 'black', 0, '@c4');
  });

  it('let in all who come at once while they sleep', async () => {
    const { rooms, time } = setUp();
    const { room } = await begin(rooms);
    await join(room, 'black');
    await breathe();
    time.jump(IDLE);
    rooms.tidy();
    expect(room.isAsleep).toBe(true);
    await Promise.all(Array.from({ length: 500 }, async () => join(room, null)));
    expect(room.size).toBe(501);
  });

  it('let a player play whose opponent asks for more than can wait', async () => {
    const { rooms } = setUp();
    const { room } = await begin(rooms);
    const flood = Array.from({ length: 200 }, async (_, count) =>
      room.request('white', `key-${1000 + count}`, { type: 'claim', result: 'win' }),
    );
    const played = play(room, 'black', 0, '@c4');
    await Promise.allSettled(flood);
    expect(await played).toBeNull();
  });

  it('miss no news of other nodes while more is asked than can wait', async () => {
    const { rooms, store } = setUp();
    const { id, room } = await begin(rooms);
    const listener = await join(room, null);
    const sitters = Array.from({ length: 200 }, async (_, count) => room.sit(`someone ${count}`));
    const entry: Entry = { number: 3, at: 1, deed: { type: 'say', side: 'white', phrase: 'greeting' } };
    await store.append(id, { entry, digest: { turns: 0, ending: null, deadline: null } });
    store.tell(id);
    await Promise.allSettled(sitters);
    await breathe();
    expect(listener.heard.some((message) => message.includes('"number":3,'))).toBe(true);
  });

  it('read again what could not be read when they heard of it', async () => {
    const { rooms, store } = setUp();
    const { id, room } = await begin(rooms);
    const listener = await join(room, null);
    const entry: Entry = { number: 3, at: 1, deed: { type: 'say', side: 'white', phrase: 'greeting' } };
    await store.append(id, { entry, digest: { turns: 0, ending: null, deadline: null } });
    const { read } = store;
    store.read = async () => {
      throw new Error('not now');
    };
    store.tell(id);
    await breathe();
    store.read = read;
    rooms.tidy();
    await breathe();
    expect(listener.heard.some((message) => message.includes('"number":3,'))).toBe(true);
  });

  it.each(['heard', 'failed'])(
    'tell the store of who is back before it has %s that they left',
    async (how) => {
      const { rooms, store, time } = setUp();
      const { id, room } = await begin(rooms);
      room.leave(await join(room, 'black'));
      const { leave } = store;
      const held: (() => void)[] = [];
      store.leave = async (...args) => {
        await new Promise<void>((resolve) => held.push(resolve));
        await leave.apply(store, args);
        if (how === 'failed') throw new Error('the connection broke after the commit');
      };
      await time.advance(GRACE);
      await join(room, 'black');
      for (const release of held) release();
      await breathe();
      rooms.tidy();
      await breathe();
      expect(await store.present(id)).toEqual({ here: ['black'], away: [] });
    },
  );

  it('tell the store of comings and goings again where it did not listen', async () => {
    const { rooms, store, time, faults } = setUp();
    const { id, room } = await begin(rooms);
    const { come } = store;
    store.come = async () => {
      throw new Error('not now');
    };
    await join(room, 'black');
    await breathe();
    expect(faults).toHaveLength(1);
    expect(store.games.get(id)?.here.size).toBe(0);
    expect(room.attendance.view().here).toEqual(['black']);
    store.come = come;
    time.jump(1000);
    rooms.tidy();
    await breathe();
    expect(store.games.get(id)?.here.has('black')).toBe(true);
  });

  it('let nobody claim a game while the store does not say who is there', async () => {
    const { rooms, store, time } = setUp();
    const { id, room } = await begin(rooms);
    const [black, white] = [await join(room, 'black'), await join(room, 'white')];
    await breathe();
    room.leave(white);
    await time.advance(GRACE);
    time.jump(600_000);
    const { present } = store;
    store.present = async () => {
      throw new Error('not now');
    };
    // At another node, of which this one cannot hear.
    await store.come(id, 'white');
    const claim = async (key: string) => room.request('black', key, { type: 'claim', result: 'win' });
    await expect(claim('key-first')).rejects.toMatchObject({ problem: 'busy' });
    store.present = present;
    await expect(claim('key-again')).rejects.toMatchObject({ problem: 'not-now' });
    expect((await room.open()).contest.ending).toBeNull();
    room.leave(black);
  });

  it('ask the store again who is there where it did not answer', async () => {
    const { rooms, store } = setUp();
    const { id, room } = await begin(rooms);
    await join(room, 'black');
    await breathe();
    const { present } = store;
    store.present = async () => {
      throw new Error('not now');
    };
    // At another node.
    await store.come(id, 'white');
    store.tell(id);
    await breathe();
    store.present = present;
    rooms.tidy();
    await breathe();
    expect(room.attendance.view().here.sort()).toEqual(['black', 'white']);
  });
});

describe('the rulebook', () => {
  it('keeps the agreements used last, whatever the order of their options', () => {
    const book = new Rulebook(2);
    const boutin = (options: Record<string, string>) => ({ rules: 'boutin@1', options, position: null });
    const first = book.startOf(boutin({ victory: 'corps', pieces: '1' }));
    expect(book.startOf(boutin({ pieces: '1', victory: 'corps' }))).toBe(first);
    book.startOf(boutin({}));
    expect(book.startOf(boutin({ victory: 'corps', pieces: '1' }))).toBe(first);
    book.startOf({ rules: 'glorious@1', options: {}, position: null });
    expect(book.size).toBe(2);
    expect(book.startOf(boutin({ victory: 'corps', pieces: '1' }))).toBe(first);
  });
});
