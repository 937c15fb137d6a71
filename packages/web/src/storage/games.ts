import { makeGame, parseGame, RulesError, ruleSets } from '@calculi/rules';
import type { SideName } from '@calculi/rules';
import { clockFor } from '../game/clock.ts';
import type { Session } from '../game/session.ts';
import type { GameSetup } from '../game/setup.ts';

/** Games on this device. Each is one entry, so that a full storage loses nothing that was kept before. */

const VERSION = 1;
const PREFIX = 'calculi/game/';

/** What is stored of a game. A later version reads earlier ones, or leaves them as they are. */
export interface StoredGame {
  readonly version: typeof VERSION;
  readonly id: string;
  readonly setup: GameSetup;
  /** The game in the library's notation. */
  readonly text: string;
  readonly flagged: SideName | null;
  /** Milliseconds left on the clock. */
  readonly left: readonly [number, number] | null;
  /** What a person calls it. */
  readonly name?: string;
  /** When it was last played on, in milliseconds since 1970. */
  readonly changed: number;
}

/** The part of the browser's storage that is used. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export const storeSession = (id: string, session: Session, now: number): StoredGame => ({
  version: VERSION,
  id,
  setup: session.setup,
  text: makeGame(session.game),
  flagged: session.flagged,
  left: session.clock?.left ?? null,
  changed: now,
});

/** A stored game as a session, its clock standing still; null where it is damaged or from another version. */
export const restoreSession = ({ setup, text, flagged, left }: StoredGame): Session | null => {
  try {
    const { game } = parseGame(text, ruleSets);
    const made = clockFor(setup.clock);
    const clock = made && { ...made, ...(left && { left }) };
    return { setup, game, clock, flagged };
  } catch (error) {
    if (error instanceof RulesError) return null;
    throw error;
  }
};

const isStored = (value: unknown): value is StoredGame =>
  typeof value === 'object' &&
  value !== null &&
  (value as Partial<StoredGame>).version === VERSION &&
  typeof (value as Partial<StoredGame>).text === 'string' &&
  typeof (value as Partial<StoredGame>).setup === 'object';

const parse = (text: string | null): StoredGame | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isStored(value) ? value : null;
  } catch {
    return null;
  }
};

export class GameStore {
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  find(id: string): StoredGame | null {
    return parse(this.#shelf.getItem(PREFIX + id));
  }

  /** Every game that can be read, the latest first. */
  list(): StoredGame[] {
    return Array.from({ length: this.#shelf.length }, (_, index) => this.#shelf.key(index))
      .filter((key) => key?.startsWith(PREFIX) === true)
      .map((key) => parse(this.#shelf.getItem(key ?? '')))
      .filter((game) => game !== null)
      .sort((one, other) => other.changed - one.changed);
  }

  /**
   * Keeps a game, by the name it has where it is given none; false where there is no room, and then what was kept before
   * is still there.
   */
  keep(game: StoredGame): boolean {
    const name = game.name ?? this.find(game.id)?.name;
    try {
      this.#shelf.setItem(PREFIX + game.id, JSON.stringify({ ...game, ...(name !== undefined && { name }) }));
      return true;
    } catch {
      return false;
    }
  }

  remove(id: string): void {
    this.#shelf.removeItem(PREFIX + id);
  }
}
