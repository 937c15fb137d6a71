import { fromServer, contestOf, record } from '@calculi/protocol';
import type { Contest, Entry, FromServer, Request, Side } from '@calculi/protocol';
import { WebSocket } from 'ws';

type MessageOf<Type extends FromServer['type']> = Extract<FromServer, { type: Type }>;

let keys = 0;

export const newKey = (): string => {
  keys += 1;
  return `key-${String(keys).padStart(6, '0')}`;
};

/** A player or spectator at a real socket, who believes nothing but what the server says. */
export class Client {
  readonly heard: FromServer[] = [];
  readonly socket: WebSocket;
  contest: Contest | null = null;
  you: Side | null = null;
  /** The code with which the socket was closed. */
  readonly closed: Promise<number>;
  readonly #waiting = new Set<() => void>();

  constructor(url: string, id: string, headers: Readonly<Record<string, string>> = {}) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/games/${id}/live`, { headers });
    this.socket.on('message', (data: Buffer) => this.#hear(data.toString()));
    this.closed = new Promise((resolve) => this.socket.on('close', (code) => resolve(code)));
    this.socket.on('error', () => undefined);
  }

  static async enter(url: string, id: string, secret?: string, known = 0): Promise<Client> {
    const client = new Client(url, id);
    await client.open();
    client.send({ type: 'enter', known, ...(secret !== undefined && { secret }) });
    await client.until(() => client.contest !== null || client.refusals().length > 0);
    return client;
  }

  async open(): Promise<void> {
    await new Promise((resolve, reject) => {
      this.socket.once('open', resolve);
      this.socket.once('error', reject);
    });
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Asks for something; resolves with the entry it became or the refusal. */
  async ask(request: Request, key = newKey()): Promise<Entry | MessageOf<'refused'>> {
    this.send({ type: 'do', key, request });
    return this.answer(key);
  }

  async answer(key: string): Promise<Entry | MessageOf<'refused'>> {
    const find = (): Entry | MessageOf<'refused'> | undefined =>
      this.entries().find((entry) => entry.key === key) ??
      this.refusals().find((refused) => refused.key === key);
    await this.until(() => find() !== undefined);
    return find()!;
  }

  async play(...actions: string[]): Promise<Entry | MessageOf<'refused'>> {
    return this.ask({ type: 'play', board: this.contest?.board ?? 0, actions });
  }

  entries(): Entry[] {
    return this.heard.flatMap((message) =>
      message.type === 'news' || message.type === 'welcome' ? message.entries : [],
    );
  }

  refusals(): MessageOf<'refused'>[] {
    return this.heard.filter((message) => message.type === 'refused');
  }

  presence(): MessageOf<'presence'>['presence'] | undefined {
    return this.heard.flatMap((message) => ('presence' in message ? [message.presence] : [])).at(-1);
  }

  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => this.#waiting.add(resolve));
  }

  /** A sign that everything sent before has been heard. */
  async sync(): Promise<void> {
    const pongs = (): number => this.heard.filter(({ type }) => type === 'pong').length;
    const before = pongs();
    this.send({ type: 'ping' });
    await this.until(() => pongs() > before);
  }

  async leave(): Promise<number> {
    this.socket.close();
    return this.closed;
  }

  #hear(text: string): void {
    const message = fromServer.parse(JSON.parse(text));
    this.heard.push(message);
    if (message.type === 'welcome') {
      this.you = message.you;
      this.contest ??= contestOf(message.head, []);
    }
    if (message.type === 'welcome' || message.type === 'news')
      for (const entry of message.entries)
        if (this.contest && entry.number === this.contest.length + 1)
          this.contest = record(this.contest, entry);
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const resolve of waiting) resolve();
  }
}
