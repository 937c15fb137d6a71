// Plays games to learn from, several at a time.
import { Worker } from 'node:worker_threads';

/** So far apart that no two seeds have a game in common. */
const SEEDS = 1_000_003;

/**
 * Plays as many games as it takes to see so many positions, and gives the examples of each. They are the first ones by
 * their seeds, so the same whatever the number of threads; what was played beyond is left out.
 */
export const playGames = (options, onGame) =>
  new Promise((resolve, reject) => {
    const { positions, seed, threads } = options;
    const finished = new Map();
    const games = [];
    let given = 0;
    let seen = 0;
    const pool = Array.from(
      { length: Math.max(1, threads) },
      () => new Worker(new URL('thread.mjs', import.meta.url), { workerData: options }),
    );
    const end = (settle, value) => {
      for (const worker of pool) {
        worker.removeAllListeners();
        void worker.terminate();
      }
      settle(value);
    };
    const count = () => {
      for (; seen < positions && finished.has(games.length); seen += games.at(-1).length)
        games.push(finished.get(games.length));
      onGame(games.length, seen);
    };
    const give = (worker) => {
      const number = given++;
      worker.once('message', (examples) => {
        finished.set(number, examples);
        count();
        if (seen >= positions) end(resolve, games);
        else give(worker);
      });
      worker.postMessage(seed * SEEDS + number);
    };
    for (const worker of pool) {
      worker.on('error', (error) => end(reject, error));
      worker.on('exit', (code) => end(reject, new Error(`a thread ended with code ${code}`)));
      give(worker);
    }
  });
