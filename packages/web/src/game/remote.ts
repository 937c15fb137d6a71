import type { Clock, Wish } from '@calculi/protocol';
import type { Action, SideName } from '@calculi/rules';

/**
 * A game with someone far away, as the board sees it: what is done at once at one device is asked for here, and comes
 * back when it is confirmed. All words are in the reader's language.
 */
export interface Remote {
  /** Whether a turn can be played now: both sit at the board, and nothing is on its way. */
  readonly mayAct: boolean;
  readonly mayUseAids: boolean;
  readonly mayResign: boolean;
  readonly mayAsk: (wish: Wish) => boolean;
  readonly ask: (wish: Wish) => void;
  readonly resign: () => void;
  /** By the server's time. */
  readonly clock: Clock | null;
  /** What may be chosen now to be played as soon as the turn comes. */
  readonly premoves: readonly Action[];
  readonly premove: Action | null;
  readonly choose: (premove: Action | null) => void;
  /** What is going on, where that is more than whose turn it is. */
  readonly status: string | null;
  /** What the window is to be called first. */
  readonly heading: string | null;
  /** What is known of who plays a side. */
  readonly says: (side: SideName) => string | null;
}
