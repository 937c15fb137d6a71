import type * as threads from 'node:worker_threads';
import { Answerer } from './answer.ts';
import type { FromThread, ToThread } from './job.ts';

/** The script of the thread that thinks: the same for a Web Worker and for a thread of Node. */

interface Port {
  postMessage(message: FromThread): void;
}

const serve = (port: Port): ((message: ToThread) => void) => {
  const answerer = new Answerer((message) => port.postMessage(message));
  return (message) => answerer.take(message);
};

if (typeof self === 'undefined') {
  // Only Node has this module; a bundler for browsers must not look for it.
  const name = 'node:worker_threads';
  const { parentPort } = (await import(/* @vite-ignore */ name)) as typeof threads;
  if (parentPort) parentPort.on('message', serve(parentPort));
} else {
  const take = serve(self);
  self.addEventListener('message', ({ data }: MessageEvent<ToThread>) => take(data));
}
