import type { Retention } from './config.ts';
import type { Services } from './services.ts';
import type { Rooms } from './rooms.ts';
import { every } from './time.ts';
import type { Timer } from './time.ts';

const DAY = 24 * 3_600_000;

/** How often, in milliseconds. */
export const ROUNDS = { heartbeat: 5000, overdue: 10_000, tidy: 15_000, forget: 3_600_000 } as const;

/** What is done from time to time: sign of life, games whose time is up, unused rooms, games kept long enough. */
export class Sweep {
  readonly #timers: readonly Timer[];

  constructor(services: Services, rooms: Rooms, retention: Retention) {
    const { store, time, report } = services;
    const careful = (about: string, task: () => Promise<unknown>) => async (): Promise<void> => {
      try {
        await task();
      } catch (error) {
        report(error, about);
      }
    };
    const forget = async (): Promise<unknown> =>
      store.forget({
        finished: time.now() - retention.finished * DAY,
        abandoned: time.now() - retention.abandoned * DAY,
      });
    this.#timers = [
      every(
        time,
        ROUNDS.heartbeat,
        careful('heartbeat', async () => store.heartbeat(time.now())),
      ),
      every(
        time,
        ROUNDS.overdue,
        careful('overdue', async () => rooms.endOverdue()),
      ),
      every(
        time,
        ROUNDS.tidy,
        careful('tidy', async () => rooms.tidy()),
      ),
      every(time, ROUNDS.forget, careful('forget', forget)),
    ];
  }

  close(): void {
    for (const timer of this.#timers) timer.cancel();
  }
}
