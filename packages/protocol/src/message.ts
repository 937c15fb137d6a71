import * as z from 'zod/mini';
import { head, secret, side } from './agreement.ts';
import { actionText, entry, key, wish } from './entry.ts';
import { phrase } from './phrase.ts';
import { problem } from './problem.ts';

/** What is said over a socket, which belongs to one game. */

/** What a player asks the server to do. */
export const request = z.discriminatedUnion('type', [
  /** Actions on the board as the entry `board` left it; sent on another board they are refused as `stale`. */
  z.strictObject({
    type: z.literal('play'),
    board: z.int().check(z.gte(0)),
    actions: z.array(actionText).check(z.minLength(1), z.maxLength(200)),
  }),
  z.strictObject({ type: z.literal('ask'), wish }),
  z.strictObject({ type: z.literal('grant'), wish }),
  z.strictObject({ type: z.literal('decline'), wish }),
  z.strictObject({ type: z.literal('resign') }),
  /** Before both sides have played. */
  z.strictObject({ type: z.literal('abort') }),
  /** The opponent has been away for long: the game is won, or drawn. */
  z.strictObject({ type: z.literal('claim'), result: z.enum(['win', 'draw']) }),
  z.strictObject({ type: z.literal('say'), phrase }),
  z.strictObject({ type: z.literal('again') }),
]);
export type Request = z.infer<typeof request>;

export const fromClient = z.discriminatedUnion('type', [
  /** The first message: with a secret for a player, without for a spectator; `known` entries need not be sent again. */
  z.strictObject({ type: z.literal('enter'), secret: z.optional(secret), known: z.int().check(z.gte(0)) }),
  z.strictObject({ type: z.literal('do'), key, request }),
  z.strictObject({ type: z.literal('ping') }),
]);
export type FromClient = z.infer<typeof fromClient>;

export const presence = z.strictObject({
  /** Sides whose player is connected. */
  here: z.array(side),
  /** Since when the others have been away; nothing for one who never came. */
  away: z.array(z.strictObject({ side, since: z.int() })),
  watchers: z.int(),
});
export type Presence = z.infer<typeof presence>;

export const fromServer = z.discriminatedUnion('type', [
  /** The answer to `enter`: the log after what was known, and the server's time. */
  z.strictObject({
    type: z.literal('welcome'),
    head,
    you: z.nullable(side),
    entries: z.array(entry),
    presence,
    now: z.int(),
  }),
  /** Confirmed entries: what they say is kept. They may arrive twice; the number tells. */
  z.strictObject({ type: z.literal('news'), entries: z.array(entry), now: z.int() }),
  z.strictObject({ type: z.literal('presence'), presence, now: z.int() }),
  /** The request with this key was not done, or, without a key, the message was not understood. */
  z.strictObject({
    type: z.literal('refused'),
    key: z.optional(key),
    problem,
    message: z.string(),
  }),
  z.strictObject({ type: z.literal('pong'), now: z.int() }),
]);
export type FromServer = z.infer<typeof fromServer>;

/** A socket without any message for so long is dead: both ends close it. Clients ping more often. */
export const SILENCE = 30_000;
export const PING_EVERY = 10_000;
