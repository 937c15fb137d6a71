import { LazyEngine } from './lazy.ts';
import type { Opponent } from './opponent.ts';

/** How the engine is started in this build: its script is loaded with the first question. */
export const startOpponent = (): Opponent =>
  new LazyEngine(async () => (await import('./engine.ts')).startInBrowser());
