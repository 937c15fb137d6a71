import { startEngine } from '@calculi/engine';
import type { Opponent } from './opponent.ts';

/** Starts the engine in a thread of its own. */
export const startOpponent = (): Opponent =>
  startEngine(() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
