import type { Time, Timer } from './time.ts';

/** A deadline farther away is left to the sweep. */
const REACH = 3_600_000;

/**
 * Rings when the time of a game is up. A deadline that moves away, as it does with every turn, leaves the timer as it is:
 * one that rings too early is set again then, so that a turn seldom costs one.
 */
export class Alarm {
  readonly #time: Time;
  readonly #ring: () => void;
  #timer: { readonly at: number; readonly timer: Timer } | null = null;

  constructor(time: Time, ring: () => void) {
    this.#time = time;
    this.#ring = ring;
  }

  set(deadline: number | null): void {
    if (deadline === null || (this.#timer && this.#timer.at <= deadline)) return;
    this.#timer?.timer.cancel();
    this.#timer = null;
    const wait = deadline - this.#time.now();
    if (wait > REACH) return;
    const timer = this.#time.after(wait, () => {
      this.#timer = null;
      this.#ring();
    });
    this.#timer = { at: deadline, timer };
  }

  /** Does not ring any more. */
  cancel(): void {
    this.#timer?.timer.cancel();
  }
}
