import { parsePosition } from '@calculi/rules';
import { endingOf, turnsOf } from '../../game/session.ts';
import type { Ending } from '../../game/session.ts';
import { restoreSession } from '../../storage/games.ts';
import type { StoredGame } from '../../storage/games.ts';

/** A game on this device as the list shows it. */
export interface Listed {
  readonly stored: StoredGame;
  readonly turns: number;
  readonly ending: Ending | null;
  /** It can no longer be read, and can only be exported or deleted. */
  readonly damaged: boolean;
}

export const listGame = (stored: StoredGame): Listed => {
  const session = restoreSession(stored, parsePosition);
  return session
    ? { stored, turns: turnsOf(session.game).length, ending: endingOf(session), damaged: false }
    : { stored, turns: 0, ending: null, damaged: true };
};

/** A name for a file, without signs that some devices refuse. */
export const fileName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase() || 'game';
