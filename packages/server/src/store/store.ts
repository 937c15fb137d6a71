import type { Ending, Entry, GameState, Head, ListedGame, Side } from '@calculi/protocol';

/**
 * Where games are kept. What a promise here resolves to is on the disk: whoever answers a player waits for it.
 * A log only grows, and a number in it is given once: that is the lock between nodes that know nothing of each other.
 */
export interface Store {
  /** Keeps a new game with its first entries. */
  create(game: NewGame): Promise<void>;
  /** Adds an entry; `false` where its number has already been given, by this node or another, or the game is gone. */
  append(id: string, addition: Addition): Promise<boolean>;
  /** The game and its log after so many entries; null where there is none. */
  read(id: string, known?: number): Promise<StoredGame | null>;
  exists(id: string): Promise<boolean>;
  /** Listed games, the latest change first. */
  list(query: ListQuery): Promise<ListedGame[]>;
  /** Games whose running clock has run out by now, the longest ago first; of very many the first thousand. */
  overdue(now: number): Promise<string[]>;
  /**
   * Removes finished games that ended before, and unfinished ones without a change or a running clock since; says how
   * many.
   */
  forget(before: { readonly finished: number; readonly abandoned: number }): Promise<number>;

  /** A player has come, or gone, at this node; said twice it is the same. */
  come(id: string, side: Side): Promise<void>;
  leave(id: string, side: Side, at: number): Promise<void>;
  /** Who is connected at any node that is alive, and since when the others are not. */
  present(id: string): Promise<StoredPresence>;
  /** This node is alive; rows of nodes that have been silent for long are set to left. */
  heartbeat(now: number): Promise<void>;

  /** Calls back with the id of a game that another node has changed; null where news may have been missed. */
  onNews(listener: (id: string | null) => void): void;
  /** Whether it answers, for the health check. */
  ping(): Promise<void>;
  /** Finishes what was begun, then closes. */
  close(): Promise<void>;
}

export interface NewGame {
  readonly head: Head;
  readonly seats: Seats;
  readonly entries: readonly Entry[];
}

/** Hashes of the secrets by side. */
export type Seats = Partial<Record<Side, string>>;

export interface Addition {
  readonly entry: Entry;
  /** The hash of the secret of someone who sits down with this entry. */
  readonly seat?: { readonly side: Side; readonly hash: string };
  /** What the list of games and the watch over clocks need to know after it. */
  readonly digest: Digest;
}

/** What is kept beside the log so that games can be found by it. */
export interface Digest {
  readonly turns: number;
  readonly ending: Ending | null;
  /** When the running clock runs out. */
  readonly deadline: number | null;
}

export interface StoredGame {
  readonly head: Head;
  readonly seats: Seats;
  readonly entries: readonly Entry[];
}

export interface StoredPresence {
  readonly here: readonly Side[];
  readonly away: readonly { readonly side: Side; readonly since: number }[];
}

export interface ListQuery {
  readonly state: GameState;
  /** Only what changed before; with the id, for games that changed at the same moment. */
  readonly before: { readonly changed: number; readonly id: string } | null;
  readonly limit: number;
}
