import { newGame, playAction } from '@calculi/rules';
import type { Game, Position } from '@calculi/rules';

/**
 * The game of a room as far as the rules need it to judge the next action: the position now and the hashes of earlier
 * ones. It is made from the actions when asked for, kept up with them, and can be dropped at any time.
 */
export class Board {
  readonly #start: () => Position;
  #game: Game | null = null;
  /** How many actions it has seen. */
  #seen = 0;

  constructor(start: () => Position) {
    this.#start = start;
  }

  after(actions: readonly string[]): Game {
    let game = this.#game;
    if (!game || this.#seen > actions.length) {
      game = newGame(this.#start().rules, this.#start());
      this.#seen = 0;
    }
    for (const action of actions.slice(this.#seen)) game = playOn(game, action);
    this.keep(game, actions.length);
    return game;
  }

  /** The game after so many actions is known already. */
  keep(game: Game, actions: number): void {
    this.#game = game;
    this.#seen = actions;
  }

  drop(): void {
    this.#game = null;
  }
}

/** Plays an action without keeping the positions on the way. */
export const playOn = (game: Game, action: string): Game => ({ ...playAction(game, action), actions: [] });
