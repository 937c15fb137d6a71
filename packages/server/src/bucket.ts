/** Lets so much through a second, and more at once after a pause. */
export class Bucket {
  #left: number;
  #since: number;
  readonly #rate: number;
  readonly #burst: number;

  constructor(rate: number, burst: number, now: number) {
    this.#rate = rate / 1000;
    this.#burst = burst;
    this.#left = burst;
    this.#since = now;
  }

  take(now: number, cost = 1): boolean {
    this.#left = Math.min(this.#burst, this.#left + Math.max(0, now - this.#since) * this.#rate);
    this.#since = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }
}
