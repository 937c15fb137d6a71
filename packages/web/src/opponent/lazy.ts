import type { Engine } from '@calculi/engine';

/** Milliseconds without a sign of life after which the engine is taken for dead. */
const PATIENCE = 30_000;

/** One question, from when it is asked until it is answered. */
interface Question {
  stopped: boolean;
  /** How often the engine had been closed when it was asked. */
  readonly closings: number;
  readonly settled: Promise<void>;
}

/** An answer, unless nothing is heard for too long. */
const hear = <Answer>(ask: (sign: () => void) => Promise<Answer>, patience: number): Promise<Answer> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<Answer>((resolve, reject) => {
    const sign = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => reject(new Error('the engine does not answer')), patience);
    };
    sign();
    ask(sign).then(resolve, reject);
  }).finally(() => clearTimeout(timer));
};

/**
 * The engine, started with the first question and again after it has failed. A new question stops the one in progress
 * and is asked as soon as that is answered.
 */
export class LazyEngine implements Engine {
  readonly #start: () => Promise<Engine>;
  readonly #patience: number;
  #starting: Promise<Engine> | null = null;
  #engine: Engine | null = null;
  #last: Question | null = null;
  /** What was asked before the last of them is no longer wanted. */
  #closings = 0;

  constructor(start: () => Promise<Engine>, patience = PATIENCE) {
    this.#start = start;
    this.#patience = patience;
  }

  think: Engine['think'] = (game, setting, limits, onThought) =>
    this.#ask((engine, sign) =>
      engine.think(game, setting, limits, (thought) => {
        sign();
        onThought?.(thought);
      }),
    );

  hint: Engine['hint'] = (game, limits) => this.#ask((engine) => engine.hint(game, limits));

  threat: Engine['threat'] = (game, limits) => this.#ask((engine) => engine.threat(game, limits));

  review: Engine['review'] = (game, limits, onTurn) =>
    this.#ask((engine, sign) =>
      engine.review(game, limits, (turn, count) => {
        sign();
        onTurn?.(turn, count);
      }),
    );

  stop(): void {
    if (!this.#last) return;
    this.#last.stopped = true;
    this.#engine?.stop();
  }

  close(): void {
    this.#closings++;
    this.#last = null;
    this.#drop();
  }

  /** Lets the engine go; the next question starts another. */
  #drop(): void {
    this.#engine?.close();
    this.#engine = null;
    this.#starting = null;
  }

  async #ask<Answer>(question: (engine: Engine, sign: () => void) => Promise<Answer>): Promise<Answer> {
    this.stop();
    const before = this.#last;
    let settle = (): void => undefined;
    const settled = new Promise<void>((resolve) => (settle = resolve));
    const own: Question = { stopped: false, closings: this.#closings, settled };
    this.#last = own;
    await before?.settled;
    try {
      return await this.#answer(own, question);
    } catch (error) {
      if (this.#isWanted(own)) this.#drop();
      throw error;
    } finally {
      settle();
      if (this.#last === own) this.#last = null;
    }
  }

  #isWanted({ closings }: Question): boolean {
    return closings === this.#closings;
  }

  async #answer<Answer>(
    own: Question,
    question: (engine: Engine, sign: () => void) => Promise<Answer>,
  ): Promise<Answer> {
    const engine = this.#isWanted(own) ? await (this.#starting ??= this.#start()) : null;
    if (!engine || !this.#isWanted(own)) {
      // One that comes late is known to nobody else.
      engine?.close();
      throw new Error('the engine was closed');
    }
    this.#engine = engine;
    return hear((sign) => {
      const answer = question(engine, sign);
      if (own.stopped) engine.stop();
      return answer;
    }, this.#patience);
  }
}
