import type { Time, Timer } from '../../src/time.ts';

/** Lets everything that waits for nothing but promises go on. */
export const breathe = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
};

/** Time that goes on only when it is told to. */
export class FakeTime implements Time {
  #now = Date.now();
  readonly #tasks = new Set<{ readonly at: number; readonly task: () => void }>();

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, task: () => void): Timer {
    const entry = { at: this.#now + Math.max(0, milliseconds), task };
    this.#tasks.add(entry);
    return { cancel: () => void this.#tasks.delete(entry) };
  }

  /** Goes on without a timer ringing, as while a process sleeps. */
  jump(milliseconds: number): void {
    this.#now += milliseconds;
  }

  async advance(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (;;) {
      const [next] = [...this.#tasks].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.#now = Math.max(this.#now, next.at);
      this.#tasks.delete(next);
      next.task();
      await breathe();
    }
    this.#now = end;
  }
}
