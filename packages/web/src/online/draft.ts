import type { Shelf } from '../storage/games.ts';

/**
 * What a player has in hand and not sent: the steps of a turn in progress, on the board that entry `board` left, and what
 * is to be played when the turn comes. Kept on the device, so that a page that is closed loses neither.
 */
export interface Draft {
  readonly board: number;
  readonly actions: readonly string[];
  readonly premove: string | null;
}

export const NO_DRAFT: Draft = { board: -1, actions: [], premove: null };

const PREFIX = 'calculi/online/draft/';

export const readDraft = (shelf: Shelf, game: string): Draft => {
  try {
    const value = JSON.parse(shelf.getItem(PREFIX + game) ?? 'null') as Draft | null;
    return value && Array.isArray(value.actions) ? value : NO_DRAFT;
  } catch {
    return NO_DRAFT;
  }
};

export const keepDraft = (shelf: Shelf, game: string, draft: Draft): void => {
  try {
    if (draft.actions.length === 0 && draft.premove === null) shelf.removeItem(PREFIX + game);
    else shelf.setItem(PREFIX + game, JSON.stringify(draft));
  } catch {
    // A full storage: it lasts as long as the page.
  }
};
