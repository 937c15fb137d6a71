import { fromClient, isPassing, SILENCE } from '@calculi/protocol';
import type { FromClient, Side } from '@calculi/protocol';
import * as z from 'zod/mini';
import { encode } from './audience.ts';
import type { Subscriber } from './audience.ts';
import { Bucket } from './bucket.ts';
import type { Limits } from './config.ts';
import type { Metrics } from './metrics.ts';
import { refusalOf, Refusal } from './refusal.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { hashSecret } from './secret.ts';
import type { Time } from './time.ts';

/** The end of a socket that carries messages: what is needed of it here. */
export interface Wire {
  readonly bufferedAmount: number;
  send(message: Buffer, options: { binary: boolean }): void;
  pong(data: Buffer): void;
  close(code: number, reason: string): void;
  terminate(): void;
}

/** Reasons to close, by the numbers that the WebSocket protocol has for them. */
export const CLOSE = { policy: 1008, restart: 1012, later: 1013 } as const;

/** Who reads so slowly that this much waits is cut off and may come again. */
const WAITING = 1_000_000;

const TEXT = { binary: false };

export interface Lobby {
  readonly rooms: Rooms;
  readonly time: Time;
  readonly metrics: Metrics;
  readonly limits: Limits;
  readonly report: (error: unknown, about: string) => void;
  /** No more requests are taken. */
  readonly isClosing: () => boolean;
}

/** What is said over one socket, about one game. */
export class Conversation implements Subscriber {
  side: Side | null = null;
  readonly #id: string;
  readonly #wire: Wire;
  readonly #lobby: Lobby;
  readonly #bucket: Bucket;
  #room: Room | null = null;
  #isEntering = false;
  #isOver = false;
  #strikes = 0;
  #heard: number;

  constructor(id: string, wire: Wire, lobby: Lobby) {
    this.#id = id;
    this.#wire = wire;
    this.#lobby = lobby;
    this.#heard = lobby.time.now();
    this.#bucket = new Bucket(lobby.limits.messages, lobby.limits.burst, this.#heard);
  }

  send(message: Buffer): void {
    if (this.#keepsUp()) this.#wire.send(message, TEXT);
  }

  hear(text: string | null): void {
    const now = this.#lobby.time.now();
    if (!this.#admits(now)) return;
    const message = text === null ? null : readMessage(text);
    if (!message) this.#refuse(new Refusal('unreadable', 'this is no message that is known here'));
    else if (message.type === 'ping') this.send(encode({ type: 'pong', now }));
    else if (message.type === 'do') this.#do(message);
    else void this.#enter(message);
  }

  /** A ping of the WebSocket protocol, which some clients and proxies send by themselves. */
  hearPing(data: Buffer): void {
    if (this.#admits(this.#lobby.time.now()) && this.#keepsUp()) this.#wire.pong(data);
  }

  /** The socket is closed, by either end. */
  end(): void {
    this.#isOver = true;
    this.#room?.leave(this);
    this.#room = null;
  }

  close(code: number, reason: string): void {
    this.end();
    this.#wire.close(code, reason);
  }

  /** Cuts off a socket that has been silent for too long. */
  checkSilence(now: number): void {
    if (now - this.#heard <= SILENCE) return;
    this.end();
    this.#wire.terminate();
  }

  #admits(now: number): boolean {
    this.#heard = now;
    if (this.#isOver) return false;
    if (this.#bucket.take(now)) return true;
    this.#refuse(new Refusal('too-fast', 'too many messages; wait a little'));
    return false;
  }

  #keepsUp(): boolean {
    if (this.#isOver) return false;
    if (this.#wire.bufferedAmount <= WAITING) return true;
    this.#lobby.metrics.slow.add();
    this.end();
    this.#wire.terminate();
    return false;
  }

  async #enter({ secret, known }: Extract<FromClient, { type: 'enter' }>): Promise<void> {
    if (this.#isEntering) {
      this.#refuse(new Refusal('unreadable', 'you are already entering'));
      return;
    }
    const { limits, time } = this.#lobby;
    // The whole log may be sent: who asks for it again and again waits.
    if (this.#room && !this.#bucket.take(time.now(), limits.burst / 2)) {
      this.#refuse(new Refusal('too-fast', 'you have entered; wait a little before you do so again'));
      return;
    }
    this.#isEntering = true;
    try {
      const room = await this.#lobby.rooms.open(this.#id);
      const ledger = await room.open();
      const side = secret === undefined ? null : ledger.sideOf(hashSecret(secret));
      if (secret !== undefined && side === null)
        throw new Refusal('wrong-secret', 'no seat of this game has this secret');
      if (this.#isOver) return;
      // Who enters again, such as a spectator who has taken a seat, is someone else from now on.
      this.#room?.leave(this);
      this.side = side;
      this.#room = room;
      this.send(room.enter(this, ledger, known));
    } catch (error) {
      this.#refuse(error);
      // Every client knows what to do when a socket closes, and few what to do with one where nobody was let in.
      if (isPassing(refusalOf(error).problem)) this.close(CLOSE.later, 'nobody can enter now; come again');
    } finally {
      this.#isEntering = false;
    }
  }

  #do({ key, request }: Extract<FromClient, { type: 'do' }>): void {
    const room = this.#room;
    if (!room) this.#refuse(new Refusal('unreadable', 'the first message is enter'), key);
    else if (this.side === null) this.#refuse(new Refusal('not-seated', 'spectators cannot act'), key);
    else if (this.#lobby.isClosing()) this.#refuse(new Refusal('busy', 'the server is about to stop'), key);
    else
      room.request(this.side, key, request).then(
        (confirmation) => confirmation && this.send(confirmation),
        (error: unknown) => this.#refuse(error, key),
      );
  }

  #refuse(error: unknown, key?: string): void {
    const { problem, message } = refusalOf(error);
    this.#lobby.metrics.refusals.add(problem);
    if (!(error instanceof Refusal)) this.#lobby.report(error, 'message');
    this.send(encode({ type: 'refused', ...(key !== undefined && { key }), problem, message }));
    if (!STRIKING.has(problem)) return;
    this.#strikes += 1;
    if (this.#strikes >= this.#lobby.limits.strikes)
      this.close(CLOSE.policy, 'too many messages that were no use');
  }
}

/** What nobody does who means well. */
const STRIKING: ReadonlySet<string> = new Set([
  'unreadable',
  'too-fast',
  'unknown-game',
  'wrong-secret',
  'not-seated',
]);

const readMessage = (text: string): FromClient | null => {
  try {
    const { success, data } = z.safeParse(fromClient, JSON.parse(text));
    return success ? data : null;
  } catch {
    return null;
  }
};
