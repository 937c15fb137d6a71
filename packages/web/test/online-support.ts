import { fromClient, newContest, otherSide, record } from '@calculi/protocol';
import type {
  Contest,
  Deed,
  Entry,
  FromServer,
  Head,
  Presence,
  Problem,
  Request,
  Side,
} from '@calculi/protocol';
import { parsePosition, playAction, RulesError, sideToPlay } from '@calculi/rules';
import type { Game } from '@calculi/rules';
import type { ConnectionHost, Later, Listener } from '../src/online/connection.ts';
import { followGame, setupOf } from '../src/online/table.ts';
import { beginGame } from '../src/game/setup.ts';

/** A server and a network that exist only in a test, in a time that runs as fast as it can. */

/** Numbers from 0 to 1 that are the same for the same seed. */
export const makeChance = (seed: number): (() => number) => {
  let state = seed % 2147483647 || 1;
  return () => {
    state = (state * 16807) % 2147483647;
    return (state - 1) / 2147483646;
  };
};

export class Timeline {
  now = 0;
  #order = 0;
  #due: { at: number; order: number; run: () => void }[] = [];

  readonly later: Later = (milliseconds, run) => {
    const task = { at: this.now + milliseconds, order: this.#order++, run };
    this.#due.push(task);
    return () => (this.#due = this.#due.filter((each) => each !== task));
  };

  runFor(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const next = this.#due
        .filter(({ at }) => at <= end)
        .sort((one, other) => one.at - other.at || one.order - other.order)[0];
      if (!next) break;
      this.#due = this.#due.filter((each) => each !== next);
      this.now = next.at;
      next.run();
    }
    this.now = end;
  }
}

export const makeHead = (rules: string, more: Partial<Head['agreement']> = {}): Head => ({
  id: 'abcdefghij',
  agreement: { rules, options: {}, position: null, clock: null, aids: true, listed: false, ...more },
  sides: rules.startsWith('latrunculi') ? ['black', 'white'] : ['even', 'odd'],
  begins: rules.startsWith('latrunculi') ? 'black' : 'even',
  created: 0,
});

/** A client as the server sees it. */
interface Guest {
  side: Side | null;
  readonly say: (message: FromServer) => void;
}

class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem);
    this.problem = problem;
  }
}

/** A small referee: what the real one does with turns, wishes and ends, as far as the browser's side needs it. */
export class TestServer {
  readonly guests = new Set<Guest>();
  log: readonly Entry[] = [];
  contest: Contest;
  #game: Game;
  readonly #secrets: Readonly<Record<string, Side>>;
  readonly #time: Timeline;
  /** The server's clock runs this far ahead of the devices'. */
  ahead = 3_600_000;
  /** Why nobody is let in now. */
  closed: Problem | null = null;
  /** When somebody asked to be let in. */
  readonly knocks: number[] = [];

  constructor(head: Head, secrets: Readonly<Record<string, Side>>, time: Timeline) {
    this.contest = newContest(head);
    this.#game = beginGame(setupOf(this.contest, null), parsePosition);
    this.#secrets = secrets;
    this.#time = time;
    for (const side of Object.values(secrets)) this.#add({ type: 'sit', side });
  }

  get now(): number {
    return Math.round(this.#time.now) + this.ahead;
  }

  get presence(): Presence {
    const here = [...new Set([...this.guests].flatMap(({ side }) => (side ? [side] : [])))];
    const away = this.contest.seated.filter((side) => !here.includes(side));
    return { here, away: away.map((side) => ({ side, since: this.now })), watchers: 0 };
  }

  hear(guest: Guest, text: string): void {
    const message = fromClient.parse(JSON.parse(text));
    if (message.type === 'ping') return guest.say({ type: 'pong', now: this.now });
    if (message.type === 'enter') return this.#enter(guest, message.secret, message.known);
    const known = this.log.find(({ key }) => key === message.key);
    if (known) return guest.say({ type: 'news', entries: [known], now: this.now });
    try {
      this.#add(this.#judge(guest, message.request), message.key);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      guest.say({ type: 'refused', key: message.key, problem: error.problem, message: '' });
    }
  }

  #enter(guest: Guest, secret: string | undefined, known: number): void {
    this.knocks.push(this.#time.now);
    if (this.closed) return guest.say({ type: 'refused', problem: this.closed, message: '' });
    const side = secret === undefined ? null : this.#secrets[secret];
    if (side === undefined)
      return guest.say({ type: 'refused', problem: 'wrong-secret', message: 'no such seat' });
    guest.side = side;
    this.guests.add(guest);
    guest.say({
      type: 'welcome',
      head: this.contest.head,
      you: side,
      entries: this.log.slice(known),
      presence: this.presence,
      now: this.now,
    });
  }

  #add(deed: Deed, key?: string): void {
    const entry: Entry = { number: this.log.length + 1, at: this.now, ...(key && { key }), deed };
    this.log = [...this.log, entry];
    this.contest = record(this.contest, entry);
    this.#game = followGame(this.#game, this.contest.actions);
    for (const guest of this.guests) guest.say({ type: 'news', entries: [entry], now: this.now });
  }

  #judge({ side }: Guest, request: Request): Deed {
    if (side === null) throw new Refused('not-seated');
    if (this.contest.ending && request.type !== 'again') throw new Refused('not-under-way');
    switch (request.type) {
      case 'play':
        return this.#play(side, request.board, request.actions);
      case 'ask':
      case 'decline':
        return { type: request.type, side, wish: request.wish };
      case 'grant': {
        if (request.wish === 'draw')
          return { type: 'end', side, ending: { winner: null, reason: 'agreement' } };
        const asker = otherSide(this.contest.head, side);
        const turn = this.contest.turns.findLast((each) => each.side === asker);
        return { type: 'take-back', side, actions: turn?.begin ?? 0, next: asker };
      }
      case 'resign':
        return {
          type: 'end',
          side,
          ending: { winner: otherSide(this.contest.head, side), reason: 'resignation' },
        };
      case 'abort':
        return { type: 'end', side, ending: { winner: null, reason: 'abort' } };
      case 'claim':
        return { type: 'end', side, ending: { winner: side, reason: 'absence' } };
      case 'say':
        return { type: 'say', side, phrase: request.phrase };
      case 'again':
        return { type: 'again', side };
    }
  }

  #play(side: Side, board: number, actions: readonly string[]): Deed {
    if (board !== this.contest.board) throw new Refused('stale');
    if (this.contest.next !== side) throw new Refused('not-your-turn');
    try {
      const game = actions.reduce(playAction, this.#game);
      const { result } = game;
      return {
        type: 'play',
        side,
        actions: [...actions],
        next: sideToPlay(game.position),
        ...(result && { ending: { winner: result.winner, reason: result.reason } }),
      };
    } catch (error) {
      if (error instanceof RulesError) throw new Refused('illegal');
      throw error;
    }
  }
}

/** How bad the network is: each a chance from 0 to 1. */
export interface Weather {
  readonly cut: number;
  readonly twice: number;
  /** The longest that a message is on its way, in milliseconds. */
  readonly slow: number;
}

export const FAIR: Weather = { cut: 0, twice: 0, slow: 5 };

/** Sockets between devices and the server: they keep the order, are slow, repeat what the server says, and break. */
export class Network {
  weather: Weather = FAIR;
  readonly #time: Timeline;
  readonly #chance: () => number;
  readonly #server: TestServer;
  #cuts = new Set<() => void>();

  constructor(server: TestServer, time: Timeline, chance: () => number) {
    this.#server = server;
    this.#time = time;
    this.#chance = chance;
  }

  /** The server starts anew, or all the cables are pulled. */
  cutAll(): void {
    for (const cut of this.#cuts) cut();
  }

  readonly open: ConnectionHost['open'] = (listener) => this.#connect(listener);

  #connect(listener: Listener): { send: (text: string) => void; close: () => void } {
    let isOpen = true;
    let [free, freeBack] = [0, 0];
    const after = (earliest: number): number =>
      Math.max(earliest, this.#time.now + this.#chance() * this.weather.slow);
    const guest: Guest = {
      side: null,
      say: (message) => {
        const copies = this.#chance() < this.weather.twice ? 2 : 1;
        for (let copy = 0; copy < copies; copy++) {
          freeBack = after(freeBack);
          this.#time.later(freeBack - this.#time.now, () => {
            if (isOpen) listener.heard(JSON.stringify(message));
          });
        }
        this.#maybe(cut);
      },
    };
    const cut = (): void => {
      if (!isOpen) return;
      isOpen = false;
      this.#server.guests.delete(guest);
      this.#cuts.delete(cut);
      // One end may learn of it late.
      this.#time.later(this.#chance() * this.weather.slow * 3, () => listener.closed());
    };
    this.#cuts.add(cut);
    this.#time.later(this.#chance() * this.weather.slow, () => {
      if (isOpen) listener.opened();
    });
    return {
      send: (text) => {
        if (!isOpen) return;
        free = after(free);
        // What was sent may still arrive although the sender has given up the socket.
        this.#time.later(free - this.#time.now, () => this.#server.hear(guest, text));
        this.#maybe(cut);
      },
      close: () => {
        isOpen = false;
        this.#server.guests.delete(guest);
        this.#cuts.delete(cut);
      },
    };
  }

  #maybe(cut: () => void): void {
    if (this.#chance() < this.weather.cut) this.#time.later(this.#chance() * this.weather.slow, cut);
  }
}
