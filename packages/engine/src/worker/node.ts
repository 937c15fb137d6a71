import { Worker } from 'node:worker_threads';
import type { Engine } from '../engine.ts';
import { hostEngine } from './host.ts';
import type { FromThread } from './job.ts';

/** The engine in a thread of Node. */
export const startEngine = (): Engine =>
  hostEngine((events) => {
    const worker = new Worker(new URL('./entry.js', import.meta.url));
    worker.on('message', (message: FromThread) => {
      // A thread that waits must not keep the program alive; one that thinks must.
      if (message.type === 'answer' || message.type === 'failure') worker.unref();
      events.message(message);
    });
    worker.on('error', (error: Error) => events.failed(error));
    worker.unref();
    return {
      post: (message) => {
        if (message.type === 'ask') worker.ref();
        worker.postMessage(message);
      },
      end: () => void worker.terminate(),
    };
  });
