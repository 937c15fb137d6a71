/** Online games: what is agreed, the log of a game and what it says, and the messages that carry it. */

export * from './agreement.ts';
export * from './api.ts';
export * from './clock.ts';
export * from './contest.ts';
export * from './entry.ts';
export * from './message.ts';
export * from './pattern.ts';
export * from './phrase.ts';
export * from './problem.ts';
export * from './right.ts';
