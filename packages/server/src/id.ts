import { createHash, randomBytes } from 'node:crypto';

const LENGTH = 10;

/** Sixty random bits: games that are not listed cannot be found by trying. */
export const newGameId = (): string => randomBytes(LENGTH).toString('base64url').slice(0, LENGTH);

/** The id of the game that follows: the same whoever makes it, so that two nodes cannot make two. */
export const successorId = (id: string, secretHashes: readonly string[]): string =>
  createHash('sha256')
    .update([id, ...secretHashes].join(' '))
    .digest('base64url')
    .slice(0, LENGTH);
