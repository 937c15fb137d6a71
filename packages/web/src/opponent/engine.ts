import { startEngine } from '@calculi/engine';
import type { Engine } from '@calculi/engine';

/** The engine in threads of its own, with the script that this build has made for them. */
export const startInBrowser = (): Engine =>
  startEngine(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
