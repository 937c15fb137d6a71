import { serve } from '@calculi/server';
import type { Replacements, Served, Settings, Store } from '@calculi/server';
import { PING_EVERY } from '@calculi/protocol';
import type { Agreement, Creation, Seat } from '@calculi/protocol';
import { onTestFinished } from 'vitest';
import { GATHER } from '../../src/attendance.ts';
import { Client } from './client.ts';
import { FakeTime } from './time.ts';

export const agreement = (changes: Partial<Agreement> = {}): Agreement => ({
  rules: 'latrunculi-piso@1',
  options: {},
  position: null,
  clock: null,
  aids: true,
  listed: false,
  ...changes,
});

/** A different secret for each letter. */
export const secretOf = (letter: string): string => letter.repeat(22);

/** Generous limits, so that a test meets only the ones it is about. */
export const WIDE = {
  requests: 100_000,
  creations: 100_000,
  sockets: 1000,
  socketsPerAddress: 1000,
  messages: 100_000,
  burst: 100_000,
  strikes: 20,
};

/** A server at some free port, for one test. */
export class House {
  readonly served: Served;
  readonly time: FakeTime;

  constructor(served: Served, time: FakeTime) {
    this.served = served;
    this.time = time;
  }

  static async open(store: Store, settings: Settings = {}, replacements: Replacements = {}): Promise<House> {
    const time = replacements.time instanceof FakeTime ? replacements.time : new FakeTime();
    const served = await serve(
      { port: 0, logLevel: 'silent', ...settings, limits: { ...WIDE, ...settings.limits } },
      { store, ...replacements, time },
    );
    onTestFinished(() => served.close());
    return new House(served, time);
  }

  get url(): string {
    return this.served.url;
  }

  async fetch(path: string, options: RequestInit = {}): Promise<Response> {
    return fetch(`${this.url}${path}`, options);
  }

  async get<Body>(path: string): Promise<Body> {
    return (await this.fetch(path)).json() as Promise<Body>;
  }

  async post(path: string, body: unknown): Promise<Response> {
    return this.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  async create(changes: Partial<Agreement> = {}, side: Creation['side'] = 'black'): Promise<string> {
    const response = await this.post('/api/games', {
      agreement: agreement(changes),
      side,
      secret: secretOf('a'),
    });
    const { id } = (await response.json()) as Seat;
    return id;
  }

  async sit(id: string, letter = 'b'): Promise<Response> {
    return this.post(`/api/games/${id}/seat`, { secret: secretOf(letter) });
  }

  async enter(id: string, letter?: string, known = 0): Promise<Client> {
    return Client.enter(this.url, id, letter === undefined ? undefined : secretOf(letter), known);
  }

  /** A game with both players at their sockets. */
  async begin(changes: Partial<Agreement> = {}): Promise<{ id: string; black: Client; white: Client }> {
    const id = await this.create(changes);
    await this.sit(id);
    return { id, black: await this.enter(id, 'a'), white: await this.enter(id, 'b') };
  }

  /** Lets time go by for clients who ping meanwhile. */
  async wait(milliseconds: number, ...clients: readonly Client[]): Promise<void> {
    for (let rest = milliseconds; rest > 0; rest -= PING_EVERY) {
      await this.time.advance(Math.min(rest, PING_EVERY));
      for (const client of clients) await client.sync();
    }
  }

  /** Lets a little time go by again and again until something is so. */
  async eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await condition())) {
      await this.time.advance(GATHER);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}
