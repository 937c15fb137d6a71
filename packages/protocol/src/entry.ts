import type { EndReason } from '@calculi/rules';
import * as z from 'zod/mini';
import { gameId, side } from './agreement.ts';
import { phrase } from './phrase.ts';

/**
 * A game is its head and a log of entries, numbered from 1. An entry records what was done and what the rules said of
 * it, so that the log can be read without them; once confirmed it never changes.
 */

/** The rules' own reasons, and what can end a game between people who are apart. */
export const REASONS = [
  'victory',
  'last-piece',
  'no-turn',
  'blockade',
  'last-stone',
  'quiet',
  'repetition',
  'resignation',
  'agreement',
  'time',
  'absence',
  'abort',
] as const satisfies readonly Reason[];

type Reason = EndReason | 'time' | 'absence' | 'abort';

/** How a game ended; nobody wins a draw or an aborted game. */
export const ending = z.strictObject({ winner: z.nullable(side), reason: z.enum(REASONS) });
export type Ending = z.infer<typeof ending>;

/** What one side may ask of the other. */
export const wish = z.enum(['draw', 'take-back']);
export type Wish = z.infer<typeof wish>;

export const actionText = z.string().check(z.minLength(1), z.maxLength(60));

export const deed = z.discriminatedUnion('type', [
  /** Someone takes a seat. */
  z.strictObject({ type: z.literal('sit'), side }),
  /** One or several actions; `next` is the side to play after them. */
  z.strictObject({
    type: z.literal('play'),
    side,
    actions: z.array(actionText).check(z.minLength(1), z.maxLength(200)),
    next: side,
    ending: z.optional(ending),
  }),
  z.strictObject({ type: z.literal('ask'), side, wish }),
  z.strictObject({ type: z.literal('decline'), side, wish }),
  /** A wish granted: so many actions are left, and `next` is to play. */
  z.strictObject({ type: z.literal('take-back'), side, actions: z.int(), next: side }),
  /** The game is over by anything but a turn: resignation, agreement, time, absence, abort. */
  z.strictObject({ type: z.literal('end'), side: z.nullable(side), ending }),
  z.strictObject({ type: z.literal('say'), side, phrase }),
  /** Would play again with sides changed; when both would, `game` is the new one. */
  z.strictObject({ type: z.literal('again'), side, game: z.optional(gameId) }),
]);
export type Deed = z.infer<typeof deed>;

/** Names a request, so that one sent again is not done twice. */
export const key = z.string().check(z.regex(/^[\w-]{8,32}$/));

export const entry = z.strictObject({
  number: z.int(),
  at: z.int(),
  /** The key of the request it comes from. */
  key: z.optional(key),
  deed,
});
export type Entry = z.infer<typeof entry>;
