import * as z from 'zod/mini';
import { GAME_ID, SECRET } from './pattern.ts';

/** What is agreed before a game. The server asks the rules whether it is sound. */

export const side = z.enum(['even', 'odd', 'black', 'white']);
export type Side = z.infer<typeof side>;

/** Minutes for each side and seconds added after each turn, or days for each turn. */
export const clockSetup = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('minutes'),
    minutes: z.number().check(z.gte(0.25), z.lte(180)),
    increment: z.int().check(z.gte(0), z.lte(180)),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.int().check(z.gte(1), z.lte(14)) }),
]);
export type ClockSetup = z.infer<typeof clockSetup>;

export const agreement = z.strictObject({
  /** Rule set and its version, such as `boutin@1`. */
  rules: z.string().check(z.regex(/^[a-z-]{1,40}@\d{1,4}$/)),
  /** Options that differ from their defaults, as texts. */
  options: z.record(
    z.string().check(z.regex(/^[a-z-]{1,40}$/)),
    z.string().check(z.minLength(1), z.maxLength(80)),
  ),
  /** The text of the first position, where it is not the usual one. */
  position: z.nullable(z.string().check(z.minLength(1), z.maxLength(2000))),
  clock: z.nullable(clockSetup),
  /** Whether hints, standing captures, plans and the like may be used. */
  aids: z.boolean(),
  /** Whether it stands in the public list of games. */
  listed: z.boolean(),
});
export type Agreement = z.infer<typeof agreement>;

export const gameId = z.string().check(z.regex(GAME_ID));

/** Chosen by whoever takes a seat: whoever knows it has the seat. */
export const secret = z.string().check(z.regex(SECRET));

/** What stands at the head of a game and never changes. */
export const head = z.strictObject({
  id: gameId,
  agreement,
  sides: z.tuple([side, side]),
  /** Who plays first. */
  begins: side,
  /** Milliseconds since 1970, by the server's clock, as all times here. */
  created: z.int(),
});
export type Head = z.infer<typeof head>;
