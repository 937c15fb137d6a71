import { kiosk } from '../kiosk/kiosk.ts';
import { GameStore } from './games.ts';
import type { Shelf } from './games.ts';

/** The storage of this device; where the browser refuses one, and in exhibitions, a memory that lasts as long as the page. */

const makeMemory = (note: () => void): Shelf => {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, value);
      note();
    },
    removeItem: (key) => void entries.delete(key),
  };
};

/** It is said of a refused storage, as of a full one, that what was kept will not last. */
const refuse = (): never => {
  throw new Error('this browser keeps nothing');
};

const openShelf = (): Shelf => {
  if (kiosk) return makeMemory(() => undefined);
  try {
    return globalThis.localStorage ?? makeMemory(refuse);
  } catch {
    return makeMemory(refuse);
  }
};

export const shelf: Shelf = openShelf();
export const games = new GameStore(shelf);

/** A short name for a new game on this device. */
export const newGameId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
