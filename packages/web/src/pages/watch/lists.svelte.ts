import type { ListedGame } from '@calculi/protocol';
import { listGames, troubleOf } from '../../online/api.ts';
import type { Trouble } from '../../online/api.ts';

/** The public lists of games, as they were last heard of. */
export class Lists {
  waiting = $state.raw<readonly ListedGame[]>([]);
  playing = $state.raw<readonly ListedGame[]>([]);
  finished = $state.raw<readonly ListedGame[]>([]);
  /** Where the finished games go on; null at their end. */
  cursor = $state<string | null>(null);
  isLoaded = $state(false);
  isFetching = $state(false);
  trouble = $state<Trouble | null>(null);
  /** Whether earlier games have been asked for: then the list is no longer begun anew. */
  #isLong = false;

  async refresh(): Promise<void> {
    try {
      const [waiting, playing, finished] = await Promise.all([
        listGames('waiting', null),
        listGames('playing', null),
        listGames('finished', null),
      ]);
      this.waiting = waiting.games;
      this.playing = playing.games;
      this.finished = this.#isLong ? addNew(finished.games, this.finished) : finished.games;
      if (!this.#isLong) this.cursor = finished.cursor;
      this.isLoaded = true;
      this.trouble = null;
    } catch (error) {
      // What was heard before stays: the next time may do better.
      this.trouble = troubleOf(error);
    }
  }

  async more(): Promise<void> {
    this.isFetching = true;
    try {
      const { games, cursor } = await listGames('finished', this.cursor);
      this.finished = addNew(this.finished, games);
      this.cursor = cursor;
      this.#isLong = true;
    } catch (error) {
      this.trouble = troubleOf(error);
    } finally {
      this.isFetching = false;
    }
  }
}

/** Both lists in their order, every game once. */
const addNew = (games: readonly ListedGame[], more: readonly ListedGame[]): readonly ListedGame[] => {
  const known = new Set(games.map(({ head }) => head.id));
  return [...games, ...more.filter(({ head }) => !known.has(head.id))];
};
