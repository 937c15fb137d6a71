import type { FromServer, Side } from '@calculi/protocol';
import type { Ledger } from './ledger.ts';

/** Someone who is told what happens in a game. */
export interface Subscriber {
  /** The side they play; null for a spectator. */
  readonly side: Side | null;
  /** A message as it goes over the wire, the same bytes for all. */
  send(message: Buffer): void;
}

export const encode = (message: FromServer): Buffer => Buffer.from(JSON.stringify(message));

/** News of entries that are texts already. */
export const encodeNews = (entries: string, now: number): Buffer =>
  Buffer.from(`{"type":"news","entries":[${entries}],"now":${now}}`);

/** All who are told what happens in a game. */
export class Audience {
  readonly #subscribers = new Set<Subscriber>();
  /** How many entries they have been told. */
  #told = 0;

  get size(): number {
    return this.#subscribers.size;
  }

  add(subscriber: Subscriber): void {
    this.#subscribers.add(subscriber);
  }

  /** Says whether they were there. */
  remove(subscriber: Subscriber): boolean {
    return this.#subscribers.delete(subscriber);
  }

  /** Tells everyone what they have not been told. */
  tellEntries(ledger: Ledger, now: number): void {
    const { length } = ledger.contest;
    if (length > this.#told) this.tell(() => encodeNews(ledger.textAfter(this.#told), now));
    this.#told = length;
  }

  tell(make: () => Buffer): void {
    if (this.#subscribers.size === 0) return;
    const message = make();
    for (const subscriber of this.#subscribers) subscriber.send(message);
  }
}
