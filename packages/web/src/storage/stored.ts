import type { Shelf } from './games.ts';

const SETTINGS = 'calculi/settings';

/** What was stored of the settings, whatever it is; nothing where it cannot be read. */
export const readSettings = (open: () => Pick<Shelf, 'getItem'>): Readonly<Record<string, unknown>> => {
  try {
    return { ...(JSON.parse(open().getItem(SETTINGS) ?? '{}') as object) };
  } catch {
    return {};
  }
};

/** Stores the settings; where there is no room they last as long as the page. */
export const storeSettings = (shelf: Pick<Shelf, 'setItem'>, settings: object): void => {
  try {
    shelf.setItem(SETTINGS, JSON.stringify(settings));
  } catch {
    // A full storage is said of games, where something would be lost.
  }
};
