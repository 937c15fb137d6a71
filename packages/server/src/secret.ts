import { createHash, timingSafeEqual } from 'node:crypto';
import type { Side } from '@calculi/protocol';
import type { Seats } from './store/store.ts';

/** What is kept of a secret. Secrets are random and long, so that a plain hash cannot be guessed back. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const isSame = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** The side whose secret has this hash. Every seat is looked at, so that the time taken tells nothing. */
export const sideOfHash = (seats: Seats, hash: string): Side | null => {
  let found: Side | null = null;
  for (const [side, kept] of Object.entries(seats)) if (isSame(kept, hash)) found = side as Side;
  return found;
};
