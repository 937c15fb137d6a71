import * as z from 'zod/mini';

/** All that players can say to each other; every language has its words for them. */
export const PHRASES = [
  'greeting',
  'good-luck',
  'well-played',
  'fine-capture',
  'fine-harmony',
  'thinking',
  'back-soon',
  'back',
  'sorry',
  'thanks',
  'another-game',
  'farewell',
] as const;

export const phrase = z.enum(PHRASES);
export type Phrase = z.infer<typeof phrase>;
