import type { GameSetup } from '../src/game/setup.ts';
import { PERSON } from '../src/game/setup.ts';
import type { Shelf } from '../src/storage/games.ts';

/** Two people at one device. */
export const setupOf = (ruleSet: string, more: Partial<GameSetup> = {}): GameSetup => ({
  ruleSet,
  options: {},
  seats: [PERSON, PERSON],
  clock: null,
  position: null,
  ...more,
});

/** A storage with room for so many characters. */
export const makeShelf = (room = Infinity): Shelf & { readonly entries: Map<string, string> } => {
  const entries = new Map<string, string>();
  return {
    entries,
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      const others = [...entries].filter(([each]) => each !== key).map(([, text]) => text.length);
      if (others.reduce((sum, each) => sum + each, value.length) > room)
        throw new Error('QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key) => void entries.delete(key),
  };
};
