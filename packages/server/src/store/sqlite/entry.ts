import { parentPort, workerData } from 'node:worker_threads';
import { asStoreError } from '../error.ts';
import { makeFailure } from './call.ts';
import type { Answer, Call, ThreadSetup } from './call.ts';
import { openSqliteTables } from './database.ts';

/** The thread in which a file is written: while it waits for the disk, the server goes on. */

const port = parentPort;
if (!port) throw new Error('This runs as a thread of the server');

const answer = async (number: number, work: Promise<unknown>): Promise<void> => {
  let reply: Answer;
  try {
    reply = { number, result: await work };
  } catch (error) {
    reply = { number, failure: makeFailure(asStoreError(error, 'Using the file')) };
  }
  port.postMessage(reply);
};

const { file, node } = workerData as ThreadSetup;
const opening = openSqliteTables(file, node);

port.on('message', ({ number, name, args }: Call) => {
  const work = opening.then((tables) =>
    (tables[name] as (...given: typeof args) => Promise<unknown>)(...args),
  );
  // Nothing keeps the thread alive after the last answer.
  void answer(number, work).finally(() => name === 'close' && port.close());
});
await answer(0, opening);
