import type { Opponent } from './opponent.ts';

/** How the engine is started in this build; null while there is none, and then no computer is offered. */
export const startOpponent: (() => Opponent) | null = null;
