import type { BoardSpec } from '@calculi/rules';
import { isLying, isSideways } from '../../board/stance.ts';
import { pageSize } from '../../shell/size.svelte.ts';
import { settings } from '../../storage/settings.svelte.ts';

/** Where everything is around a board that does not stand upright: loaded before a game that needs it begins. */
class Layout<Shown> {
  readonly #fetch: () => Promise<{ readonly default: Shown }>;

  /** Nothing before it has come; until then the board stands upright. */
  shown = $state.raw<Shown | null>(null);
  isMissing = $state(false);

  constructor(fetch: () => Promise<{ readonly default: Shown }>) {
    this.#fetch = fetch;
  }

  /** Loads it, unless it is there; a game goes on without it where it cannot be had. */
  async load(): Promise<void> {
    try {
      this.shown ??= (await this.#fetch()).default;
      this.isMissing = false;
    } catch {
      this.isMissing = true;
    }
  }
}

export const lying = new Layout(() => import('./Lying.svelte'));
export const sideways = new Layout(() => import('./Sideways.svelte'));

/** The layout that a board should have on the page as it is; null where that is always there. */
export const layoutFor = (board: BoardSpec): Layout<unknown> | null => {
  if (isSideways(pageSize)) return sideways;
  return isLying(board, pageSize, settings.lying) ? lying : null;
};
