import { parsePosition } from '@calculi/rules';
import type { Position } from '@calculi/rules';
import { endingOf, turnsOf } from '../../game/session.ts';
import type { Ending } from '../../game/session.ts';
import { restoreSession } from '../../storage/games.ts';
import type { StoredGame } from '../../storage/games.ts';

/** A game on this device as the list shows it. */
export interface Listed {
  readonly stored: StoredGame;
  readonly turns: number;
  readonly ending: Ending | null;
  /** Where it stands; null where it can no longer be read. */
  readonly position: Position | null;
  /** It can no longer be read, and can only be saved as it is stored, or deleted. */
  readonly damaged: boolean;
}

export const listGame = (stored: StoredGame): Listed => {
  const session = restoreSession(stored, parsePosition);
  return session
    ? {
        stored,
        turns: turnsOf(session.game).length,
        ending: endingOf(session),
        position: session.game.position,
        damaged: false,
      }
    : { stored, turns: 0, ending: null, position: null, damaged: true };
};

/** A name for a file, without signs that some devices refuse. */
export const fileName = (name: string): string =>
  name
    // Put together, not taken apart: a letter without its marks is another, in Japanese even another sound.
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase() || 'game';
