import * as z from 'zod/mini';
import { agreement, gameId, head, secret, side } from './agreement.ts';
import { ending, entry } from './entry.ts';
import { presence } from './message.ts';
import { problem } from './problem.ts';

/** What is asked and answered over HTTP. */

/** A new game, and the creator's seat. */
export const creation = z.strictObject({ agreement, side: z.union([side, z.literal('lot')]), secret });
export type Creation = z.infer<typeof creation>;

export const seatRequest = z.strictObject({ secret });

/** A seat. Asking again with the same secret gives the same seat. */
export const seat = z.strictObject({ id: gameId, side });
export type Seat = z.infer<typeof seat>;

export const gameView = z.strictObject({ head, entries: z.array(entry), presence, now: z.int() });
export type GameView = z.infer<typeof gameView>;

export const gameState = z.enum(['waiting', 'playing', 'finished']);
export type GameState = z.infer<typeof gameState>;

export const listQuery = z.strictObject({
  state: gameState,
  /** Goes on after the last game of the page before: its `cursor`. */
  after: z.optional(z.string().check(z.maxLength(40))),
});

export const listedGame = z.strictObject({
  head,
  turns: z.int(),
  seated: z.array(side),
  ending: z.nullable(ending),
  changed: z.int(),
});
export type ListedGame = z.infer<typeof listedGame>;

export const gameList = z.strictObject({ games: z.array(listedGame), cursor: z.nullable(z.string()) });
export type GameList = z.infer<typeof gameList>;

export const apiError = z.strictObject({ problem, message: z.string() });
export type ApiError = z.infer<typeof apiError>;
