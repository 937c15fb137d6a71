import { Worker } from 'node:worker_threads';
import { Room } from './pair.ts';
import type { Assignment, GameRecord, Terms } from './pair.ts';

/** Told of each game as it ends, `game` being 0 or 1 in its pair; true ends the match early. */
export type OnGame = (assignment: Assignment, game: 0 | 1, record: GameRecord) => boolean;

/** What the pool and its threads say to each other. */
export type ToThread = { readonly play: Assignment } | { readonly close: true };
export type FromThread =
  | { readonly record: GameRecord }
  | { readonly idle: true }
  | { readonly closed: true };

/**
 * Plays all pairs, one after another in this thread or several at a time in threads of their own. A signal breaks them
 * off and ends the programs that play.
 */
export const playAllPairs = (
  terms: Terms,
  assignments: readonly Assignment[],
  concurrency: number,
  onGame: OnGame,
  signal?: AbortSignal,
): Promise<void> =>
  concurrency === 1
    ? playHere(terms, assignments, onGame, signal)
    : playInThreads(terms, assignments, concurrency, onGame, signal);

const playHere = async (
  terms: Terms,
  assignments: readonly Assignment[],
  onGame: OnGame,
  signal?: AbortSignal,
): Promise<void> => {
  const room = new Room(terms);
  signal?.addEventListener('abort', () => void room.close());
  let isEnough = false;
  try {
    for (const assignment of assignments) {
      let game: 0 | 1 = 0;
      await room.playPair(assignment, (record) => {
        isEnough = onGame(assignment, game, record) || isEnough;
        game = 1;
      });
      if (isEnough || signal?.aborted) return;
    }
  } finally {
    await room.close();
  }
};

const playInThreads = async (
  terms: Terms,
  assignments: readonly Assignment[],
  concurrency: number,
  onGame: OnGame,
  signal?: AbortSignal,
): Promise<void> => {
  const rest = [...assignments];
  const workers: Worker[] = [];
  const closing: ToThread = { close: true };
  signal?.addEventListener('abort', () => workers.forEach((worker) => worker.postMessage(closing)));
  let isEnough = false;
  const runThread = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('worker.js', import.meta.url), { workerData: terms });
      workers.push(worker);
      const say = (message: ToThread) => worker.postMessage(message);
      let current: Assignment | undefined;
      let game: 0 | 1 = 0;
      worker.on('message', (message: FromThread) => {
        if ('record' in message && current) {
          isEnough = onGame(current, game, message.record) || isEnough;
          game = 1;
        } else if ('idle' in message) {
          current = isEnough ? undefined : rest.shift();
          game = 0;
          say(current ? { play: current } : closing);
        } else if ('closed' in message) resolve();
      });
      worker.once('error', reject);
      worker.once('exit', () => resolve());
    });
  try {
    await Promise.all(Array.from({ length: Math.min(concurrency, assignments.length) }, runThread));
  } finally {
    // Where one has failed the others would play on for nobody.
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
};
