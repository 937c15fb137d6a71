import { parseAddress } from '../address/address.ts';
import type { Address } from '../address/address.ts';

/** What a tab showed of a game when it was left: a reload shows it again at once. */

const KEY = 'calculi/overture';

interface Kept {
  /** Where and how it was shown; nowhere else is it right. */
  readonly place: string;
  readonly html: string;
}

/** Another version of this script has other styles. */
const placeNow = (language: string): string =>
  [import.meta.url, location.hash, language, innerWidth, innerHeight].join(' ');

const isGame = ({ page, query }: Address): boolean => page === 'play' && query['game'] !== undefined;

export const findKept = (address: Address, language: string): string | null => {
  // To ask takes a while: only where something may be found.
  if (!isGame(address)) return null;
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept?.place === placeNow(language) ? kept.html : null;
  } catch {
    return null;
  }
};

/** Whether the page itself is there already. */
export const isShown = (app: Element): boolean => app.querySelector('main h1, main [role="alert"]') !== null;

/** Keeps what is shown whenever the reader looks away, which is also when the page is left. */
export const keepShown = (app: Element): void =>
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') return;
    try {
      if (!isShown(app) || !isGame(parseAddress(location.hash))) return sessionStorage.removeItem(KEY);
      const kept: Kept = { place: placeNow(document.documentElement.lang), html: app.innerHTML };
      sessionStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without room, or without leave to store, a reload shows nothing before its time.
    }
  });
