import { GameStore } from './games.ts';
import type { Shelf } from './games.ts';

/** The storage of this device; where the browser refuses one, a memory that lasts as long as the page. */

const makeMemory = (): Shelf => {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
};

const openShelf = (): Shelf => {
  try {
    return globalThis.localStorage ?? makeMemory();
  } catch {
    return makeMemory();
  }
};

export const shelf: Shelf = openShelf();
export const games = new GameStore(shelf);

/** A short name for a new game on this device. */
export const newGameId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(5))].map((byte) => byte.toString(36).padStart(2, '0')).join('');
