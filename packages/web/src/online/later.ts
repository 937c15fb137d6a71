import type { Later } from './connection.ts';

const startThread = (): Worker | null => {
  try {
    return new Worker(new URL('./metronome.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
};

const laterHere: Later = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

let thread: Worker | null = null;
let names = 0;
const waiting = new Map<number, { readonly run: () => void; readonly milliseconds: number }>();

const ring = (name: number): void => {
  const task = waiting.get(name);
  waiting.delete(name);
  task?.run();
};

/**
 * Timers that also run in a page that nobody looks at. Browsers let the timers of such a page run once a minute at most,
 * and then whoever thinks in another window would seem to have left the game.
 */
export const laterInThread = (): Later => {
  if (!thread) {
    thread = startThread();
    thread?.addEventListener('message', ({ data }: MessageEvent<number>) => ring(data));
    // A thread that cannot run leaves its timers to the page.
    thread?.addEventListener('error', () => {
      thread = null;
      for (const [name, { milliseconds }] of waiting) laterHere(milliseconds, () => ring(name));
    });
  }
  return (milliseconds, run) => {
    if (!thread) return laterHere(milliseconds, run);
    names += 1;
    const name = names;
    waiting.set(name, { run, milliseconds });
    thread.postMessage([name, milliseconds]);
    return () => void waiting.delete(name);
  };
};
