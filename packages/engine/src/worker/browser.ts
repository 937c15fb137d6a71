import type { Engine } from '../engine.ts';
import { hostEngine } from './host.ts';
import type { FromThread } from './job.ts';

/** The engine in a Web Worker. The caller makes the workers, since only its bundler knows where their script is. */
export const startEngine = (makeWorker: () => Worker): Engine =>
  hostEngine((events) => {
    const worker = makeWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<FromThread>) => events.message(data));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      events.failed(new Error(event.message || 'the computer opponent could not be loaded'));
    });
    return {
      post: (message) => worker.postMessage(message),
      end: () => worker.terminate(),
    };
  });
