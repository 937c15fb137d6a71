import { refuse } from './refusal.ts';

/** Does one thing after another. Each asker has so many places: who asks for more keeps nobody else waiting. */
export class Line<Asker> {
  readonly #places: number;
  readonly #waiting = new Map<Asker, number>();
  #tail: Promise<unknown> = Promise.resolve();

  constructor(places: number) {
    this.#places = places;
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  async add<Result>(asker: Asker, task: () => Promise<Result>): Promise<Result> {
    const waiting = this.#waiting.get(asker) ?? 0;
    if (waiting >= this.#places) refuse('busy', 'too much is asked in this game at once');
    this.#waiting.set(asker, waiting + 1);
    const result = this.#tail.then(task);
    this.#tail = result.then(
      () => this.#release(asker),
      () => this.#release(asker),
    );
    return result;
  }

  /** Waits until all is done that has been asked so far. */
  async settled(): Promise<void> {
    await this.#tail;
  }

  #release(asker: Asker): void {
    const rest = (this.#waiting.get(asker) ?? 0) - 1;
    if (rest > 0) this.#waiting.set(asker, rest);
    else this.#waiting.delete(asker);
  }
}
