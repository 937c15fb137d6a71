import { kiosk } from '../kiosk/kiosk.ts';

/** Where the server is, and whether there is one: a static host has none. */

export const apiUrl = (path: string): string => new URL(`api/${path}`, document.baseURI).href;

/** The socket of a game. */
export const liveUrl = (game: string): string => apiUrl(`games/${game}/live`).replace(/^http/, 'ws');

/** Whether a server for online games answers here; an exhibition has none on purpose. */
export const hasServer = async (): Promise<boolean> => {
  if (kiosk || !location.protocol.startsWith('http')) return false;
  try {
    const answer = await fetch(apiUrl('health'), { cache: 'no-store' });
    // A static host answers too, with a page of its own.
    return ((await answer.json()) as { readonly status?: unknown }).status === 'ok';
  } catch {
    return false;
  }
};
