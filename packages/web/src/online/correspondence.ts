import { fromServer, isFinal, isPassing, newContest, record } from '@calculi/protocol';
import type {
  Contest,
  Entry,
  FromClient,
  FromServer,
  Presence,
  Problem,
  Request,
  Side,
} from '@calculi/protocol';
import type { Shelf } from '../storage/games.ts';
import { Connection } from './connection.ts';
import type { ConnectionHost, ConnectionState, Later } from './connection.ts';
import { Outbox } from './outbox.ts';
import type { Letter } from './outbox.ts';
import { ServerTime } from './time.ts';

/**
 * All that goes back and forth between this device and the server about one game: what is confirmed, what is asked and
 * not answered yet, who is there, and what time it is. What is confirmed is the truth; nothing else is.
 */
export interface CorrespondenceHost {
  readonly game: string;
  /** Nobody's for who looks on. */
  readonly secret: string | null;
  readonly open: ConnectionHost['open'];
  readonly later: Later;
  readonly random: () => number;
  /** Milliseconds from any beginning; never set by anyone. */
  readonly counter: () => number;
  readonly newKey: () => string;
  readonly shelf: Shelf;
  /** Something has changed; with a refusal, what was refused and why. */
  readonly changed: (refusal?: Refusal) => void;
}

export interface Refusal {
  readonly request: Request;
  readonly problem: Problem;
}

const SEND_AGAIN_AFTER = 2000;

const PING = JSON.stringify({ type: 'ping' } satisfies FromClient);

const parseMessage = (text: string): FromServer | null => {
  try {
    const { success, data } = fromServer.safeParse(JSON.parse(text));
    return success ? data : null;
  } catch {
    return null;
  }
};

export class Correspondence {
  contest: Contest | null = null;
  entries: readonly Entry[] = [];
  presence: Presence = { here: [], away: [], watchers: 0 };
  /** The side of this device's seat. */
  you: Side | null = null;
  /** Why the game cannot be entered at all. */
  problem: Problem | null = null;
  readonly #host: CorrespondenceHost;
  readonly #connection: Connection;
  readonly #outbox: Outbox;
  readonly #time: ServerTime;
  #isWelcome = false;

  constructor(host: CorrespondenceHost) {
    this.#host = host;
    this.#outbox = new Outbox(host.shelf, host.game, host.newKey);
    this.#time = new ServerTime(host.counter);
    this.#connection = new Connection({
      open: host.open,
      later: host.later,
      random: host.random,
      ping: PING,
      opened: () => this.#enter(),
      received: (text) => this.#hear(text),
      changed: (state) => {
        if (state !== 'open') this.#isWelcome = false;
        host.changed();
      },
    });
  }

  get state(): ConnectionState {
    return this.#connection.state;
  }

  /** What is asked and not answered yet. */
  get letters(): readonly Letter[] {
    return this.#outbox.letters;
  }

  /** The server's time. */
  now(): number {
    return this.#time.now();
  }

  start(): void {
    this.#connection.start();
  }

  stop(): void {
    this.#connection.stop();
  }

  wake(): void {
    this.#connection.wake();
  }

  /** The device says that it has no network: a socket that still seems open is not waited for. */
  suspect(): void {
    this.#connection.restart();
  }

  ask(request: Request): void {
    const letter = this.#outbox.add(request);
    if (this.#isWelcome) this.#post(letter);
    this.#host.changed();
  }

  #say(message: FromClient): void {
    this.#connection.send(JSON.stringify(message));
  }

  #post({ key, request }: Letter): void {
    this.#say({ type: 'do', key, request });
  }

  #enter(): void {
    const { secret } = this.#host;
    this.#say({ type: 'enter', ...(secret !== null && { secret }), known: this.entries.length });
  }

  #hear(text: string): void {
    const message = parseMessage(text);
    // A message from a later version that cannot be read: whatever it was, the log will tell.
    if (!message) return;
    if ('now' in message) this.#time.hear(message.now, message.type === 'welcome');
    switch (message.type) {
      case 'welcome':
        this.contest ??= newContest(message.head);
        this.you = message.you;
        this.presence = message.presence;
        if (!this.#record(message.entries)) return;
        this.#isWelcome = true;
        this.#connection.confirm();
        for (const letter of this.letters) this.#post(letter);
        break;
      case 'news':
        if (!this.#record(message.entries)) return;
        break;
      case 'presence':
        this.presence = message.presence;
        break;
      case 'refused':
        return this.#refuse(message.key, message.problem);
      case 'pong':
        return;
    }
    this.#host.changed();
  }

  /** Adds what is new to the log; false where something is missing, and then the log is asked for again. */
  #record(entries: readonly Entry[]): boolean {
    for (const entry of entries) {
      if (entry.number <= this.entries.length) continue;
      if (entry.number > this.entries.length + 1 || !this.contest) {
        this.#connection.restart();
        return false;
      }
      this.entries = [...this.entries, entry];
      this.contest = record(this.contest, entry);
      if (entry.key !== undefined) this.#outbox.settle(entry.key);
    }
    return true;
  }

  #refuse(key: string | undefined, problem: Problem): void {
    if (key === undefined) return this.#isWelcome ? this.#overlook(problem) : this.#turnAway(problem);
    if (isPassing(problem)) return this.#postLater(this.letters.filter((each) => each.key === key));
    const letter = this.#outbox.settle(key);
    if (letter) this.#host.changed({ request: letter.request, problem });
  }

  /** We were not let in: for good, or until another connection is tried. */
  #turnAway(problem: Problem): void {
    if (!isFinal(problem)) return this.#connection.restart();
    this.problem = problem;
    this.#connection.stop();
    this.#host.changed();
  }

  /** Some message was passed over, and nobody says which. */
  #overlook(problem: Problem): void {
    if (isPassing(problem)) this.#postLater(this.letters);
  }

  /** Sends again what has not been answered by then. */
  #postLater(letters: readonly Letter[]): void {
    this.#host.later(SEND_AGAIN_AFTER, () => {
      const open = new Set(this.letters);
      if (this.#isWelcome)
        letters.filter((letter) => open.has(letter)).forEach((letter) => this.#post(letter));
    });
  }
}
