import { agreeDraw, playAction, resign, RulesError } from '@calculi/rules';
import type { Game, SideName } from '@calculi/rules';
import { clockFor } from '../game/clock.ts';
import type { Outcome, Session } from '../game/session.ts';
import { beginGame } from '../game/setup.ts';
import type { GameSetup, ReadPosition } from '../game/setup.ts';
import { hasForm } from './form.ts';

/** Games on this device. Each is one entry, so that a full storage loses nothing that was kept before. */

const VERSION = 2;
const PREFIX = 'calculi/game/';

/** What is stored of a game. A later version reads earlier ones, or leaves them as they are. */
export interface StoredGame {
  readonly version: typeof VERSION;
  readonly id: string;
  readonly setup: GameSetup;
  /** The version of the rule set it is played by. */
  readonly rules: number;
  readonly actions: readonly string[];
  /** Where the players ended it: who resigned, or that they agreed on a draw. */
  readonly ended: SideName | 'agreement' | null;
  /** What a file said about it beside the moves. */
  readonly notes?: GameNotes | undefined;
  /** How it ended, where the rules do not say. */
  readonly outcome: Outcome | null;
  /** Milliseconds left on the clock. */
  readonly left: readonly [number, number] | null;
  /** What a person calls it. */
  readonly name?: string | undefined;
  /** When it was last played on, in milliseconds since 1970. */
  readonly changed: number;
}

export interface GameNotes {
  readonly headers: Readonly<Record<string, string>>;
  /** By the number of actions played before them. */
  readonly comments: Readonly<Record<number, string>>;
  /** What they were written about: the game may have been taken back since, and played on otherwise. */
  readonly actions?: readonly string[];
}

/** The part of the browser's storage that is used. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const endedBy = ({ result, rules }: Game): StoredGame['ended'] => {
  if (result?.reason === 'agreement') return 'agreement';
  if (result?.reason !== 'resignation') return null;
  return rules.ruleSet.sides.find((side) => side !== result.winner) ?? null;
};

/** The moves of a game, as they are stored. */
export const storeMoves = (game: Game): Pick<StoredGame, 'rules' | 'actions' | 'ended'> => ({
  rules: game.rules.ruleSet.version,
  actions: game.actions.map(({ action }) => action),
  ended: endedBy(game),
});

export const storeSession = (id: string, session: Session, now: number): StoredGame => ({
  version: VERSION,
  id,
  setup: session.setup,
  ...storeMoves(session.game),
  outcome: session.outcome,
  left: session.clock?.left ?? null,
  changed: now,
});

/** Plays a stored game again. Throws a RulesError where it is damaged. */
export const restoreGame = (
  { setup, actions, ended }: StoredGame,
  readPosition: ReadPosition | null,
): Game => {
  const game = actions.reduce<Game>(playAction, beginGame(setup, readPosition));
  if (ended === null) return game;
  return ended === 'agreement' ? agreeDraw(game) : resign(game, ended);
};

/** A stored game as a session, its clock standing still; null where it is damaged or from another version. */
export const restoreSession = (stored: StoredGame, readPosition: ReadPosition | null): Session | null => {
  const { setup, rules, outcome, left } = stored;
  try {
    const game = restoreGame(stored, readPosition);
    const made = clockFor(setup.clock);
    const clock = made && { ...made, ...(left && { left }) };
    // Rules that are not known here would be played by others.
    const { id, version } = game.rules.ruleSet;
    return id === setup.ruleSet && version === rules ? { setup, game, clock, outcome } : null;
  } catch (error) {
    if (error instanceof RulesError) return null;
    throw error;
  }
};

/** Games were kept before they could end otherwise than by the rules. */
type Kept = Omit<StoredGame, 'outcome'> & Partial<StoredGame>;

const isKept = (value: unknown): value is Kept => hasForm(value, VERSION);

const parse = (text: string | null): StoredGame | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isKept(value) ? { ...value, outcome: value.outcome ?? null } : null;
  } catch {
    return null;
  }
};

/** Under which a game is kept. */
export const keyOfGame = (id: string): string => PREFIX + id;

export class GameStore {
  readonly #shelf: Shelf;

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  find(id: string): StoredGame | null {
    return parse(this.#shelf.getItem(keyOfGame(id)));
  }

  /** Every game that can be read, the latest first. */
  list(): StoredGame[] {
    return Array.from({ length: this.#shelf.length }, (_, index) => this.#shelf.key(index))
      .filter((key) => key?.startsWith(PREFIX) === true)
      .map((key) => parse(this.#shelf.getItem(key ?? '')))
      .filter((game) => game !== null)
      .sort((one, other) => other.changed - one.changed);
  }

  /** A game with the name and the notes that it has here, where nothing is said of them. */
  entryOf(game: StoredGame): StoredGame {
    const { name, notes } = this.find(game.id) ?? {};
    return { name, notes, ...game };
  }

  /** Keeps a game; false where there is no room, and then what was kept before is still there. */
  keep(game: StoredGame): boolean {
    try {
      this.#shelf.setItem(keyOfGame(game.id), JSON.stringify(this.entryOf(game)));
      return true;
    } catch {
      return false;
    }
  }

  /** Gives a game another name, or none; false where it is gone or there is no room. */
  rename(id: string, name: string | null): boolean {
    const kept = this.find(id);
    return kept !== null && this.keep({ ...kept, name: name ?? undefined });
  }

  remove(id: string): void {
    this.#shelf.removeItem(keyOfGame(id));
  }
}
