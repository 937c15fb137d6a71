/**
 * The server's time on a device whose own clock may be wrong: from what its messages say and a counter that nobody can
 * set. A message is some time on its way, so that the latest time heard is the nearest to the truth.
 */
export class ServerTime {
  readonly #counter: () => number;
  #ahead: number | null = null;

  constructor(counter: () => number) {
    this.#counter = counter;
  }

  /** A message says what time it was when it was sent. With `anew` only it counts: there is a new connection. */
  hear(now: number, anew = false): void {
    const ahead = now - this.#counter();
    this.#ahead = anew || this.#ahead === null ? ahead : Math.max(this.#ahead, ahead);
  }

  now(): number {
    return this.#counter() + (this.#ahead ?? 0);
  }
}
