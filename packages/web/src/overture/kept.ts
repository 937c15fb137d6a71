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

/** Keeps what is shown whenever the reader looks away, which is also when the page is left. */
export const keepShown = (app: Element): void =>
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') return;
    try {
      const kept: Kept = { place: placeNow(document.documentElement.lang), html: app.innerHTML };
      if (isGame(parseAddress(location.hash))) sessionStorage.setItem(KEY, JSON.stringify(kept));
      else sessionStorage.removeItem(KEY);
    } catch {
      // Without room, or without leave to store, a reload shows nothing before its time.
    }
  });
