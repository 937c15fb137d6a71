import { parentPort, workerData } from 'node:worker_threads';
import { Room } from './pair.ts';
import type { Terms } from './pair.ts';
import type { FromThread, ToThread } from './pool.ts';

/** A thread of a match: plays the pairs that it is given. */

const room = new Room(workerData as Terms);
const say = (message: FromThread): void => parentPort?.postMessage(message);

const answer = async (message: ToThread): Promise<void> => {
  if ('play' in message) {
    await room.playPair(message.play, (record) => say({ record }));
    say({ idle: true });
  } else {
    await room.close();
    say({ closed: true });
    parentPort?.close();
  }
};

parentPort?.on('message', (message: ToThread) => {
  void answer(message);
});
say({ idle: true });
