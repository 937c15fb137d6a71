import { PING_EVERY, SILENCE } from '@calculi/protocol';

/** A socket that is opened again whenever it is lost. It knows nothing of what is said over it. */

/** The part of a socket that is used. */
export interface Socket {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

/** What a socket tells. */
export interface Listener {
  readonly opened: () => void;
  readonly heard: (data: unknown) => void;
  readonly closed: () => void;
}

/** Runs something later; what is given back prevents it. */
export type Later = (milliseconds: number, run: () => void) => () => void;

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'stopped';

export interface ConnectionHost {
  readonly open: (listener: Listener) => Socket;
  readonly later: Later;
  /** From 0 to 1. */
  readonly random: () => number;
  /** What is said to hear whether the other end is still there. */
  readonly ping: string;
  /** The socket is open and waits for the first message. */
  readonly opened: () => void;
  readonly received: (text: string) => void;
  readonly changed: (state: ConnectionState) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 20_000;
/** How long the other end may take to let us in when a connection begins, or to answer when the device wakes up. */
const PATIENCE = 8000;

export class Connection {
  readonly #host: ConnectionHost;
  #state: ConnectionState = 'connecting';
  #socket: Socket | null = null;
  #failures = 0;
  #attempt = 0;
  #stopRetry: () => void = () => undefined;
  #stopPing: () => void = () => undefined;
  #stopWait: () => void = () => undefined;

  constructor(host: ConnectionHost) {
    this.#host = host;
  }

  get state(): ConnectionState {
    return this.#state;
  }

  start(): void {
    this.#become('connecting');
    this.#connect();
  }

  stop(): void {
    this.#drop();
    this.#stopRetry();
    this.#become('stopped');
  }

  /** Gives up the socket and begins again, since what came over it cannot be all. */
  restart(): void {
    if (this.#state !== 'stopped') this.#lose();
  }

  /** The other end has let us in: only now is the connection worth more than another attempt. */
  confirm(): void {
    if (this.#state === 'open') return;
    this.#failures = 0;
    this.#become('open');
    this.#ping();
    this.#wait(SILENCE);
  }

  /** The network is back, or the device was asleep: tries at once, or makes sure that the other end is still there. */
  wake(): void {
    if (this.#state === 'open') {
      this.#wait(PATIENCE);
      this.send(this.#host.ping);
    } else if (this.#state === 'lost') {
      this.#failures = 0;
      this.#connect();
    }
  }

  /** Says something, where someone listens; what matters is said again when they do. */
  send(text: string): void {
    try {
      this.#socket?.send(text);
    } catch {
      // A socket that is not open yet or no longer: its end is told by `closed`.
    }
  }

  #become(state: ConnectionState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#host.changed(state);
  }

  #connect(): void {
    this.#drop();
    this.#stopRetry();
    this.#attempt += 1;
    const attempt = this.#attempt;
    // What an earlier socket still has to say is of no account.
    const ifCurrent = (run: () => void): void => {
      if (attempt === this.#attempt) run();
    };
    try {
      this.#wait(PATIENCE);
      this.#socket = this.#host.open({
        opened: () => ifCurrent(() => this.#host.opened()),
        heard: (data) => ifCurrent(() => this.#hear(data)),
        closed: () => ifCurrent(() => this.#lose()),
      });
    } catch {
      this.#lose();
    }
  }

  #hear(data: unknown): void {
    if (this.#state === 'open') this.#wait(SILENCE);
    if (typeof data === 'string') this.#host.received(data);
  }

  #ping(): void {
    this.#stopPing = this.#host.later(PING_EVERY, () => {
      this.send(this.#host.ping);
      this.#ping();
    });
  }

  /** A socket that says nothing for so long is dead, whatever it thinks of itself. */
  #wait(milliseconds: number): void {
    this.#stopWait();
    this.#stopWait = this.#host.later(milliseconds, () => this.#lose());
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#attempt += 1;
    this.#stopPing();
    this.#stopWait();
    socket?.close();
  }

  /** Twice as long after every failure, and never for all clients at once. */
  #lose(): void {
    this.#drop();
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    this.#failures += 1;
    this.#stopRetry();
    this.#stopRetry = this.#host.later(longest * (0.5 + this.#host.random() / 2), () => this.#connect());
    this.#become('lost');
  }
}
