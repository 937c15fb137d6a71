import { makePosition } from '@calculi/rules';
import type { Position, ReachableHarmony, SideName } from '@calculi/rules';
import type { GameSetup } from '../game/setup.ts';
import type { PlanAnswer, PlanQuestion } from './plan.ts';

type Waiting = (harmonies: readonly ReachableHarmony[] | null) => void;

/** Asks a thread of its own for the harmonies in reach. */
export class Planner {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #next = 1;

  /** The harmonies of a side, the nearest first; null where they could not be reckoned. */
  ask(
    { ruleSet, options }: Pick<GameSetup, 'ruleSet' | 'options'>,
    position: Position,
    side: SideName,
  ): Promise<readonly ReachableHarmony[] | null> {
    const id = this.#next++;
    const question: PlanQuestion = { id, ruleSet, options, position: makePosition(position), side };
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#worker ??= this.#open();
      this.#worker.postMessage(question);
    });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const resolve of this.#waiting.values()) resolve(null);
    this.#waiting.clear();
  }

  #open(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<PlanAnswer>) => {
      this.#waiting.get(data.id)?.(data.harmonies);
      this.#waiting.delete(data.id);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.close();
    });
    return worker;
  }
}
